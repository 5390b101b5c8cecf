import { type CellValue, type Column, cellText } from '#components/data-table/column.ts'
import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, type FilterCodec, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { Criteria, Criterion, Texts } from '#components/list-state/row-filter.ts'
import type { RangeUnit } from '#components/typed-value/range-end.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { ListDeclaration } from './list-declaration.ts'
import { type RangeEnds, rangeBounds, rangeEnds, rangeTest, rangeText, unreadableEnd } from './value-range.ts'

/** What one filter holds: a text, one choice (null for none), or several. */
export type FilterValue = string | null | readonly string[]
export type FilterValues = Readonly<Record<string, FilterValue>>

/** How a filter decides about a row, and how it is edited. */
export type FilterRule<Row> =
  | {
      /** Keeps rows whose text contains what is typed. */
      readonly kind: 'text'
      /** The column's text when absent. */
      readonly of?: (row: Row) => Texts
    }
  | {
      /** Keeps rows that have the chosen value, or any of the chosen ones. */
      readonly kind: 'choice'
      /** The column's value when absent. */
      readonly of?: (row: Row) => Texts
      /** In this order. Absent: the values that occur in the rows, in alphabetical order. */
      readonly options?: readonly (string | FilterOption)[]
      /** Takes one value at a time. */
      readonly single?: true
      /** The value itself when absent. */
      readonly labelOf?: (value: string) => string
      /** For a filter that is set at first. */
      readonly codec?: FilterCodec<readonly string[]>
    }
  | {
      /** Keeps rows between two ends, either of which may be open. */
      readonly kind: 'range'
      readonly unit: RangeUnit
      /** The column's value when absent. */
      readonly of?: (row: Row) => number | null
    }
  | {
      /** One of some options, each with a rule of its own. */
      readonly kind: 'test'
      readonly options: readonly (FilterOption & { readonly shows?: string })[]
      /** What its chip says is the option alone: "Expired". */
      readonly isNamedByOption?: true
      /** `now` (unix seconds) is an instant of today: a rule counts days, not hours. */
      readonly test: (row: Row, option: string, now: number) => boolean
    }
  | {
      /** Held in the address for the read or the screen itself to apply: keeps every row, is not in the filter bar. */
      readonly kind: 'held'
      readonly options?: readonly string[]
      /** For one that is set at first. */
      readonly codec?: FilterCodec<string>
    }

/**
 * A filter of a column: its parameter in the address is the column's id and its label the column's title, unless it
 * says otherwise.
 */
export type ColumnFilter<Row> = FilterRule<Row> & { readonly name?: string; readonly label?: string }

/** A filter without a column. `name` is its parameter in the address. */
export type FreeFilter<Row> = FilterRule<Row> & { readonly name: string; readonly label: string }

export type ListColumn<Row> = Column<Row> & {
  readonly filter?: ColumnFilter<Row>
  /**
   * The field that it shows (`basicSiteSetting.curr`), for rows that may come without it: an empty cell then reads
   * "Not loaded".
   */
  readonly field?: string
  /** The field that the column depends on: without it in the platform's schema the column is left out. */
  readonly needs?: string
}

/**
 * Every filter of a list but the search field, in the order of the menu: those it names, those of the columns, the
 * free ones.
 */
export const listFilters = <Row>({
  columns,
  filters = [],
  menu = [],
}: Pick<ListDeclaration<Row>, 'columns' | 'filters' | 'menu'>): readonly FreeFilter<Row>[] => {
  const ofColumns = columns.flatMap((column) => (column.filter === undefined ? [] : withDefaults(column, column.filter)))
  const all = [...ofColumns, ...filters]
  const rank = ({ name }: FreeFilter<Row>): number => (menu.includes(name) ? menu.indexOf(name) : menu.length)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

const withDefaults = <Row>(column: ListColumn<Row>, filter: ColumnFilter<Row>): FreeFilter<Row> => {
  const named = { ...filter, name: filter.name ?? column.id, label: filter.label ?? column.title }
  if (named.kind === 'text') return { of: (row) => cellText(column, row), ...named }
  if (named.kind === 'range') return { of: (row) => numberOf(column.value(row)), ...named }
  return named.kind === 'choice' ? { of: (row) => textOf(column.value(row)), ...named } : named
}

const textOf = (value: CellValue): string | null => (value === null ? null : String(value))

const numberOf = (value: CellValue): number | null => (typeof value === 'number' ? value : null)

/** How a filter travels in the address. */
export const filterCodec = <Row>(filter: FilterRule<Row>): FilterCodec<FilterValue> => {
  if (filter.kind === 'text' || filter.kind === 'range') return widened(textFilter())
  if (filter.kind === 'held') return filter.codec === undefined ? widened(choiceFilter(filter.options)) : widened(filter.codec)
  // A choice that is no option is kept: dropped, the list would show every row where the link asked for some.
  const isOne = filter.kind === 'test' || filter.single === true
  return isOne ? widened(choiceFilter()) : widened(filter.codec ?? multiChoiceFilter())
}

const widened = <Value extends FilterValue>({ write, ...codec }: FilterCodec<Value>): FilterCodec<FilterValue> => ({
  ...codec,
  write: (value) => write(value as Value),
})

const asOption = (option: string | FilterOption): FilterOption => (typeof option === 'string' ? { value: option, label: option } : option)

/** The parameter of the search field. */
export const SEARCH = 'q'

/** How the search field and the filters decide about a row at an instant (unix seconds). */
export const criteriaOf = <Row>(filters: readonly FreeFilter<Row>[], searched: ((row: Row) => Texts) | undefined, now: number): Criteria<Row, FilterValues> => {
  const criteria: Record<string, Criterion<Row, FilterValue>> = searched === undefined ? {} : { [SEARCH]: { kind: 'text', text: searched } }
  for (const filter of filters) {
    if (filter.kind === 'text' && filter.of !== undefined) criteria[filter.name] = { kind: 'text', text: filter.of }
    else if (filter.kind === 'choice' && filter.of !== undefined) criteria[filter.name] = { kind: 'choice', value: filter.of }
    else if (filter.kind === 'range' && filter.of !== undefined) {
      const { of, unit } = filter
      const isIn = rangeTest(unit, now)
      criteria[filter.name] = {
        kind: 'test',
        isSet: (value) => rangeBounds(unit, String(value ?? '')) !== null,
        test: (row, value) => isIn(of(row), String(value)),
      }
    } else if (filter.kind === 'test') {
      const { test } = filter
      const isIn = (row: Row, option: string): boolean => isOption(filter, option) && test(row, option, now)
      criteria[filter.name] = { kind: 'test', isSet: (value) => value !== null, test: (row, value) => isIn(row, String(value)) }
    }
  }
  return criteria
}

/** True if a filter has an option and it is enabled. */
const isOption = <Row>({ options }: Extract<FilterRule<Row>, { kind: 'test' }>, option: string): boolean =>
  options.some(({ value, disabledReason }) => value === option && disabledReason === undefined)

type Options = () => readonly FilterOption[]

/** Values that a choice offers although no row has them, by the filter's name. */
export type ListedValues = Readonly<Record<string, readonly string[]>>

const alphabetical = new Intl.Collator('en')

/** The rows (their indexes, undefined for all) that every filter but the named one leaves. */
type Others = (name: string) => Uint32Array | undefined

/**
 * The options of each choice with how many rows would be left with it, counted once, when first asked for; what the other filters leave none of comes last.
 * Make them once per array of rows and set of filters.
 */
export const filterOptions = <Row>(
  filters: readonly FreeFilter<Row>[],
  rows: readonly Row[],
  listed: ListedValues = {},
  others: Others = () => undefined,
  now = nowInSeconds(),
): Readonly<Record<string, Options>> =>
  Object.fromEntries(
    filters.map((filter): [string, Options] => {
      let options: readonly FilterOption[] | undefined
      return [
        filter.name,
        () => {
          options ??= optionsOf(filter, rows, listed[filter.name] ?? [], others, now)
          return options
        },
      ]
    }),
  )

const optionsOf = <Row>(filter: FreeFilter<Row>, rows: readonly Row[], listed: readonly string[], others: Others, now: number): readonly FilterOption[] => {
  if (filter.kind !== 'test' && filter.kind !== 'choice') return []
  const indexes = others(filter.name)
  const left = indexes === undefined ? rows : Array.from(indexes, (index) => rows[index] as Row)
  if (filter.kind === 'test') {
    return filter.options.map((option) =>
      option.disabledReason === undefined ? { ...option, count: left.filter((row) => filter.test(row, option.value, now)).length } : option,
    )
  }
  const { of = () => null, options, labelOf = String } = filter
  const counts = new Map<string, number>()
  for (const row of left) for (const value of valuesIn(of(row))) counts.set(value, (counts.get(value) ?? 0) + 1)
  const counted = (option: FilterOption): FilterOption => ({ ...option, count: counts.get(option.value) ?? 0 })
  if (options !== undefined) return options.map(asOption).map(counted)
  const isNarrowed = indexes !== undefined
  const values = new Set([...listed, ...counts.keys()])
  if (isNarrowed) for (const row of rows) for (const value of valuesIn(of(row))) values.add(value)
  const rank = ({ count }: FilterOption): number => (isNarrowed && count === 0 ? 1 : 0)
  return [...values]
    .map((value) => counted({ value, label: labelOf(value) }))
    .toSorted((one, other) => rank(one) - rank(other) || alphabetical.compare(one.label, other.label))
}

const valuesIn = (texts: Texts): readonly string[] => (typeof texts === 'object' && texts !== null ? texts : [texts]).flatMap((text) => text || [])

/** The filters as the filter bar draws them, with what they hold. */
export const filterFields = <Row>(
  filters: readonly FreeFilter<Row>[],
  values: FilterValues,
  options: Readonly<Record<string, Options>>,
  set: (part: FilterValues) => void,
): readonly FilterField[] =>
  filters.flatMap((filter): readonly FilterField[] => {
    const { kind, name, label } = filter
    const value = values[name] ?? null
    const choices = { name, label, options: options[name] ?? (() => []), labelOf: labelIn(filter) }
    if (kind === 'held') return []
    if (kind === 'text') return [{ kind, name, label, value: String(value ?? ''), onChange: (text) => set({ [name]: text }) }]
    if (kind === 'range') {
      const onRange = (ends: RangeEnds): void => set({ [name]: rangeText(ends) })
      const ends = rangeEnds(filter.unit, String(value ?? ''))
      return [{ kind, name, label, unit: filter.unit, value: ends, unreadable: unreadableEnd(filter.unit, ends), onChange: onRange }]
    }
    if (kind === 'test' || filter.single) {
      const isNamedByOption = filter.kind === 'test' && filter.isNamedByOption === true
      const chosen = value === null ? null : String(value)
      const unreadable = chosen === null || filter.kind !== 'test' || isOption(filter, chosen) ? undefined : choices.labelOf(chosen)
      return [{ ...choices, isNamedByOption, unreadable, kind: 'one-of', value: chosen, onChange: (choice) => set({ [name]: choice }) }]
    }
    return [{ ...choices, kind: 'any-of', value: Array.isArray(value) ? value : [], onChange: (chosen) => set({ [name]: chosen }) }]
  })

/**
 * The chosen columns with those at the front that a filter's option shows; null where nothing is to be changed.
 *
 * @param columns null: as declared
 */
export const columnsFor = <Row>(
  filters: readonly FreeFilter<Row>[],
  set: Partial<FilterValues>,
  columns: readonly string[] | null,
): readonly string[] | null => {
  const shown = filters.flatMap((filter) =>
    filter.kind === 'test' ? filter.options.flatMap(({ value, shows }) => (value === set[filter.name] && shows !== undefined ? shows : [])) : [],
  )
  const missing = columns === null ? [] : shown.filter((id) => !columns.includes(id))
  return columns === null || missing.length === 0 ? null : [...missing, ...columns]
}

const labelIn = <Row>(filter: FreeFilter<Row>): ((value: string) => string) => {
  if (filter.kind === 'choice' && filter.labelOf !== undefined) return filter.labelOf
  const options = filter.kind === 'choice' || filter.kind === 'test' ? filter.options?.map(asOption) : undefined
  return (value) => options?.find((option) => option.value === value)?.label ?? value
}
