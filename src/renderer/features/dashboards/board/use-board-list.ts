import { useMemo } from 'react'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { type ListState, useListState } from '#components/list-state/use-list-state.ts'
import { SHOWN_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { codecOf, type FilterControl, type FilterValues } from './filter-control.ts'
import { dayColumnId, type SiteColumn } from './site-columns.tsx'

const DAY_COLUMNS = Array.from({ length: SHOWN_DAYS }, (_, index) => ({ id: dayColumnId(index) }))

/** The filters and the table of a dashboard, in the address: 100 rows a page. Keep both arrays stable between renders. */
export const useBoardList = (controls: readonly FilterControl[], columns: readonly SiteColumn[]): ListState<FilterValues> => {
  const definition = useMemo<ListDefinition<FilterValues>>(
    () => ({
      filters: Object.fromEntries(controls.map((control) => [control.name, codecOf(control)])),
      columns: [...columns, ...DAY_COLUMNS],
    }),
    [controls, columns],
  )
  return useListState(definition)
}
