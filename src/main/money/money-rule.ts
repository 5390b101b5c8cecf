import type * as z from 'zod'
import { referenceIn, UNDECIDED_PAYMENT } from '#shared/domain/payment.ts'
import { type PagedRows, type PageRead, type PagingStop, stepAfter } from '#shared/paging.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'

type Variables = Readonly<Record<string, unknown>>

/** A record of the platform, as a reading back needs it. */
export interface PlatformRecord {
  /** Distinguishes it from every other record that the same reading could find. */
  readonly id: string
  /**
   * The data that the operation would have answered with, when the record is what it would have made; null when it
   * says something else.
   */
  readonly answer: object | null
  /** Set if it has the amount of a payment sent without a reference, whatever its note. Unix seconds. */
  readonly unreferenced?: { readonly createdAt: number | null; readonly note: string | null; readonly made: object }
}

/** One page of the list in which the record of an operation appears. */
export interface RecordPage {
  /** Those of its rows that can be a record of the operation. */
  readonly records: readonly PlatformRecord[]
  /** Ids of all its rows: a page that comes again is recognised by them. */
  readonly ids: readonly string[]
  /** Variables of the request for the next page; null at the end. */
  readonly next: Variables | null
}

/** How one payment is understood, and where its record appears on the platform. The rules are in `rules/`. */
export interface MoneyRule {
  /** 0 where something may be free, otherwise 1. Minor units. */
  readonly leastAmount: 0 | 1
  /**
   * What the variables say about money, in minor units; `siteId`: whose it is, a site's id or a partner's user name.
   * What they leave out is undefined.
   */
  readonly charge: { readonly siteId: string | undefined; readonly amount: number | undefined; readonly currency: string | undefined }
  /**
   * The variables as they are sent under a reference. An operation without a note takes none: its record is
   * recognised by what it says.
   */
  readonly referenced: (reference: string) => Variables
  /**
   * `newest-first`: the records made since are those before the first one that was known. `named`: the operation names the record that it changes, and the
   * reading goes on until that is found.
   */
  readonly list: 'newest-first' | 'whole' | 'named'
  /** false: whatever the named record says now is the outcome, so what it said before does not matter. */
  readonly hasBaseline: boolean
  readonly readBack: string
  /** Variables of the first question. `siteId` is the entry's. */
  readonly firstPage: (siteId: string) => Variables
  /** The page in an answer's data to a question with these variables. The data was checked against the contract. */
  readonly page: (data: unknown, asked: Variables) => RecordPage
  /** The record that an answer of the operation speaks of; undefined where a reading back names records otherwise. */
  readonly recordOf: (data: unknown) => string | undefined
}

/** Texts as people wrote them, whatever the platform did to blanks at their ends; none is like an empty one. */
export const sameText = (one: string | null | undefined, other: string | null | undefined): boolean => (one ?? '').trim() === (other ?? '').trim()

/**
 * Whether a record carries the note that was sent: by the reference in it, without one by the whole text. Assumption:
 * the platform keeps a note's end.
 */
export const sameNote = (recorded: string | null | undefined, sent: string | null | undefined): boolean => {
  const reference = referenceIn(sent)
  return reference === null ? sameText(recorded, sent) : (recorded ?? '').includes(reference)
}

interface Noted {
  readonly id: string
  readonly made: object
  /** Same amount, and whatever else distinguishes it but the note. */
  readonly isLike: boolean
  readonly note: string | null
  readonly sentNote: string | null | undefined
  readonly createdAt: number | null
}

/** A record of an operation that takes a note. */
export const notedRecord = ({ id, made, isLike, note, sentNote, createdAt }: Noted): PlatformRecord => ({
  id,
  answer: isLike && sameNote(note, sentNote) ? made : null,
  ...(isLike && referenceIn(sentNote) === null ? { unreferenced: { createdAt, note, made } } : {}),
})

/** Makes the rule of a payment from its variables; answers null for variables that the operation does not take. */
export const ruleFor =
  <Sent>(variables: z.ZodType<Sent>, rule: (sent: Sent) => MoneyRule) =>
  (given: unknown): MoneyRule | null => {
    const parsed = variables.safeParse(given)
    return parsed.success ? rule(parsed.data) : null
  }

type Platform = Pick<PlatformClient, 'execute'>

const STOPPED_TEXTS: Readonly<Record<PagingStop, string>> = {
  repeated: 'The platform gave the same page of the list twice.',
  'too-many': 'The platform gives a list that does not end.',
}

/**
 * Reads the records among which the one of a payment would be.
 * @param known ids of the records that were there before; null for reading these themselves, for which the newest page is enough
 * @returns failures of the platform, and of a list that could not be read to its end: then nothing is known of the records
 */
export async function readRecords(
  platform: Platform,
  rule: MoneyRule,
  siteId: string,
  known: ReadonlySet<string> | null,
): Promise<Result<readonly PlatformRecord[]>> {
  const read = await readOn(platform, rule, siteId, known)
  if (!read.ok) return read
  const { rows, stopped } = read.value
  return stopped === null ? success(rows) : failure('invalid-answer', STOPPED_TEXTS[stopped])
}

interface Search {
  readonly rule: MoneyRule
  readonly siteId: string
  readonly known: ReadonlySet<string>
  /** Ids of the records of other payments. Asked once the list was read. */
  readonly claimed: Pick<ReadonlySet<string>, 'has'>
  /** When the payment was begun, unix seconds. */
  readonly startedAt: number
}

/** Largest difference between the platform's time of a booking and ours, seconds: clocks differ. */
const CLOSE = 300
const isClose = (createdAt: number | null, startedAt: number): boolean => createdAt === null || Math.abs(createdAt - startedAt) <= CLOSE

const UNDECIDED = failure('invalid-answer', UNDECIDED_PAYMENT, { reason: 'undecided' })

/** True if several records match a payment that was sent without a reference. */
export const isUndecided = ({ details }: Failure): boolean => details?.['reason'] === 'undecided'

/**
 * Finds the record that a payment made; undefined: there is none. Fails where the list neither ended nor holds it, and
 * without a reference where another record may be it: undecided.
 */
export async function findRecord(platform: Platform, { rule, siteId, known, claimed, startedAt }: Search): Promise<Result<PlatformRecord | undefined>> {
  const read = await readOn(platform, rule, siteId, known)
  if (!read.ok) return read
  const { rows, stopped } = read.value
  const since = rows.filter(({ id }) => !known.has(id) && !claimed.has(id))
  const isAlike = ({ answer, unreferenced }: PlatformRecord): boolean => answer !== null && isClose(unreferenced?.createdAt ?? null, startedAt)
  const [made, ...others] = since.filter(isAlike)
  const isBare = since.some(({ unreferenced }) => unreferenced !== undefined)
  if (isBare && (made === undefined || others.length > 0)) return UNDECIDED
  return (made !== undefined && !isBare) || stopped === null ? success(made) : failure('invalid-answer', STOPPED_TEXTS[stopped])
}

/** Where it stopped before the end of the list, what is not among the records may still be on the platform. */
async function readOn(platform: Platform, rule: MoneyRule, siteId: string, known: ReadonlySet<string> | null): Promise<Result<PagedRows<PlatformRecord>>> {
  const rows: PlatformRecord[] = []
  const pages: PageRead<string>[] = []
  let asked = rule.firstPage(siteId)
  for (;;) {
    const answer = await platform.execute(rule.readBack, asked)
    if (!answer.ok) return answer
    const page = rule.page(JSON.parse(answer.value.data), asked)
    rows.push(...page.records)
    if (isEnough(rule, page.records, known)) return success({ rows, stopped: null })
    pages.push({ place: JSON.stringify(asked), next: page.next && JSON.stringify(page.next), ids: new Set(page.ids) })
    const { next, stopped } = stepAfter(pages)
    if (next === null || page.next === null) return success({ rows, stopped })
    asked = page.next
  }
}

function isEnough({ list }: MoneyRule, page: readonly PlatformRecord[], known: ReadonlySet<string> | null): boolean {
  if (list === 'named') return page.length > 0
  if (list === 'whole') return false
  return known === null || page.some(({ id }) => known.has(id))
}
