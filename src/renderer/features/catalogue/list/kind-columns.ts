import type { BadgeTone, Column } from '#components/data-table/column.ts'
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

/** What the row is for: master service, site type, site option. */
export const KIND_COLUMNS: readonly Column<KindRow>[] = [
  { id: 'master', title: 'Master service', kind: 'text', value: ({ masterService }) => masterService, width: 126, cutAt: 40 },
  { id: 'type', title: 'Site type', kind: 'text', value: ({ siteType }) => label(siteType, siteTypeLabel), width: 132 },
  { id: 'option', title: 'Site option', kind: 'text', value: ({ platform }) => label(platform, siteOptionLabel), width: 156 },
]

/** Whether it is offered. */
export const STATUS_COLUMN: Column<KindRow> = {
  id: 'status',
  title: 'Status',
  kind: 'badge',
  value: ({ status }) => status,
  tone: ({ status }) => statusTone(status),
  width: 104,
}

/** A site option as it is read and as it is stored: both can be searched. */
export const optionTexts = ({ platform }: Pick<KindRow, 'platform'>): readonly (string | null)[] => [platform, label(platform, siteOptionLabel)]
