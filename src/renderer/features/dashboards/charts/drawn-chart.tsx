import { HeatMapChart, ResponsiveContainer, VerticalStackedBarChart, type VSChartDataPoint } from '@fluentui/react-charts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onKeys } from '#components/shortcuts/composition.ts'
import { usePreferences } from '#data/bridge/bridge-context.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type Amount, cellKey, type Figures, type Part } from './figures.ts'
import { TONE_COLOURS } from './tone-colours.ts'
import { useDismissedHint } from './use-dismissed-hint.ts'

const useStyles = makeStyles({
  chart: {
    width: '100%',
    height: '220px',
    '& [role="option"], & [role="option"] rect': { cursor: 'pointer' },
    // The library's legend sets every word in capitals.
    '& button, & button *': { textTransform: 'none' },
    // The library makes what the highest bar says a little too low for its text, with a scrollbar.
    '& .fui-PopoverSurface': { height: 'auto !important', maxHeight: 'none !important' },
  },
  withoutHint: { '& .fui-PopoverSurface': { display: 'none' } },
})

const COLOURS = [
  tokens.colorPaletteBlueBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPalettePlumBorderActive,
  tokens.colorPaletteForestBorderActive,
  tokens.colorPalettePumpkinBorderActive,
  tokens.colorPaletteSteelBorderActive,
  tokens.colorPaletteCranberryBorderActive,
] as const

const colourOf = ({ tone }: Part, index: number): string => (tone === undefined ? (COLOURS[index % COLOURS.length] ?? COLOURS[0]) : TONE_COLOURS[tone])

const NOTHING: Amount = { size: 0, text: '' }

export interface DrawnChartProps {
  readonly kind: 'bars' | 'heat-map'
  /** Names it for screen readers. */
  readonly label: string
  readonly figures: Figures
  /** Given the key of the bar or cell that was clicked. */
  readonly onPick: (key: string) => void
  /** How the axis of the bars writes a size. */
  readonly axisText?: ((size: number) => string) | undefined
}

/** The chart itself, in a chunk of its own with its library. */
export const DrawnChart = (props: DrawnChartProps) => {
  const styles = useStyles()
  const { isDismissed, around } = useDismissedHint()
  return (
    <div
      role="group"
      aria-label={props.label}
      className={mergeClasses(styles.chart, isDismissed && styles.withoutHint)}
      onKeyDown={onKeys(clickOnEnter)}
      {...around}
    >
      {props.kind === 'bars' ? <Bars {...props} /> : <HeatMap {...props} />}
    </div>
  )
}

/** The library's bars and cells take the focus but no key. */
const clickOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof SVGElement) || event.target.role !== 'option') return
  event.preventDefault()
  const drawn = event.target.querySelector('rect') ?? event.target
  drawn.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

type KeyedPoint = VSChartDataPoint & { readonly key: string }

/** Between two counts there is none. */
const countText = (count: number): string => (Number.isInteger(count) ? formatCount(count) : '')

const Bars = ({ label, figures: { across, within, amounts }, onPick, axisText = countText }: DrawnChartProps) => {
  const data = across.map((one, index) => ({
    xAxisPoint: one.label,
    chartData: within.map((other, place): KeyedPoint => {
      const { size, text } = amounts[index]?.[place] ?? NOTHING
      return {
        key: cellKey(one.key, other.key),
        legend: other.label,
        data: size,
        color: colourOf(other, place),
        yAxisCalloutData: text,
        callOutAccessibilityData: { ariaLabel: `${other.label}, ${one.label}: ${text}` },
      }
    }),
  }))
  return (
    <ResponsiveContainer>
      <VerticalStackedBarChart
        chartTitle={label}
        data={data}
        xAxisCategoryOrder={across.map((part) => part.label)}
        onBarClick={(_, point) => onPick((point as KeyedPoint).key)}
        yAxisTickFormat={axisText}
        yAxisTickCount={3}
        roundedTicks
        barWidth="auto"
        maxBarWidth={40}
        roundCorners
        margins={MARGINS}
        legendProps={{ canSelectMultipleLegends: false }}
      />
    </ResponsiveContainer>
  )
}

const MARGINS = { top: 20, bottom: 28, left: 64, right: 24 }

const HeatMap = ({ label, figures: { across, within, amounts }, onPick }: DrawnChartProps) => {
  const [colours, ref] = useHeatColours()
  const most = Math.max(1, ...amounts.flat().map(({ size }) => size))
  const cells = across.flatMap((one, index) =>
    within.map((other, place) => {
      const { size, text } = amounts[index]?.[place] ?? NOTHING
      const key = cellKey(one.key, other.key)
      const name = `${other.label}, ${one.label}: ${text}`
      return {
        x: one.label,
        y: other.label,
        value: size,
        rectText: text,
        ...(size > 0 && { onClick: () => onPick(key) }),
        callOutAccessibilityData: { ariaLabel: name },
      }
    }),
  )
  return (
    <div ref={ref} style={{ height: '100%' }}>
      {colours !== null && (
        <ResponsiveContainer>
          <HeatMapChart
            chartTitle={label}
            data={[{ legend: 'Sites', value: most, data: cells }]}
            domainValuesForColorScale={[0, most]}
            rangeValuesForColorScale={[...colours]}
            xAxisCategoryOrder={across.map((part) => part.label)}
            yAxisCategoryOrder={within.map((part) => part.label).toReversed()}
            hideLegend
            margins={{ ...MARGINS, left: 176 }}
          />
        </ResponsiveContainer>
      )}
    </div>
  )
}

/** The colours of a heat map's lowest and highest numbers as `#rrggbb`, which the library mixes; null until the theme is known. */
function useHeatColours(): readonly [readonly [string, string] | null, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<readonly [string, string] | null>(null)
  const scheme = useSyncExternalStore(subscribeToScheme, colourScheme)
  const { theme } = usePreferences()
  const drawnFor = `${scheme} ${theme}`
  useLayoutEffect(() => {
    const element = drawnFor === '' ? null : ref.current
    if (element === null) return
    const values = getComputedStyle(element)
    const tokenColour = (token: string): string => values.getPropertyValue(token).trim()
    setColours([tokenColour('--colorNeutralBackground3'), tokenColour('--colorBrandBackground')])
  }, [drawnFor])
  return [colours, ref]
}

/** The window's appearance marks the document with it, also where the system decides. */
const colourScheme = (): string => document.documentElement.style.colorScheme

const subscribeToScheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['style'] })
  return () => observer.disconnect()
}
