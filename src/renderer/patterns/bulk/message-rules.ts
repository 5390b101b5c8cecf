import { MASTER_PLACEHOLDERS, type Placeholder } from '#shared/domain/content/template.ts'

/** Characters that can be typed. */
export const LONGEST_MESSAGE = 1000

const OF_ACCOUNTS: readonly string[] = ['_companyName_', '_custName_', '_user_name_']

/** The placeholders that main can fill in for a user or partner. */
export const ACCOUNT_PLACEHOLDERS: readonly Placeholder[] = MASTER_PLACEHOLDERS.filter(({ token }) => OF_ACCOUNTS.includes(token))

/** What people call the placeholders of a text that only a site has a value for. */
export const siteOnlyLabels = (text: string): readonly string[] =>
  MASTER_PLACEHOLDERS.filter(({ token }) => text.includes(token) && !OF_ACCOUNTS.includes(token)).map(({ label }) => label)
