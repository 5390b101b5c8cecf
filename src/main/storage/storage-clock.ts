/** A difference below this is none, milliseconds: Amazon S3 tolerates 15 minutes, and a header of the answer is some seconds old. */
const TOLERATED = 5 * 60_000

/** The storage's clock: a signature carries its time, and one by a computer's clock that is wrong is refused. */
export class StorageClock {
  /** How far the storage's clock is ahead of this computer's, milliseconds. */
  offset = 0

  /** The present for a signature, as it writes it: `20261122T101500Z`. */
  stamp(): string {
    return new Date(Date.now() + this.offset).toISOString().replace(/[:-]|\.\d{3}/g, '')
  }

  /**
   * Learns from a refusal. Its `Date` alone decides, for a refused HEAD has no body that could say `RequestTimeTooSkewed`.
   * @returns whether the clock was off, so that the same request signed once more may be taken
   */
  corrects(answer: Response): boolean {
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (answer.status !== 403 || Number.isNaN(date)) return false
    if (Math.abs(date - Date.now() - this.offset) < TOLERATED) return false
    this.offset = date - Date.now()
    return true
  }
}
