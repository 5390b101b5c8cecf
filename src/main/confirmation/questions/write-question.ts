import * as z from 'zod'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { isFound, type KnownRecords, type KnownSite, type KnownUser, type LookUp, type SiteName } from '../known-records.ts'
import { type Question, quoted, sentences, shown } from '../question.ts'

/** Writes a question with what main knows at that moment; null: nothing has to be asked. */
export type WriteQuestion = () => Promise<Question | null>

/** Gives the writer of the question before an operation; null for variables that the operation does not take. */
export type Questioner = (variables: unknown, records: KnownRecords) => WriteQuestion | null

export const questioner =
  <Variables>(variables: z.ZodType<Variables>, write: (variables: Variables, records: KnownRecords) => Promise<Question | null>): Questioner =>
  (given, records) => {
    const parsed = variables.safeParse(given)
    return parsed.success ? () => write(parsed.data, records) : null
  }

/** An id or a name: a text, never a list or an object that shows as something else. */
export const name = z.string().min(1).max(1000)
export const text = z.string().nullish()

/** Why the words of a question may be wrong; null where main has looked the record up. */
export const warningOf = (found: LookUp<unknown>): string | null => {
  if (found === 'unread') return 'Warning: the platform could not be asked what this is.'
  return found === 'absent' ? 'Warning: the platform knows no such record.' : null
}

/** The name of a site in a question, and further facts about it. */
export interface Named {
  readonly name: string
  readonly facts: string
  readonly currency?: string | null
}

export const siteNamed = (found: LookUp<KnownSite>, given: SiteName): Named => {
  if (!isFound(found))
    return { name: shown(given.domain ?? given.siteId), facts: sentences(warningOf(found), given.siteId && `Site id: ${shown(given.siteId)}.`) }
  const business = found.business === null ? null : `Business: ${quoted(found.business)}.`
  return { name: shown(found.domain), facts: sentences(business, `Site id: ${shown(found.siteId)}.`), currency: found.currency }
}

export const lookedUpSite = async (records: KnownRecords, given: SiteName): Promise<Named> =>
  given.siteId === MASTER_SITE_ID ? { name: 'the catalogue', facts: '' } : siteNamed(await records.site(given), given)

/** @param role as people read it */
export const userFacts = (user: Pick<KnownUser, 'name' | 'companyName'>, role: string): string =>
  sentences(
    user.name ? `Name: ${quoted(user.name)}.` : null,
    `Role: ${shown(role || 'none')}.`,
    user.companyName && user.companyName !== user.name ? `Company: ${quoted(user.companyName)}.` : null,
  )
