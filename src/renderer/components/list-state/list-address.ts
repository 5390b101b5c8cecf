import {
  INITIAL_TABLE_STATE,
  isSameSort,
  PAGE_SIZES,
  type PageSize,
  type SortKey,
  type TableGroup,
  type TableState,
} from '#components/data-table/table-state.ts'
import type { FilterCodec } from './filter-codec.ts'

/** What a list keeps in the address. Keep the object stable between renders (a module constant, or `useMemo`). */
export interface ListDefinition<Filters extends object> {
  /** One codec a filter; the name is the parameter. `sort`, `page`, `size`, `columns`, `widths` and `group` are taken. */
  readonly filters: { readonly [Name in keyof Filters]: FilterCodec<Filters[Name]> }
  /** Only these may be sorted by, shown or resized; `Column[]` fits. */
  readonly columns: readonly { readonly id: string; readonly sortable?: boolean }[]
  /** Sort order and page size while the address says nothing. */
  readonly initial?: Partial<Pick<TableState, 'sort' | 'size'>>
  /** Put before every parameter (`orders.page`), for two tables in one address. */
  readonly prefix?: string
}

export interface ListValues<Filters extends object> {
  readonly filters: Filters
  readonly table: TableState
}

const TABLE_PARAMETERS = ['sort', 'page', 'size', 'columns', 'widths', 'group'] as const
const MAX_SORT_KEYS = 5
const WIDTH_RANGE = { min: 32, max: 1200 }

/** Reads a list's part of an address. Unknown and damaged parameters count as absent; nothing throws. */
export function readListAddress<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams): ListValues<Filters> {
  return { filters: readFilters(definition, address), table: readTable(definition, address) }
}

export function readFilters<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams): Filters {
  const filters = {} as { [Name in keyof Filters]: Filters[Name] }
  for (const name of filterNames(definition)) filters[name] = definition.filters[name].read(address.getAll(parameterName(definition, name)))
  return filters
}

export function readTable<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams): TableState {
  const parameter = (name: (typeof TABLE_PARAMETERS)[number]) => address.get(parameterName(definition, name))
  const initial = initialTable(definition)
  return {
    sort: readSort(definition, parameter('sort')) ?? initial.sort,
    page: readPage(parameter('page')),
    size: readSize(parameter('size')) ?? initial.size,
    columns: readColumns(definition, parameter('columns')),
    widths: readWidths(definition, parameter('widths')),
    ...readGroup(definition, parameter('group')),
  }
}

/** The address with a list's part replaced by `values`; what equals the initial state is left out, parameters of others stay as they are. */
export function writeListAddress<Filters extends object>(
  definition: ListDefinition<Filters>,
  address: URLSearchParams,
  values: ListValues<Filters>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of [...filterNames(definition), ...TABLE_PARAMETERS]) next.delete(parameterName(definition, name))
  const write = (name: string, text: string) => next.append(parameterName(definition, name), text)
  for (const name of filterNames(definition)) for (const text of definition.filters[name].write(values.filters[name])) write(name, text)

  const { sort, page, size, columns, widths, group } = values.table
  const initial = initialTable(definition)
  if (!isSameSort(sort, initial.sort)) write('sort', sort.map((key) => (key.direction === 'descending' ? `-${key.columnId}` : key.columnId)).join('.'))
  if (page !== 1) write('page', String(page))
  if (size !== initial.size) write('size', String(size))
  if (columns !== null) write('columns', columns.join('.'))
  const resized = Object.entries(widths)
  if (resized.length > 0) write('widths', resized.map(([id, width]) => `${id}-${Math.round(width)}`).join('.'))
  if (group !== undefined) write('group', groupText(group))
  return next
}

/** The filters' part of an address as text: equal exactly when the filters are. */
export function filtersText<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams): string {
  return partOf(definition, address, filterNames(definition))
}

/** The table's part of an address as text: equal exactly when sort, page, size and columns are. */
export function tableText<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams): string {
  return partOf(definition, address, TABLE_PARAMETERS)
}

function partOf<Filters extends object>(definition: ListDefinition<Filters>, address: URLSearchParams, names: readonly string[]): string {
  const part = new URLSearchParams()
  for (const name of names.map((one) => parameterName(definition, one))) for (const text of address.getAll(name)) part.append(name, text)
  return part.toString()
}

export function emptyFilters<Filters extends object>(definition: ListDefinition<Filters>): Filters {
  const filters = {} as { [Name in keyof Filters]: Filters[Name] }
  for (const name of filterNames(definition)) {
    const { cleared, empty } = definition.filters[name]
    filters[name] = cleared ?? empty
  }
  return filters
}

function initialTable<Filters extends object>(definition: ListDefinition<Filters>): TableState {
  return { ...INITIAL_TABLE_STATE, ...definition.initial }
}

function filterNames<Filters extends object>(definition: ListDefinition<Filters>): (keyof Filters & string)[] {
  return Object.keys(definition.filters) as (keyof Filters & string)[]
}

function parameterName<Filters extends object>(definition: ListDefinition<Filters>, name: string): string {
  return definition.prefix === undefined ? name : `${definition.prefix}.${name}`
}

function readSort<Filters extends object>(definition: ListDefinition<Filters>, text: string | null): readonly SortKey[] | null {
  if (text === null) return null
  const keys: SortKey[] = []
  for (const part of text.split('.')) {
    const descending = part.startsWith('-')
    const columnId = descending ? part.slice(1) : part
    const column = definition.columns.find(({ id }) => id === columnId)
    const repeated = keys.some((key) => key.columnId === columnId)
    if (column !== undefined && column.sortable !== false && !repeated) keys.push({ columnId, direction: descending ? 'descending' : 'ascending' })
  }
  // An empty `sort=` says "not sorted" where the list is sorted by itself; a damaged one says nothing.
  return keys.length === 0 && text !== '' ? null : keys.slice(0, MAX_SORT_KEYS)
}

/** `plan`, `-plan` for the other direction, `-plan.count` for the largest group first, `plan.folded` for groups that begin collapsed. */
function readGroup<Filters extends object>(definition: ListDefinition<Filters>, text: string | null): { readonly group?: TableGroup } {
  const [key = '', ...how] = text?.split('.') ?? []
  const columnId = key.replace(/^-/, '')
  if (!definition.columns.some(({ id, sortable }) => id === columnId && sortable !== false)) return {}
  const direction = key.startsWith('-') ? 'descending' : 'ascending'
  return { group: { columnId, direction, by: how.includes('count') ? 'count' : 'value', folded: how.includes('folded') } }
}

const groupText = ({ columnId, direction, by, folded }: TableGroup): string =>
  `${direction === 'descending' ? '-' : ''}${columnId}${by === 'count' ? '.count' : ''}${folded ? '.folded' : ''}`

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

function readSize(text: string | null): PageSize | null {
  return PAGE_SIZES.find((size) => String(size) === text) ?? null
}

function readColumns<Filters extends object>(definition: ListDefinition<Filters>, text: string | null): readonly string[] | null {
  if (text === null) return null
  const known = new Set(text.split('.').filter((id) => definition.columns.some((column) => column.id === id)))
  return known.size === 0 ? null : [...known]
}

const NO_WIDTHS: Readonly<Record<string, number>> = {}

function readWidths<Filters extends object>(definition: ListDefinition<Filters>, text: string | null): Readonly<Record<string, number>> {
  if (text === null) return NO_WIDTHS
  const widths: Record<string, number> = {}
  for (const part of text.split('.')) {
    const dash = part.lastIndexOf('-')
    const id = part.slice(0, dash)
    const width = Number(part.slice(dash + 1))
    const inRange = Number.isInteger(width) && width >= WIDTH_RANGE.min && width <= WIDTH_RANGE.max
    if (inRange && definition.columns.some((column) => column.id === id)) widths[id] = width
  }
  return widths
}
