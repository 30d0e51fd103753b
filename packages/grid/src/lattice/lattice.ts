import type { GraphGrid, GridRows, LatticeGrid } from '../grid.js'
import type { Bounds, Layout } from '../layout.js'
import type { Points } from '../points.js'
import type { ReadonlyInts } from '../read-only.js'
import { squareLayout } from '../shapes/square-layout.js'
import { latticeGraph } from './lattice-graph.js'
import { maskedLayout } from './lattice-layout.js'
import { checkGraphForm, positionsOf, strideOf } from './lattice-limits.js'
import { cellsOfMask, type LatticeMask } from './lattice-mask.js'
import { LATTICE_SIDES } from './lattice-sides.js'

/** What a lattice is made from. */
export interface LatticeParts extends Pick<LatticeGrid, 'shape' | 'width' | 'height' | 'mask' | 'bounds'> {}

/** The one class of lattices. */
export class Lattice implements LatticeGrid {
  readonly kind = 'lattice'
  readonly shape: string
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly positions: number
  readonly mask: LatticeMask | null
  readonly cells: number
  readonly sides: number
  readonly maxSides: number = LATTICE_SIDES
  readonly bounds: Bounds
  readonly layout: Layout
  readonly rows: GridRows | null
  private made: GraphGrid | null = null

  constructor({ shape, width, height, mask, bounds }: LatticeParts) {
    this.shape = shape
    this.width = width
    this.height = height
    this.stride = strideOf(width)
    this.positions = positionsOf(width, height)
    this.mask = mask
    this.cells = mask === null ? width * height : cellsOfMask(mask)
    this.sides = this.cells * LATTICE_SIDES
    this.bounds = bounds
    this.rows = mask === null ? { width, height } : null
    this.layout = mask === null ? squareLayout(width, height) : maskedLayout(this)
  }

  get graph(): GraphGrid {
    if (this.made === null) {
      checkGraphForm(this.cells)
      this.made = latticeGraph(this)
    }
    return this.made
  }

  get first(): ReadonlyInts {
    return this.graph.first
  }

  get across(): ReadonlyInts {
    return this.graph.across
  }

  get slot(): ReadonlyInts {
    return this.graph.slot
  }

  get centres(): Points {
    return this.graph.centres
  }

  get madeBytes(): number {
    if (this.made === null) return 0
    const { first, across, slot, centres, layout } = this.made
    return first.byteLength + across.byteLength + slot.byteLength + centres.data.byteLength + layout.bytes
  }
}
