#include "stream.h"

static const uint64_t NARROW_CELLS = 1u << 26;

Stream stream_for(uint32_t seed, uint64_t cells) {
  Stream narrow = {seed, 0, 0, 0, 0};
  if (cells <= NARROW_CELLS) return narrow;
  Stream wide = {0, 0, 0, 0, 1};
  wide.a = narrow_bits(&narrow);
  wide.b = narrow_bits(&narrow);
  wide.c = narrow_bits(&narrow);
  wide.d = narrow_bits(&narrow);
  return wide;
}

RowKey row_key(Stream *stream) {
  RowKey key;
  key.high = bits_of(stream);
  key.low = bits_of(stream);
  return key;
}

/* Eight quarter-rounds of ChaCha. */
Stream row_stream(RowKey key, uint32_t row) {
  uint32_t a = key.high, b = key.low, c = row, d = 0x9e3779b9u;
  for (int round = 0; round < 8; round++) {
    a += b;
    d = rotated(d ^ a, 16);
    c += d;
    b = rotated(b ^ c, 12);
    a += b;
    d = rotated(d ^ a, 8);
    c += d;
    b = rotated(b ^ c, 7);
  }
  Stream stream = {a, b, c, d, 1};
  return stream;
}

void shuffle(uint32_t *list, uint32_t length, Stream *given) {
  Stream stream = *given;
  for (uint32_t i = length - 1; i > 0; i--) {
    uint32_t j = below(&stream, i + 1);
    uint32_t moved = list[i];
    list[i] = list[j];
    list[j] = moved;
  }
  *given = stream;
}
