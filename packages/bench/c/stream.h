/* The streams of recipes: mulberry32, and xoshiro128** for big mazes and for rows. */
#ifndef STREAM_H
#define STREAM_H

#include <stdint.h>

typedef struct {
  uint32_t a, b, c, d;
  int wide;
} Stream;

static inline uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t narrow_bits(Stream *stream) {
  uint32_t state = stream->a += 0x6d2b79f5u;
  uint32_t t = (state ^ state >> 15) * (state | 1);
  t ^= t + (t ^ t >> 7) * (t | 61);
  return t ^ t >> 14;
}

static inline uint32_t wide_bits(Stream *stream) {
  uint32_t scrambled = rotated(stream->b * 5, 7) * 9;
  uint32_t shifted = stream->b << 9;
  stream->c ^= stream->a;
  stream->d ^= stream->b;
  stream->b ^= stream->c;
  stream->a ^= stream->d;
  stream->c ^= shifted;
  stream->d = rotated(stream->d, 11);
  return scrambled;
}

/* 32 random bits. Kernels draw from a copy of their own, which stays in registers. */
static inline uint32_t bits_of(Stream *stream) {
  return stream->wide ? wide_bits(stream) : narrow_bits(stream);
}

/* floor(u * n) as a double has it: exact in whole numbers as far as the product fits a double. */
static inline uint32_t below(Stream *stream, uint32_t n) {
  uint32_t bits = bits_of(stream);
  if (n <= 1u << 21) return (uint32_t)((uint64_t)bits * n >> 32);
  return (uint32_t)((double)bits * 0x1p-32 * (double)n);
}

/* floor(12 u): a place in a table of picks. */
static inline uint32_t twelfth_of(uint32_t bits) { return (uint32_t)((uint64_t)bits * 12 >> 32); }

/* The stream that carves a maze of so many cells. */
Stream stream_for(uint32_t seed, uint64_t cells);

/* What the streams of a maze's rows are made from, and that of one row. */
typedef struct {
  uint32_t high, low;
} RowKey;
RowKey row_key(Stream *stream);
Stream row_stream(RowKey key, uint32_t row);

/* From the last place down, one draw each. */
void shuffle(uint32_t *list, uint32_t length, Stream *stream);

#endif
