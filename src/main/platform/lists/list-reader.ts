import type { AnswerCheck, AnswerProblem } from '#shared/answer-shape.ts'
import { Unfit } from '#shared/fit/values/value-conversion.ts'
import type { RowConversion } from '../graphql/trusted-operations.ts'
import { type Body, type BodyReader, TextReader } from '../http/http-exchange.ts'
import { parseObject } from '../http/json-object.ts'
import { ListScanner } from './list-scanner.ts'
import type { RowLosses } from './row-losses.ts'

/** Bytes that are parsed at a time: large enough to cost little more than parsing at once, small enough not to hold the process. */
const BATCH_BYTES = 256 * 1024
/** Characters that are handed on at a time: few calls for a long list, and none for a short one, which comes whole. */
export const PART_LENGTH = 1_000_000

/** Elements of a list that is still arriving: JSON texts with a comma between. */
export interface ListPart {
  /** Counted from 0 in each answer. */
  readonly at: number
  readonly elements: string
}

/** Takes a part of a long list. What it returns is waited for before more is read from the platform. */
export type PartTaker = (part: ListPart) => unknown

/**
 * Reads the answer of an operation that asks for one list, `{"data":{"<field>":[...]}}`: its elements are parsed and checked in batches while the rest still
 * arrives, then let go, so that nothing is left to do when the last byte of 100,000 sites is there, no turn of the process is long and no second copy is
 * held. Any other body comes out as text.
 */
export class ListReader implements BodyReader {
  readonly #field: string
  readonly #check: AnswerCheck
  readonly #prefix: Buffer
  readonly #scanner = new ListScanner()
  /** What stands before the elements. */
  readonly #head: string
  #state: 'prefix' | 'elements' | 'tail' | 'other' | 'malformed' = 'prefix'
  #other = new TextReader()
  #pending: Uint8Array[] = []
  #pendingBytes = 0
  #length = 0
  #problem: AnswerProblem | null = null
  readonly #onPart: PartTaker | undefined
  readonly #losses: RowLosses | undefined
  readonly #convert: RowConversion | undefined
  /** The elements that were not handed on, batch by batch. */
  #part: string[] = []
  #partLength = 0
  #parts = 0
  #taking: unknown

  /**
   * @param check the operation's check of `data`
   * @param onPart takes a long list while it arrives, and nothing of it is held here then; what it took counts only once the answer is whole and good
   * @param losses takes the rows that do not fit, where the list is shown without them
   * @param convert makes our rows of a platform's with a schema of its own
   */
  constructor(field: string, check: AnswerCheck, onPart?: PartTaker, losses?: RowLosses, convert?: RowConversion) {
    this.#field = field
    this.#check = check
    this.#onPart = onPart
    this.#losses = losses
    this.#convert = convert
    this.#head = `{${JSON.stringify(field)}:[`
    this.#prefix = Buffer.from(`{"data":${this.#head}`)
  }

  push(chunk: Uint8Array): void {
    if (this.#state === 'other') this.#other.push(chunk)
    else if (this.#state === 'prefix') this.#begin(chunk)
    else if (this.#state === 'elements') this.#elements(chunk)
    else if (this.#state === 'tail') this.#keep(chunk)
  }

  async ready(): Promise<void> {
    await this.#taking
  }

  end(): Body {
    if (this.#state === 'other') return this.#other.end()
    if (this.#state === 'prefix') return { kind: 'text', text: this.#takePending().toString('utf8') }
    if (this.#state === 'elements') return { kind: 'malformed', brokenAfter: this.#length }
    if (this.#state !== 'tail') return { kind: 'malformed' }
    const tail = this.#takePending().toString('utf8')
    const errors = /^\s*\}\s*\}\s*$/.test(tail) ? [] : this.#errorsIn(tail)
    if (this.#parts > 0 && this.#part.length > 0) this.#handOn()
    // Of a list that was handed on, what is left here is empty.
    const list = [this.#head, this.#part.join(','), ']'].join('')
    if (errors === undefined) return { kind: 'text', text: `{"data":${list}${tail}` }
    return { kind: 'list', data: `${list}}`, length: this.#length, problem: this.#problem, parts: this.#parts, errors }
  }

  /** The errors behind the list; undefined where the answer as a whole decides. What nobody asked for may stand beside it. */
  #errorsIn(tail: string): readonly unknown[] | undefined {
    const { data, errors = [] } = parseObject(`{"data":{"list":[]${tail}`) ?? {}
    if (!Array.isArray(errors) || typeof data !== 'object' || data === null) return undefined
    return errors.length === 0 || this.#losses !== undefined ? (errors as unknown[]) : undefined
  }

  #begin(chunk: Uint8Array): void {
    this.#keep(chunk)
    if (this.#pendingBytes < this.#prefix.length) return
    const start = this.#takePending()
    if (start.subarray(0, this.#prefix.length).equals(this.#prefix)) {
      this.#state = 'elements'
      this.#elements(start.subarray(this.#prefix.length))
    } else {
      this.#state = 'other'
      this.#other.push(start)
    }
  }

  #elements(chunk: Uint8Array): void {
    const { lastComma, close } = this.#scanner.scan(chunk)
    if (close !== -1) {
      this.#keep(chunk.subarray(0, close))
      this.#batch('last')
      this.#keep(chunk.subarray(close + 1))
    } else if (lastComma !== -1 && this.#pendingBytes + lastComma >= BATCH_BYTES) {
      this.#keep(chunk.subarray(0, lastComma))
      this.#batch('more')
      this.#keep(chunk.subarray(lastComma + 1))
    } else this.#keep(chunk)
  }

  /** Parses and checks the elements that are pending. Only an empty list may hold none. */
  #batch(follows: 'more' | 'last'): void {
    const text = this.#takePending().toString('utf8')
    const parsed = parseElements(text)
    const elements = parsed === undefined ? undefined : this.#converted(parsed)
    const isBlank = elements?.length === 0
    if (elements === undefined || (isBlank && (follows === 'more' || this.#length > 0))) {
      this.#state = 'malformed'
      return
    }
    const problem = this.#check({ [this.#field]: elements })
    const kept = this.#losses?.take(elements, problem === null) ?? elements
    const json = singleByte(kept === parsed ? text : JSON.stringify(kept).slice(1, -1))
    if (this.#losses === undefined) this.#problem ??= shifted(problem, this.#length)
    if (kept.length > 0) this.#collect(json)
    this.#length += elements.length
    if (follows === 'last') this.#state = 'tail'
  }

  /** Rows that cannot be converted are null, and wrong as such; the reason is that of the first. */
  #converted(rows: unknown[]): unknown[] {
    const convert = this.#convert
    if (convert === undefined) return rows
    return rows.flatMap((row, index): readonly unknown[] => {
      try {
        return convert([row])
      } catch (error) {
        if (!(error instanceof Unfit)) throw error
        const path = error.path.replace('[0]', `[${this.#length + index}]`)
        this.#problem ??= this.#losses === undefined ? { path, expected: 'a value that can be read', found: `one that ${error.message}` } : null
        return [null]
      }
    })
  }

  #collect(json: string): void {
    this.#part.push(json)
    this.#partLength += json.length
    if (this.#partLength >= PART_LENGTH && this.#onPart !== undefined && this.#problem === null) this.#handOn()
  }

  #handOn(): void {
    this.#taking = this.#onPart?.({ at: this.#parts, elements: this.#part.join(',') })
    this.#parts += 1
    this.#part = []
    this.#partLength = 0
  }

  #keep(chunk: Uint8Array): void {
    this.#pending.push(chunk)
    this.#pendingBytes += chunk.length
  }

  #takePending(): Buffer {
    const bytes = Buffer.concat(this.#pending)
    this.#pending = []
    this.#pendingBytes = 0
    return bytes
  }
}

function parseElements(text: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${text}]`) as unknown[]
  } catch {
    return undefined
  }
}

/**
 * The same JSON in characters of one byte. One Devanagari letter among 100,000 sites would make the process hold, and the bridge carry, twice the bytes for
 * all of them. Beyond ASCII there are only the characters of strings, where an escape represents the same.
 */
export function singleByte(json: string): string {
  return json.replace(/[\u0100-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const shifted = (problem: AnswerProblem | null, by: number): AnswerProblem | null =>
  problem === null ? null : { ...problem, path: problem.path.replace(/\[(\d+)\]/, (_, index: string) => `[${Number(index) + by}]`) }
