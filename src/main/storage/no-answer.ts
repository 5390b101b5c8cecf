/** A request to the storage never got a whole answer. Retried by its client before it gives up. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** The mark by which the client of the storage knows what may be tried again: a put to the same key may. */
  readonly $retryable = {}
}
