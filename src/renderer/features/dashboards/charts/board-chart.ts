import { useMemo, useState } from 'react'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { CHART_PICK } from '../board/filter-control.ts'
import { type ChartPanelProps, useChartsOpen } from './chart-panel.tsx'
import { cellKey, cellLabel, countFigures, type Division } from './figures.ts'

/** A site that the list no longer has as it was: its row has the date that it counts by besides the one of now. */
export interface MoreSite extends DashboardSite {
  /** The end that it had, unix seconds. */
  readonly dueDate: number
}

/** What a chart counts besides the rows of the list. */
export interface MoreSites {
  /** Undefined while they are awaited. */
  readonly sites: readonly MoreSite[] | undefined
  /** How they are counted, or why they are not. */
  readonly note?: string
}

/** One way to look at the sites of a dashboard. */
export interface ChartView {
  /** Kept in the address with what was clicked. Never change it. */
  readonly id: string
  readonly label: string
  readonly kind: ChartPanelProps['kind']
  readonly across: (sites: readonly DashboardSite[], asOf: number) => Division<DashboardSite>
  readonly within: (sites: readonly DashboardSite[], asOf: number) => Division<DashboardSite>
  readonly note?: string
  /** Counts `MoreSites` too. */
  readonly hasMore?: true
}

/** The chart of a dashboard of sites. Keep it stable between renders. */
export interface BoardChart {
  readonly title: string
  readonly views: readonly [ChartView, ...ChartView[]]
}

/** A chart as the user looks at it. */
export interface ShownChart {
  readonly chart: BoardChart
  readonly view: ChartView
  readonly choose: (view: string) => void
  /** What was clicked, from the address; empty for nothing. */
  readonly picked: string
  /** Whether its numbers are on screen, or filter the list. */
  readonly isNeeded: boolean
}

/** The view that is chosen, or that of what was clicked. @param filters of the dashboard, from the address */
export function useShownChart(chart: BoardChart, filters: Readonly<Record<string, string>>): ShownChart {
  const [chosen, choose] = useState<string>()
  const [isOpen] = useChartsOpen()
  const picked = filters[CHART_PICK.name] ?? ''
  const wanted = picked === '' ? chosen : picked.split('/')[0]
  const view = chart.views.find(({ id }) => id === wanted) ?? chart.views[0]
  return { chart, view, choose, picked, isNeeded: isOpen || picked !== '' }
}

const GONE = 'No longer in the chart'

const NO_MORE: MoreSites = { sites: [] }

interface Source {
  readonly shown: ShownChart | undefined
  /** Those that pass the filters of the form. */
  readonly sites: readonly DashboardSite[] | undefined
  readonly more: MoreSites | undefined
  /** Whether a row that is not in the list passes the filters. Keep it stable. */
  readonly keepsMore: (site: DashboardSite) => boolean
  readonly asOf: number
  readonly pick: (value: string) => void
}

/** The numbers of a dashboard's chart, and the sites that the clicked bar or cell stands for: as many as it says. */
export function useBoardChart({ shown: chart, sites, more, keepsMore, asOf, pick }: Source): {
  readonly panel: ChartPanelProps | undefined
  readonly charted: readonly DashboardSite[] | undefined
} {
  const { view, picked = '', isNeeded = false } = chart ?? {}
  const pickedCell = picked.slice(picked.indexOf('/') + 1)
  const counting = view?.hasMore === true ? more : undefined
  const { sites: moreSites } = counting ?? NO_MORE
  const counted = useMemo(() => {
    if (moreSites?.length === 0 || sites === undefined) return sites
    // The filters are those of when it was to end.
    return moreSites && [...sites, ...moreSites.filter((site) => keepsMore({ ...site, endDate: site.dueDate }))]
  }, [moreSites, keepsMore, sites])
  const drawn = useMemo(() => {
    if (view === undefined || counted === undefined || !isNeeded) return undefined
    const [across, within] = [view.across(counted, asOf), view.within(counted, asOf)]
    return { figures: countFigures(counted, across, within), keyOf: (site: DashboardSite) => cellKey(across.partOf(site), within.partOf(site)) }
  }, [view, counted, asOf, isNeeded])
  const charted = useMemo(() => {
    if (picked === '') return sites
    return drawn === undefined ? counted : counted?.filter((site) => drawn.keyOf(site) === pickedCell)
  }, [sites, counted, drawn, picked, pickedCell])
  if (chart === undefined || view === undefined) return { panel: undefined, charted }
  const panel: ChartPanelProps = {
    title: chart.chart.title,
    kind: view.kind,
    figures: drawn?.figures,
    note: counting?.note ?? view.note,
    views: chart.chart.views,
    view: view.id,
    onView: (id) => {
      chart.choose(id)
      pick('')
    },
    picked: picked === '' ? undefined : { label: (drawn && cellLabel(drawn.figures, pickedCell)) ?? GONE, onClear: () => pick('') },
    onPick: (key) => {
      chart.choose(view.id)
      pick(`${view.id}/${key}`)
    },
  }
  return { panel, charted }
}
