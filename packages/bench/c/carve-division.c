#include <stdlib.h>
#include <string.h>

#include "kernels.h"

typedef struct {
  int64_t at;
  uint32_t width, height;
} Room;

static void open_inside(Board *board) {
  for (uint32_t row = 1; row <= board->height; row++) {
    uint8_t *cells = board->bytes + row * board->stride;
    memset(cells, (NORTH | EAST | SOUTH | WEST) ^ (row == 1 ? NORTH : 0) ^ (row == board->height ? SOUTH : 0),
           board->width);
    cells[0] &= (uint8_t)~WEST;
    cells[board->width - 1] &= (uint8_t)~EAST;
  }
}

/* A wall on one side of `length` cells in a line, and on the other side of those across it, with a gap. */
static void build(uint8_t *cells, int64_t step, int64_t across, uint8_t side, uint8_t opposite, uint32_t length,
                  uint32_t gap) {
  for (uint32_t i = 0; i < length; i++) {
    cells[i * step] &= (uint8_t)~side;
    cells[i * step + across] &= (uint8_t)~opposite;
  }
  cells[gap * step] |= side;
  cells[gap * step + across] |= opposite;
}

/* Across the longer side of each room; the first part is cut first. */
void carve_division(Board *board, Stream *given) {
  Stream stream = *given;
  int64_t stride = board->stride;
  Room *rooms = need_memory(((size_t)board->width + board->height) * sizeof(Room));
  size_t count = 0;
  open_inside(board);
  if (board->width > 1 && board->height > 1) rooms[count++] = (Room){stride, board->width, board->height};
  while (count > 0) {
    Room room = rooms[--count];
    int upright = room.width > room.height;
    if (room.width == room.height) upright = bits_of(&stream) < 1u << 31;
    if (upright) {
      uint32_t left = below(&stream, room.width - 1) + 1;
      uint32_t gap = below(&stream, room.height);
      build(board->bytes + room.at + left - 1, stride, 1, EAST, WEST, room.height, gap);
      if (room.width - left > 1) rooms[count++] = (Room){room.at + left, room.width - left, room.height};
      if (left > 1) rooms[count++] = (Room){room.at, left, room.height};
    } else {
      uint32_t above = below(&stream, room.height - 1) + 1;
      uint32_t gap = below(&stream, room.width);
      build(board->bytes + room.at + (above - 1) * stride, 1, stride, SOUTH, NORTH, room.width, gap);
      if (room.height - above > 1)
        rooms[count++] = (Room){room.at + above * stride, room.width, room.height - above};
      if (above > 1) rooms[count++] = (Room){room.at, room.width, above};
    }
  }
  free(rooms);
  *given = stream;
}
