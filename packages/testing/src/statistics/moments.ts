/** Mean and spread of whole numbers, exact up to sums of squares of 2^53. */
export class Moments {
  /** How many numbers. */
  count = 0
  #sum = 0
  #squares = 0

  /** Takes in one number. */
  add(value: number): void {
    this.count++
    this.#sum += value
    this.#squares += value * value
  }

  /** Their mean. */
  get mean(): number {
    return this.#sum / this.count
  }

  /** The standard deviation of one of them, with n - 1 under the sum. */
  get sd(): number {
    return Math.sqrt(Math.max(0, (this.#squares - this.#sum * this.mean) / (this.count - 1)))
  }

  /** The standard error of their mean. */
  get error(): number {
    return this.sd / Math.sqrt(this.count)
  }
}
