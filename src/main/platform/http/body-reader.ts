import type { AnswerProblem } from '#shared/answer-shape.ts'

/** A whole body, as far as its reader understood it. */
export type Body =
  | { readonly kind: 'text'; readonly text: string }
  /**
   * `{"data":{"<field>":[...]}}`, parsed and checked while it arrived: its `data` as JSON text, in how many parts it was handed on before, and the errors
   * beside it.
   */
  | {
      readonly kind: 'list'
      readonly data: string
      readonly length: number
      readonly problem: AnswerProblem | null
      readonly parts: number
      readonly errors: readonly unknown[]
    }
  /** `brokenAfter`: it ends within its list, behind this many rows. */
  | { readonly kind: 'malformed'; readonly brokenAfter?: number }

/** Takes the bytes of one body as they arrive. */
export interface BodyReader {
  push(chunk: Uint8Array): void
  /** The body once all of it was pushed. Throws a RangeError when it is longer than a text can be. */
  end(): Body
}

/** Reads a body as text, decoded once it is whole. */
export class TextReader implements BodyReader {
  readonly #chunks: Uint8Array[] = []

  push(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
  }

  end(): Body {
    return { kind: 'text', text: Buffer.concat(this.#chunks).toString('utf8') }
  }
}
