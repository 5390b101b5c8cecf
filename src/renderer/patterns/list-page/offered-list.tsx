import { Text } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useOffer } from '#data/bridge/bridge-context.ts'
import type { Offer } from '#data/platform/offer.ts'
import { isFieldAbsent, showsNothing } from '#data/platform/offered-values.ts'
import { defineList, type List } from './list-declaration.ts'
import type { FilterRule, ListColumn } from './list-filters.ts'

/** A list as a platform can fill it. */
export interface OfferedList<Row> {
  readonly list: List<Row>
  /** Columns, filters and their options that were left out, as people read them. */
  readonly leftOut: readonly string[]
}

/** The list without the columns, filters and options that have nothing to show on this platform. */
export const useOfferedList = <Row extends object>(list: List<Row>): OfferedList<Row> => {
  const offer = useOffer()
  return useMemo(() => offeredList(list, offer), [list, offer])
}

export const offeredList = <Row extends object>(list: List<Row>, offer: Offer): OfferedList<Row> => {
  const { reads, recordAt } = list
  const absent = reads === undefined ? [] : offer.absentIn(reads)
  if (absent.length === 0) return { list, leftOut: [] }
  const isEmpty = (read: (row: Row) => unknown): boolean => showsNothing(read, absent, recordAt)
  const leftOptions = ({ options, test }: Extract<FilterRule<Row>, { kind: 'test' }>) => options.filter(({ value }) => !isEmpty((row) => test(row, value, 0)))
  const filterOf = <Filter extends FilterRule<Row>>(filter: Filter): Filter => (filter.kind === 'test' ? { ...filter, options: leftOptions(filter) } : filter)
  const isEmptyFilter = (filter: FilterRule<Row>): boolean => {
    if (filter.kind === 'held') return false
    if (filter.kind === 'test') return leftOptions(filter).length === 0
    return filter.of !== undefined && isEmpty(filter.of)
  }
  const lacks = ({ value, needs }: ListColumn<Row>): boolean => isEmpty(value) || (needs !== undefined && isFieldAbsent(needs, absent))
  const without = new Set(list.columns.filter(lacks).map(({ id }) => id))
  const columnOf = ({ filter, carries, ...rest }: ListColumn<Row>): ListColumn<Row> => {
    const keepsFilter = filter !== undefined && !isEmptyFilter(filter)
    const keepsCarried = carries !== undefined && !without.has(carries)
    return { ...rest, ...(keepsFilter ? { filter: filterOf(filter) } : {}), ...(keepsCarried ? { carries } : {}) }
  }
  const columns = list.columns.filter(({ id }) => !without.has(id)).map(columnOf)
  const filters = list.filters?.filter((filter) => !isEmptyFilter(filter)).map(filterOf)
  const offered = defineList<Row>({ ...list, columns, ...(filters === undefined ? {} : { filters }) })
  const names = new Set(offered.allFilters.map(({ name }) => name))
  const titles = list.columns.filter(({ id }) => without.has(id)).map(({ title }) => title)
  const labels = list.allFilters.filter(({ name }) => !names.has(name) && !without.has(name)).map(({ label }) => label)
  const options = list.allFilters.flatMap((filter) =>
    filter.kind === 'test' && names.has(filter.name) ? filter.options.filter((option) => !leftOptions(filter).includes(option)).map(({ label }) => label) : [],
  )
  if (titles.length + labels.length + options.length === 0) return { list, leftOut: [] }
  return { list: offered, leftOut: [...new Set([...titles, ...labels, ...options])] }
}

/** Says what a list lacks because the platform does not have it. */
export const LeftOut = ({ leftOut }: Pick<OfferedList<unknown>, 'leftOut'>) => {
  const { quiet } = useLayoutStyles()
  if (leftOut.length === 0) return null
  return (
    <Text size={200} className={quiet}>
      Your platform does not offer: {leftOut.join(', ')}.
    </Text>
  )
}
