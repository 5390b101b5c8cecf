import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import type { Column } from '#components/data-table/column.ts'
import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { campaignTone } from '#shared/domain/content/campaign.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import type { Campaign } from './use-campaigns.ts'

const useStyles = makeStyles({ bar: { width: '100%', paddingBlock: tokens.spacingVerticalXS } })

/** How many of a campaign's messages have been delivered or have failed, from 0 to 1. */
const doneOf = ({ total, sent, failed }: Campaign): number => Math.min(1, ((sent ?? 0) + (failed ?? 0)) / Math.max(1, total ?? 0))

const DoneBar = ({ campaign }: { readonly campaign: Campaign }) => {
  const styles = useStyles()
  return (
    <span className={styles.bar}>
      <ProgressBar value={doneOf(campaign)} aria-label={`${Math.round(doneOf(campaign) * 100)} % done`} />
    </span>
  )
}

/** The columns of the history, in order. */
export const CAMPAIGN_COLUMNS: readonly Column<Campaign>[] = [
  { id: 'template', title: 'Template', kind: 'text', value: ({ template }) => template, width: 260, cutAt: 60, fixed: true },
  { id: 'type', title: 'Type', kind: 'text', value: ({ queType }) => templateTypeLabel(queType), width: 110 },
  {
    id: 'status',
    title: 'Status',
    kind: 'badge',
    value: ({ sendingStatus }) => sendingStatus,
    tone: ({ sendingStatus }) => campaignTone(sendingStatus),
    width: 130,
  },
  { id: 'total', title: 'Total', kind: 'number', value: ({ total }) => total, width: 90 },
  { id: 'sent', title: 'Sent', kind: 'number', value: ({ sent }) => sent, width: 90 },
  { id: 'failed', title: 'Failed', kind: 'number', value: ({ failed }) => failed, width: 90 },
  { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDateTime(createdAt), width: 160 },
  {
    id: 'done',
    title: 'Progress',
    kind: 'number',
    value: doneOf,
    text: (campaign) => `${Math.round(doneOf(campaign) * 100)} %`,
    render: (campaign) => <DoneBar campaign={campaign} />,
    align: 'start',
    width: 140,
  },
  { id: 'message', title: 'Message type', kind: 'text', value: ({ type }) => type, width: 120, hiddenByDefault: true },
  { id: 'campaignId', title: 'Campaign ID', kind: 'text', value: ({ campaignId }) => campaignId, width: 220, hiddenByDefault: true },
]

const TYPES = ['Whatsapp', 'Email'] as const

export interface CampaignFilters {
  /** the search field over the template */
  readonly q: string
  readonly status: readonly string[]
  readonly type: (typeof TYPES)[number] | null
}

/** How the history stands in the address. 10 rows a page. */
export const CAMPAIGN_LIST: ListDefinition<CampaignFilters> = {
  columns: CAMPAIGN_COLUMNS,
  filters: { q: textFilter(), status: multiChoiceFilter(), type: choiceFilter(TYPES) },
  initial: { size: 10 },
}

export const CAMPAIGN_CRITERIA: Criteria<Campaign, CampaignFilters> = {
  q: { kind: 'text', text: ({ template, campaignId }) => [template, campaignId] },
  status: { kind: 'choice', value: ({ sendingStatus }) => sendingStatus },
  type: { kind: 'choice', value: ({ queType }) => templateTypeLabel(queType) },
}

const TYPE_OPTIONS: readonly FilterOption[] = TYPES.map((value) => ({ value, label: value }))

/** Every filter of the history but the search field. */
export const campaignFields = (
  filters: CampaignFilters,
  campaigns: readonly Campaign[],
  set: (part: Partial<CampaignFilters>) => void,
): readonly FilterField[] => [
  {
    kind: 'any-of',
    name: 'status',
    label: 'Status',
    value: filters.status,
    options: () => [...new Set(campaigns.flatMap(({ sendingStatus }) => sendingStatus || []))].map((value) => ({ value, label: value })),
    onChange: (status) => set({ status }),
  },
  {
    kind: 'one-of',
    name: 'type',
    label: 'Type',
    value: filters.type,
    options: () => TYPE_OPTIONS,
    onChange: (value) => set({ type: TYPES.find((type) => type === value) ?? null }),
  },
]
