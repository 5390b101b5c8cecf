import { useMemo, useState } from 'react'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { ChartPanelProps } from './chart-panel.tsx'
import { cellKey, cellLabel, countFigures, type Division } from './figures.ts'

/** One way to look at the sites of a dashboard. */
export interface ChartView {
  /** Kept in the address with what was clicked. Never change it. */
  readonly id: string
  readonly label: string
  readonly kind: ChartPanelProps['kind']
  readonly across: (sites: readonly DashboardSite[], asOf: number) => Division<DashboardSite>
  readonly within: (sites: readonly DashboardSite[], asOf: number) => Division<DashboardSite>
  readonly note?: string
}

/** The chart of a dashboard of sites. Keep it stable between renders. */
export interface BoardChart {
  readonly title: string
  readonly views: readonly [ChartView, ...ChartView[]]
}

const GONE = 'No longer in the chart'

interface Source {
  readonly chart: BoardChart | undefined
  /** Those that pass the filters of the form. */
  readonly sites: readonly DashboardSite[] | undefined
  readonly asOf: number
  /** What was clicked, from the address; empty for nothing. */
  readonly picked: string
  readonly pick: (value: string) => void
  readonly isOpen: boolean
}

/** The numbers of a dashboard's chart, and the sites that the clicked bar or cell stands for: as many as it says. */
export function useBoardChart({ chart, sites, asOf, picked, pick, isOpen }: Source): {
  readonly panel: ChartPanelProps | undefined
  readonly shown: readonly DashboardSite[] | undefined
} {
  const [chosen, choose] = useState<string>()
  const [pickedView, ...rest] = picked.split('/')
  const pickedCell = rest.join('/')
  const view = chart?.views.find(({ id }) => id === (picked === '' ? chosen : pickedView)) ?? chart?.views[0]
  const isNeeded = isOpen || picked !== ''
  const drawn = useMemo(() => {
    if (view === undefined || sites === undefined || !isNeeded) return undefined
    const [across, within] = [view.across(sites, asOf), view.within(sites, asOf)]
    return { figures: countFigures(sites, across, within), keyOf: (site: DashboardSite) => cellKey(across.partOf(site), within.partOf(site)) }
  }, [view, sites, asOf, isNeeded])
  const shown = useMemo(
    () => (picked === '' || drawn === undefined ? sites : sites?.filter((site) => drawn.keyOf(site) === pickedCell)),
    [sites, drawn, picked, pickedCell],
  )
  if (chart === undefined || view === undefined) return { panel: undefined, shown }
  const panel: ChartPanelProps = {
    title: chart.title,
    kind: view.kind,
    figures: drawn?.figures,
    note: view.note,
    views: chart.views,
    view: view.id,
    onView: (id) => {
      choose(id)
      pick('')
    },
    picked: picked === '' ? undefined : { label: (drawn && cellLabel(drawn.figures, pickedCell)) ?? GONE, onClear: () => pick('') },
    onPick: (key) => {
      choose(view.id)
      pick(`${view.id}/${key}`)
    },
  }
  return { panel, shown }
}
