/* Time, memory, and hashes of what was made. */
#ifndef GAUGES_H
#define GAUGES_H

#include "kernels.h"

/* Processor time of this process, in seconds. */
double cpu_seconds(void);

/* The most memory held so far, in bytes. */
double peak_bytes(void);

/* FNV-1a by 32-bit words: a word a cell with its open sides, row by row; the numbers found. */
uint32_t hash_of_board(const Board *board);
uint32_t hash_of_found(const Found *found);

#endif
