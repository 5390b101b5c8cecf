import type { BadgeTone, Column } from '#components/data-table/column.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'

/** What a platform service and a plan have in common. */
interface KindRow {
  readonly masterService: string | null
  readonly siteType: string | null
  readonly platform: string | null
  readonly status: string | null
}

const label = (value: string | null, labelOf: (stored: string) => string): string => (value === null ? '' : labelOf(value))

/** How a status of the catalogue is coloured. */
const statusTone = (status: string | null): BadgeTone => (status === 'ACTIVE' ? 'success' : 'neutral')

export const MASTER_COLUMN: ListColumn<KindRow> = {
  id: 'master',
  title: 'Master service',
  kind: 'text',
  value: ({ masterService }) => masterService,
  filter: { kind: 'text', of: ({ masterService }) => masterService },
  width: 126,
  cutAt: 40,
}

export const TYPE_COLUMN: Column<KindRow> = {
  id: 'type',
  title: 'Site type',
  kind: 'text',
  value: ({ siteType }) => label(siteType, siteTypeLabel),
  width: 132,
}

/** A site type and a site option as they are read and as they are stored: both can be searched. */
export const typeTexts = ({ siteType }: Pick<KindRow, 'siteType'>): readonly (string | null)[] => [siteType, label(siteType, siteTypeLabel)]
export const optionTexts = ({ platform }: Pick<KindRow, 'platform'>): readonly (string | null)[] => [platform, label(platform, siteOptionLabel)]

export const OPTION_COLUMN: ListColumn<KindRow> = {
  id: 'option',
  title: 'Site option',
  kind: 'text',
  value: ({ platform }) => label(platform, siteOptionLabel),
  filter: { kind: 'text', of: optionTexts },
  width: 156,
}

/** Whether it is offered. */
export const STATUS_COLUMN: Column<KindRow> = {
  id: 'status',
  title: 'Status',
  kind: 'badge',
  value: ({ status }) => status,
  tone: ({ status }) => statusTone(status),
  width: 104,
}
