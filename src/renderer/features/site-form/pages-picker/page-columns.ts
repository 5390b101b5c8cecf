import type { Column } from '#components/data-table/column.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'
import type { PickablePage } from './pages-picker-props.ts'

/** The columns of the pages to copy. */
export const PAGE_COLUMNS: readonly Column<PickablePage>[] = [
  { id: 'pageName', title: 'Page name', kind: 'text', value: (page) => page.pageName, width: 220, fixed: true },
  { id: 'displayName', title: 'Display name', kind: 'text', value: (page) => page.displayName, width: 220 },
  { id: 'pageFor', title: 'Page for', kind: 'text', value: (page) => displayTypeLabel(page.pageFor), width: 120 },
  { id: 'pageType', title: 'Type', kind: 'text', value: (page) => page.pageType, width: 100 },
  { id: 'tags', title: 'Tags', kind: 'text', value: (page) => page.tags.map(tagLabel).join(', '), width: 280 },
]
