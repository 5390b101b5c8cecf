import { MASTER_PLACEHOLDERS, type Placeholder } from '#shared/domain/content/template.ts'
import { formatCount } from '#shared/domain/text.ts'

/** Characters that can be typed. */
const LONGEST_MESSAGE = 1000

const OF_ACCOUNTS: readonly string[] = ['_companyName_', '_custName_', '_user_name_']

/** The placeholders that main can fill in for a user or partner. */
export const ACCOUNT_PLACEHOLDERS: readonly Placeholder[] = MASTER_PLACEHOLDERS.filter(({ token }) => OF_ACCOUNTS.includes(token))

/** What people call the placeholders of a text that only a site has a value for. */
const siteOnlyLabels = (text: string): readonly string[] =>
  MASTER_PLACEHOLDERS.filter(({ token }) => text.includes(token) && !OF_ACCOUNTS.includes(token)).map(({ label }) => label)

/** Why a text cannot be sent to accounts; null if it can, and for an empty one. */
export const messageProblem = (text: string): string | null => {
  if (text.length > LONGEST_MESSAGE) return `At most ${formatCount(LONGEST_MESSAGE)} characters: these are ${formatCount(text.length)}.`
  const labels = siteOnlyLabels(text)
  return labels.length === 0 ? null : `Only a site has ${labels.join(' and ')}. Take it out of the text.`
}
