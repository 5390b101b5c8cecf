import { Button, makeStyles } from '@fluentui/react-components'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { Notice } from '#components/notice.tsx'
import { incompleteLists, missingOf, useIncompleteLists } from '#data/platform/incomplete-lists.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { formatCount } from '#shared/domain/text.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

/** Sentences shown at most, whatever is missing of however many lists. */
const MOST_SENTENCES = 8

/** Above a screen: what is missing of the lists that it shows, each sentence once, and how to ask for those lists again. Drawn only where something is. */
export const MissingNotice = () => {
  const queries = useQueryClient()
  const text = useIncompleteLists((lists) => lists.flatMap(sentencesOf).join('\n'))
  const retry = (): void => incompleteLists(queries).forEach((query) => void query.fetch().catch(() => undefined))
  return (
    <Notice intent="warning" title="Some data could not be loaded." className={useStyles().notice} actions={<Button onClick={retry}>Retry</Button>}>
      {[...new Set(text.split('\n'))].slice(0, MOST_SENTENCES).join(' ')}
    </Notice>
  )
}

const sentencesOf = ({ queryKey, state }: Query): readonly string[] => missingOf(state.data).flatMap((missing) => missingText(String(queryKey[1]), missing))

/** What a row of a list is called, where it is not just a row, as in a dashboard. */
const WORDS: Readonly<Record<string, string>> = {
  GetSitesAdmin: 'site',
  GetSitesAdminForOutlets: 'site',
  GetSitesBySiteType: 'site',
  GetInternalUsers: 'user',
  GetInternalUsersByUserRole: 'partner',
  GetGroupAdmins: 'outlet owner',
  GetSitePagesBySiteId: 'page',
  GetTempleteByUpdatedAtBySiteId: 'template',
  GetCampaignHistoryByCreatedAtByAdmin: 'campaign',
}

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

const NAMED = 4

const counted = (count: number, word: string): string => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

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
  const word = WORDS[operation] ?? 'row'
  const rows = leftOut + unusable.length
  const named = fields.slice(0, NAMED).map(({ field, count }) => `${fieldWords(field)} could not be loaded for ${counted(count, word)}.`)
  return [
    ...(rows === 0 ? [] : [`${counted(rows, word)} could not be loaded and ${rows === 1 ? 'is' : 'are'} not in the list.`]),
    ...named,
    ...(fields.length > NAMED ? [`${counted(fields.length - NAMED, 'more field')} could not be loaded.`] : []),
    ...(isOpenEnded ? [`The list of ${word}s may be incomplete.`] : []),
    ...(reason === null ? [] : [`The platform says: ${reason}`]),
  ]
}
