#include "board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint8_t picked[16 * 12];

void *need_memory(size_t bytes) {
  void *memory = calloc(bytes, 1);
  if (memory == NULL) {
    fprintf(stderr, "no memory for %zu bytes\n", bytes);
    exit(3);
  }
  return memory;
}

Board new_board(uint32_t width, uint32_t height) {
  Board board = {width, height, (int64_t)width + 1, 0, (uint64_t)width * height, NULL};
  board.positions = ((size_t)board.stride * (height + 2) + 7) / 8 * 8;
  board.bytes = need_memory(board.positions);
  return board;
}

void free_board(Board *board) {
  free(board->bytes);
  board->bytes = NULL;
}

void mark_outside(Board *board, uint8_t mark) {
  size_t stride = (size_t)board->stride;
  size_t below = stride * (board->height + 1);
  memset(board->bytes, mark, stride);
  memset(board->bytes + below, mark, board->positions - below);
  for (size_t row = 1; row <= board->height; row++) board->bytes[row * stride + board->width] = mark;
}

void keep_open(Board *board) {
  for (size_t i = 0; i < board->positions; i++) board->bytes[i] &= 15;
}

void make_picked(void) {
  for (int sides = 1; sides < 16; sides++) {
    int list[4], length = 0;
    for (int side = 0; side < 4; side++)
      if (sides >> side & 1) list[length++] = side;
    for (int twelfth = 0; twelfth < 12; twelfth++)
      picked[sides * 12 + twelfth] = (uint8_t)list[twelfth * length / 12];
  }
}
