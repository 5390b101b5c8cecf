import { useMemo } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { ChartPanel } from '../charts/chart-panel.tsx'
import { RUPEES } from '../rules/amounts.ts'
import { outstandingFigures, personOfCell } from './outstanding-figures.ts'

/** Parameter of the address that holds the chosen sales person. */
export const PERSON = 'person'

/** From a lakh on an axis has room for no more. */
const LONG_AMOUNT = 100_000
const COMPACT_RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: DEFAULT_CURRENCY,
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

const axisText = (rupees: number): string => (Math.abs(rupees) < LONG_AMOUNT ? RUPEES : COMPACT_RUPEES).format(rupees)

/** What is owed by sales person and age. A bar leads to the sites of its person. */
export const OutstandingChart = ({ rows }: { readonly rows: readonly OutstandingRow[] }) => {
  const figures = useMemo(() => outstandingFigures(rows), [rows])
  const [person, choose] = useAddressParameter(PERSON)
  return (
    <ChartPanel
      title="Outstanding by sales person and age"
      kind="bars"
      figures={figures}
      axisText={axisText}
      picked={person === null ? undefined : { label: person, onClear: () => choose(null, 'replace') }}
      onPick={(key) => {
        const name = personOfCell(rows, key)
        if (name !== undefined) choose(name, 'push')
      }}
    />
  )
}
