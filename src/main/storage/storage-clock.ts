/** A difference below this is none, milliseconds: Amazon S3 tolerates 15 minutes, and the time in an answer is some seconds old. */
const TOLERATED = 5 * 60_000

/** The storage's clock: a signature carries its time, and one by a computer's clock that is wrong is refused. */
export class StorageClock {
  /** How far the storage's clock is ahead of this computer's, milliseconds. */
  #offset = 0

  /** The storage's present, milliseconds. */
  now(): number {
    return Date.now() + this.#offset
  }

  /** A moment as a signature writes it: `20261122T101500Z`. */
  static stamp(time: number): string {
    return new Date(time).toISOString().replace(/[:-]|\.\d{3}/g, '')
  }

  /**
   * Learns from a refusal. Its time alone decides, for a refused HEAD has no body that could say `RequestTimeTooSkewed`.
   * @param signedAt the time in the signature that was refused, milliseconds
   * @returns whether that time was off, so that the same request signed once more may be taken
   */
  corrects({ status, time }: { readonly status: number; readonly time: number | undefined }, signedAt: number): boolean {
    if (status !== 403 || time === undefined || Math.abs(time - signedAt) < TOLERATED) return false
    this.#offset = time - Date.now()
    return true
  }
}
