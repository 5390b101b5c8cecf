import type { Column } from '#components/data-table/column.ts'
import { KIND_COLUMNS, STATUS_COLUMN } from '../list/kind-columns.ts'
import type { CatalogueService } from './platform-service.ts'

/** The columns, in order; the actions at the row's end are the table's own. */
export const PLATFORM_COLUMNS: readonly Column<CatalogueService>[] = [
  { id: 'name', title: 'Service name', kind: 'text', value: ({ serviceName }) => serviceName, width: 220, fixed: true, cutAt: 60 },
  { id: 'slug', title: 'Slug name', kind: 'text', value: ({ slugServiceName }) => slugServiceName, width: 200, cutAt: 60 },
  ...KIND_COLUMNS,
  STATUS_COLUMN,
]
