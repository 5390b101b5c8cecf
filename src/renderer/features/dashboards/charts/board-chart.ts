import { useMemo, useState } from 'react'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import type { ChartPanelProps } from './chart-panel.tsx'
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

/** What they are derived from. */
export interface MoreSource {
  /** Whether the chart shows a view that counts them: nothing is loaded before. */
  readonly isShown: boolean
  /** All rows of the list, unfiltered. */
  readonly sites: readonly DashboardSite[] | undefined
  readonly asOf: number
  /** The rows are those of an earlier day. */
  readonly isPrepared: boolean
  readonly filters: Readonly<Record<string, string>>
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
  /** Counts the chart's `useMore` too. */
  readonly hasMore?: true
}

/** The chart of a dashboard of sites. Keep it stable between renders. */
export interface BoardChart {
  readonly title: string
  readonly views: readonly [ChartView, ...ChartView[]]
  /** A hook: the same one for as long as the chart is drawn. */
  readonly useMore?: (source: MoreSource) => MoreSites
}

const NO_MORE: MoreSites = { sites: [] }
const useNoMore = (): MoreSites => NO_MORE

const GONE = 'No longer in the chart'

interface Source extends Omit<MoreSource, 'isShown' | 'sites'> {
  readonly chart: BoardChart | undefined
  /** All rows of the list. */
  readonly all: readonly DashboardSite[] | undefined
  /** Those that pass the filters of the form. */
  readonly sites: readonly DashboardSite[] | undefined
  /** Whether a row that is not in the list passes the filters. Keep it stable. */
  readonly keepsMore: (site: DashboardSite) => boolean
  /** What was clicked, from the address; empty for nothing. */
  readonly picked: string
  readonly pick: (value: string) => void
  readonly isOpen: boolean
}

/** The numbers of a dashboard's chart, and the sites that the clicked bar or cell stands for: as many as it says. */
export function useBoardChart({ chart, all, sites, keepsMore, asOf, isPrepared, filters, picked, pick, isOpen }: Source): {
  readonly panel: ChartPanelProps | undefined
  readonly shown: readonly DashboardSite[] | undefined
} {
  const [chosen, choose] = useState<string>()
  const [pickedView, ...rest] = picked.split('/')
  const pickedCell = rest.join('/')
  const view = chart?.views.find(({ id }) => id === (picked === '' ? chosen : pickedView)) ?? chart?.views[0]
  const isNeeded = isOpen || picked !== ''
  const useMore = chart?.useMore ?? useNoMore
  const hasMore = view?.hasMore === true
  const more = useMore({ isShown: isNeeded && hasMore, sites: all, asOf, isPrepared, filters })
  const counted = useMemo(() => {
    if (!hasMore || sites === undefined) return sites
    // The filters are those of when it was to end.
    return more.sites && [...sites, ...more.sites.filter((site) => keepsMore({ ...site, endDate: site.dueDate }))]
  }, [hasMore, keepsMore, more.sites, sites])
  const drawn = useMemo(() => {
    if (view === undefined || counted === undefined || !isNeeded) return undefined
    const [across, within] = [view.across(counted, asOf), view.within(counted, asOf)]
    return { figures: countFigures(counted, across, within), keyOf: (site: DashboardSite) => cellKey(across.partOf(site), within.partOf(site)) }
  }, [view, counted, asOf, isNeeded])
  const shown = useMemo(() => {
    if (picked === '') return sites
    return drawn === undefined ? counted : counted?.filter((site) => drawn.keyOf(site) === pickedCell)
  }, [sites, counted, drawn, picked, pickedCell])
  if (chart === undefined || view === undefined) return { panel: undefined, shown }
  const panel: ChartPanelProps = {
    title: chart.title,
    kind: view.kind,
    figures: drawn?.figures,
    note: [view.note, hasMore ? more.note : undefined].filter((text) => text !== undefined).join(' ') || undefined,
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
