#define _POSIX_C_SOURCE 200809L
#include "gauges.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

double cpu_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Of this program alone where Linux tells it: what getrusage says begins with the peak of the one that started it. */
double peak_bytes(void) {
  FILE *status = fopen("/proc/self/status", "r");
  if (status != NULL) {
    char line[256];
    double kib = 0;
    while (kib == 0 && fgets(line, sizeof line, status) != NULL)
      if (strncmp(line, "VmHWM:", 6) == 0) sscanf(line + 6, "%lf", &kib);
    fclose(status);
    if (kib > 0) return kib * 1024;
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return (double)usage.ru_maxrss;
#else
  return (double)usage.ru_maxrss * 1024;
#endif
}

static inline uint32_t hashed(uint32_t hash, uint32_t word) { return (hash ^ word) * 0x01000193u; }

uint32_t hash_of_board(const Board *board) {
  uint32_t hash = 0x811c9dc5u;
  for (uint32_t row = 1; row <= board->height; row++) {
    const uint8_t *cells = board->bytes + row * board->stride;
    for (uint32_t column = 0; column < board->width; column++) hash = hashed(hash, cells[column]);
  }
  return hash;
}

uint32_t hash_of_found(const Found *found) {
  uint32_t hash = 0x811c9dc5u;
  for (size_t i = 0; i < found->length; i++) hash = hashed(hash, found->cells[i]);
  return hash;
}
