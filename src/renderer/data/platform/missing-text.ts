import type { Missing } from '#shared/bridge/platform.ts'
import { formatCount } from '#shared/domain/text.ts'

/** What the rows of a list are called. */
interface RowWords {
  readonly one: string
  readonly many: string
}

const WORDS: Readonly<Record<string, RowWords>> = {
  GetSitesAdmin: { one: 'site', many: 'sites' },
  GetSitesAdminForOutlets: { one: 'site', many: 'sites' },
  GetSitesBySiteType: { one: 'site', many: 'sites' },
  GetInternalUsers: { one: 'user', many: 'users' },
  GetInternalUsersByUserRole: { one: 'partner', many: 'partners' },
  GetGroupAdmins: { one: 'outlet owner', many: 'outlet owners' },
  GetSitePagesBySiteId: { one: 'page', many: 'pages' },
  GetTempleteByUpdatedAtBySiteId: { one: 'template', many: 'templates' },
  GetCampaignHistoryByCreatedAtByAdmin: { one: 'campaign', many: 'campaigns' },
}

/** Rows of a dashboard, whatever it is of. */
const OTHER: RowWords = { one: 'row', many: 'rows' }

const FIELDS: Readonly<Record<string, string>> = {
  basicSiteSetting: 'Settings',
  'basicSiteSetting.curr': 'Currency',
  'basicSiteSetting.footerAddress': 'Address',
  planDetails: 'Plans',
  siteRecurringConfig: 'Recurring services',
  'siteRecurringConfig.siteServices': 'Recurring services',
  custName: 'Customer name',
  companyName: 'Business name',
  fqdn: 'Domain',
  tillDate: 'License end',
  createdAt: 'Creation date',
  supportAccManager: 'Support account manager',
}

/** Fields that are named one by one; of more, only how many. */
const NAMED = 4

const counted = (count: number, { one, many }: RowWords): string => `${formatCount(count)} ${count === 1 ? one : many}`

/** A field in plain words: its title, else its own name with blanks. */
const fieldWords = (field: string): string => {
  const known = FIELDS[field]
  if (known !== undefined) return known
  const words = (field.split('.').at(-1) ?? '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What is missing of a list, as sentences: at most seven, whatever is missing. */
export const missingText = (operation: string, { leftOut, unusable, fields, isOpenEnded, reason }: Missing): readonly string[] => {
  const words = WORDS[operation] ?? OTHER
  const rows = leftOut + unusable.length
  const named = fields.slice(0, NAMED).map(({ field, count }) => `${fieldWords(field)} could not be loaded for ${counted(count, words)}.`)
  return [
    ...(rows === 0 ? [] : [`${counted(rows, words)} could not be loaded and ${rows === 1 ? 'is' : 'are'} not in the list.`]),
    ...named,
    ...(fields.length > NAMED ? [`${fields.length - NAMED} more fields could not be loaded.`] : []),
    ...(isOpenEnded ? [`The list of ${words.many} may be incomplete.`] : []),
    ...(reason === null ? [] : [`The platform says: ${reason}`]),
  ]
}
