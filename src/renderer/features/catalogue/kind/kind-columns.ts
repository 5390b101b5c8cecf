import type { Column } from '#components/data-table/column.ts'
import type { PlatformService } from '#data/catalogue/plan.ts'
import type { ListColumn } from '#patterns/list-page/list-filters.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { catalogueStatusWords } from '#shared/domain/text/code-words.ts'

type KindRow = Pick<PlatformService, 'masterService' | 'siteType' | 'platform' | 'status'>

const typeOf = ({ siteType }: KindRow): string => (siteType === null ? '' : siteTypeLabel(siteType))
const optionOf = ({ platform }: KindRow): string => (platform === null ? '' : siteOptionLabel(platform))

/** A site type and a site option as they are read and as they are stored: both can be searched. */
export const typeTexts = (row: KindRow): readonly (string | null)[] => [row.siteType, typeOf(row)]
export const optionTexts = (row: KindRow): readonly (string | null)[] => [row.platform, optionOf(row)]

export const MASTER_COLUMN: ListColumn<KindRow> = {
  id: 'master',
  title: 'Master service',
  kind: 'text',
  value: ({ masterService }) => masterService,
  filter: { kind: 'text', of: ({ masterService }) => masterService },
  width: 126,
  cutAt: 40,
}

export const TYPE_COLUMN: Column<KindRow> = { id: 'type', title: 'Site type', kind: 'text', value: typeOf, width: 132 }

export const OPTION_COLUMN: ListColumn<KindRow> = {
  id: 'option',
  title: 'Site option',
  kind: 'text',
  value: optionOf,
  filter: { kind: 'text', of: optionTexts },
  width: 156,
}

export const STATUS_COLUMN: Column<KindRow> = {
  id: 'status',
  title: 'Status',
  kind: 'badge',
  value: ({ status }) => status,
  text: ({ status }) => catalogueStatusWords(status),
  tone: ({ status }) => (status === 'ACTIVE' ? 'success' : 'neutral'),
  width: 104,
}
