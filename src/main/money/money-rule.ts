import type * as z from 'zod'
import { type MoneyOperation, referenceIn } from '#shared/domain/payment.ts'

/** What the variables of an operation say about money. What they leave out stays undefined. Amounts in minor units. */
export interface SaidAmount {
  /** Whose money it is: a site's id, or a partner's user name. */
  readonly siteId: string | undefined
  readonly amount: number | undefined
  readonly currency: string | undefined
}

/** A record of the platform, as a reading back needs it. */
export interface PlatformRecord {
  /** Distinguishes it from every other record that the same reading could find. */
  readonly id: string
  /** The data that the operation would have answered with, when the record is what it would have made; null when it says something else. */
  readonly answer: object | null
}

/** One page of the list in which the record of an operation appears. */
export interface RecordPage {
  readonly records: readonly PlatformRecord[]
  /** Ids of all rows of the page, those that are no such record included: a page that comes again is recognised by them. */
  readonly ids: readonly string[]
  /** Variables of the request for the next page; null at the end. */
  readonly next: Readonly<Record<string, unknown>> | null
}

/** How one operation that moves money is understood, and where its record appears on the platform. One file each in `rules/`. */
export interface MoneyRule<Variables> {
  readonly operation: MoneyOperation
  /** What it takes: everything else is refused before anything is written. */
  readonly variables: z.ZodType<Variables>
  /** 0 where something may be free, otherwise 1. Minor units. */
  readonly leastAmount: 0 | 1
  readonly said: (variables: Variables) => SaidAmount
  /** The variables with a reference in their note; undefined where the operation takes no note and its record is recognised by what it says. */
  readonly referenced?: (variables: Variables, reference: string) => Variables
  /**
   * `newest-first`: the records made since are those before the first one that was known. `named`: the operation names the record that it changes, and the
   * reading goes on until that is found.
   */
  readonly list: 'newest-first' | 'whole' | 'named'
  /** false: whatever the named record says now is the outcome, so what it said before does not matter. */
  readonly hasBaseline: boolean
  /** Operation that reads the records. */
  readonly readBack: string
  /** Variables of the first question. `siteId` is the entry's. */
  readonly firstPage: (siteId: string, variables: Variables) => Readonly<Record<string, unknown>>
  /** The part in an answer's data to a question with these variables. The data was checked against the contract. */
  readonly page: (data: unknown, asked: Readonly<Record<string, unknown>>, variables: Variables) => RecordPage
  /** The record that an answer of the operation speaks of; undefined where a reading back names records otherwise. */
  readonly recordOf: (data: unknown) => string | undefined
}

/** Texts as people wrote them, whatever the platform did to blanks at their ends; none is like an empty one. */
export const sameText = (one: string | null | undefined, other: string | null | undefined): boolean => (one ?? '').trim() === (other ?? '').trim()

/** Whether a record carries the note that was sent: by the reference in it, without one by the whole text. Assumption: the platform keeps a note's end. */
export const sameNote = (recorded: string | null | undefined, sent: string | null | undefined): boolean => {
  const reference = referenceIn(sent)
  return reference === null ? sameText(recorded, sent) : (recorded ?? '').includes(reference)
}

/** A rule together with the variables of one sending. */
export interface BoundRule extends Pick<MoneyRule<never>, 'operation' | 'leastAmount' | 'list' | 'hasBaseline' | 'readBack' | 'recordOf'> {
  readonly said: SaidAmount
  /** The variables as they are sent under a reference. */
  readonly referenced: (reference: string) => Readonly<Record<string, unknown>>
  readonly firstPage: (siteId: string) => Readonly<Record<string, unknown>>
  readonly page: (data: unknown, asked: Readonly<Record<string, unknown>>) => RecordPage
}

/** Makes the binding of a rule to variables; it answers null for variables that the operation does not take. */
export const bindingOf =
  <Variables extends Readonly<Record<string, unknown>>>(rule: MoneyRule<Variables>) =>
  (given: unknown): BoundRule | null => {
    const parsed = rule.variables.safeParse(given)
    if (!parsed.success) return null
    const variables = parsed.data
    return {
      ...rule,
      said: rule.said(variables),
      referenced: (reference) => rule.referenced?.(variables, reference) ?? variables,
      firstPage: (siteId) => rule.firstPage(siteId, variables),
      page: (data, asked) => rule.page(data, asked, variables),
    }
  }
