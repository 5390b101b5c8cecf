import type { ReviewRow } from '#patterns/edit-review/review-row.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { SITE_FIELDS } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { type Choices, compareEdit, type EditComparison, reviewRows, standingChoices } from '../model/review.ts'
import { siteFormSchema } from '../model/schema.ts'
import { valuesOf } from '../model/values.ts'

/** What is looked through before it is saved. */
export interface Review {
  /** what the platform held when the review was made */
  readonly platform: SiteSource
  readonly form: SiteFormValues
  readonly comparison: EditComparison
  readonly rows: readonly ReviewRow[]
  readonly choices: Choices
  readonly failure: string | null
  /** It was sent, and is not known to have failed. */
  readonly isOpen?: boolean
}

interface ReviewedEdit {
  /** what the changes were made to */
  readonly base: SiteFormValues
  /** fields that the user may not change */
  readonly locked: readonly FieldName[]
  readonly platform: SiteSource
  readonly form: SiteFormValues
}

/**
 * The review of an edit, compared with what the platform has now.
 *
 * @param before what was chosen in a review before this one
 * @param failure why that one could not be saved
 */
export const reviewOf = ({ base, locked, platform, form }: ReviewedEdit, before: Choices = {}, failure: string | null = null): Review => {
  const is = valuesOf(platform)
  const comparison = compareEdit(base, is, form, locked)
  return { platform, form, comparison, rows: reviewRows(base, is, form, comparison), choices: { ...standingChoices(comparison), ...before }, failure }
}

/** What is wrong with the values that the choices of a review make, null when nothing is: each side keeps the rules, a mix of both may not. */
export const problemOf = (values: SiteFormValues, locked: readonly FieldName[]): string | null => {
  const issue = siteFormSchema('edit', locked).safeParse(values).error?.issues[0]
  return issue === undefined ? null : `${SITE_FIELDS.find(({ name }) => name === issue.path[0])?.label}: ${issue.message}`
}
