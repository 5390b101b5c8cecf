import { Button, makeStyles, mergeClasses, Select, Skeleton, SkeletonItem, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, DismissRegular, TableRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import type { DrawnChartProps } from './drawn-chart.tsx'
import type { Figures } from './figures.ts'
import { FiguresTable } from './figures-table.tsx'

const useStyles = makeStyles({
  panel: { borderRadius: tokens.borderRadiusMedium, border: `1px solid ${tokens.colorNeutralStroke2}`, minWidth: 0 },
  head: { minHeight: '32px', paddingInline: tokens.spacingHorizontalS },
  toggle: { fontWeight: tokens.fontWeightSemibold },
  note: { flexGrow: 1 },
  // As high as the chart, so that nothing moves when it arrives or becomes a table.
  body: { height: '220px', overflowX: 'hidden', overflowY: 'auto', paddingInline: tokens.spacingHorizontalS },
  waiting: { height: '100%' },
})

const DrawnChart = lazy(async () => ({ default: (await import('./drawn-chart.tsx')).DrawnChart }))

export interface ChartPanelProps extends Pick<DrawnChartProps, 'kind' | 'axisText' | 'onPick'> {
  /** "Renewals". */
  readonly title: string
  /** Undefined while the rows are awaited. */
  readonly figures: Figures | undefined
  /** What the numbers leave out, or how they are counted. */
  readonly note?: string | undefined
  /** The ways to look at it, where there are several. */
  readonly views?: readonly { readonly id: string; readonly label: string }[]
  readonly view?: string
  readonly onView?: (id: string) => void
  /** What the list is filtered by, and what ends that. */
  readonly picked?: { readonly label: string; readonly onClear: () => void } | undefined
}

/** In a window that is not this high the list needs the room, until the user opens the charts. */
const OPEN_FROM = 1000

/** Whether the charts of the dashboards are open: one choice for all of them, kept. */
export const useChartsOpen = (): readonly [boolean, (isOpen: boolean) => void] => {
  const [hasRoom] = useState(() => window.innerHeight >= OPEN_FROM)
  const { chartsOpen = hasRoom } = usePreferences()
  const write = useWritePreferences()
  return [chartsOpen, (isOpen) => void write({ chartsOpen: isOpen })]
}

const NO_VIEWS: NonNullable<ChartPanelProps['views']> = []

/** A chart above a list, which can be folded, with its numbers as a table. A click on a bar, a cell or a number filters the list. */
export const ChartPanel = ({ title, figures, kind, axisText, note, views = NO_VIEWS, view, onView, picked, onPick }: ChartPanelProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const bodyId = useId()
  const [isOpen, setOpen] = useChartsOpen()
  const [isTable, setTable] = useState(false)
  const viewLabel = views.find(({ id }) => id === view)?.label
  const label = viewLabel === undefined ? title : `${title}, ${viewLabel.toLowerCase()}`
  return (
    <section aria-label={`Chart: ${title}`} className={styles.panel}>
      <div className={mergeClasses(layout.wrap, styles.head)}>
        <Button
          appearance="transparent"
          className={styles.toggle}
          icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </Button>
        {isOpen && views.length > 1 && (
          <Select size="small" aria-label={`View of ${title}`} value={view ?? ''} onChange={(_, data) => onView?.(data.value)}>
            {views.map(({ id, label: text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </Select>
        )}
        {picked !== undefined && (
          <Button size="small" icon={<DismissRegular />} iconPosition="after" aria-label={`Remove the filter ${picked.label}`} onClick={picked.onClear}>
            {picked.label}
          </Button>
        )}
        <Text size={200} className={mergeClasses(layout.quiet, styles.note)}>
          {isOpen && note}
        </Text>
        {isOpen && (
          <ToggleButton size="small" appearance="subtle" icon={<TableRegular />} checked={isTable} onClick={() => setTable(!isTable)}>
            Show as table
          </ToggleButton>
        )}
      </div>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <ChartBody figures={figures}>
            {(drawn) =>
              isTable ? (
                <FiguresTable label={label} figures={drawn} isByWithin={kind === 'heat-map'} onPick={onPick} />
              ) : (
                <Suspense fallback={<Waiting />}>
                  <DrawnChart kind={kind} label={label} figures={drawn} onPick={onPick} axisText={axisText} />
                </Suspense>
              )
            }
          </ChartBody>
        </div>
      )}
    </section>
  )
}

const ChartBody = ({ figures, children }: { readonly figures: Figures | undefined; readonly children: (figures: Figures) => ReactNode }) => {
  const layout = useLayoutStyles()
  if (figures === undefined) return <Waiting />
  if (figures.across.length === 0 || figures.within.length === 0) return <Text className={layout.muted}>There is nothing to show.</Text>
  return children(figures)
}

const Waiting = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading the chart" className={styles.waiting}>
      <SkeletonItem className={styles.waiting} />
    </Skeleton>
  )
}
