import type { Column } from '#components/data-table/column.ts'
import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { templateTypeLabel } from '#shared/domain/content/template.ts'
import { formatDateTime } from '#shared/domain/date.ts'

export const templateName = ({ tempName, slugName }: Template): string => tempName || slugName

/** The columns of a template list, in order; the last ones wait in the column chooser. */
const TEMPLATE_COLUMNS: readonly Column<Template>[] = [
  { id: 'name', title: 'Template', kind: 'text', value: templateName, width: 200, cutAt: 60, fixed: true },
  { id: 'subject', title: 'Subject', kind: 'text', value: ({ tempSubject }) => tempSubject, width: 200, cutAt: 60 },
  { id: 'type', title: 'Type', kind: 'text', value: ({ type }) => templateTypeLabel(type), width: 90 },
  { id: 'image', title: 'Image', kind: 'text', value: ({ image }) => (image?.key ? 'Yes' : null), width: 72 },
  { id: 'updated', title: 'Updated', kind: 'date', value: ({ updatedAt }) => updatedAt, text: ({ updatedAt }) => formatDateTime(updatedAt), width: 144 },
  { id: 'text', title: 'Content', kind: 'text', value: ({ text }) => text, width: 320, cutAt: 80, hiddenByDefault: true },
  {
    id: 'created',
    title: 'Created',
    kind: 'date',
    value: ({ createdAt }) => createdAt,
    text: ({ createdAt }) => formatDateTime(createdAt),
    width: 156,
    hiddenByDefault: true,
  },
]

export interface TemplateFilters {
  /** the search field over name, subject and content */
  readonly q: string
}

/** How a template list stands in the address, its tab aside. */
export const TEMPLATE_LIST: ListDefinition<TemplateFilters> & { readonly columns: readonly Column<Template>[] } = {
  columns: TEMPLATE_COLUMNS,
  filters: { q: textFilter() },
}

export const TEMPLATE_CRITERIA: Criteria<Template, TemplateFilters> = {
  q: { kind: 'text', text: ({ tempName, tempSubject, text }) => [tempName, tempSubject, text] },
}
