/** An open side of the maze that leads outside. */
export interface PlanGap {
  readonly place: number
  readonly slot: number
}
