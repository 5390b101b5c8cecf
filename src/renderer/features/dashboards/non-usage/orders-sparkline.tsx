import { makeStyles, tokens } from '@fluentui/react-components'
import { SiteLink } from '#patterns/record-link/site-link.tsx'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { completeDays, SHOWN_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatCount } from '#shared/domain/text.ts'
import { ordersOn } from '../rules/performance.ts'

const BAR = { width: 3, gap: 2, height: 18, least: 1 }

const useStyles = makeStyles({
  cell: { display: 'flex', width: '100%', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  bars: { flexShrink: 0, '@media (forced-colors: active)': { forcedColorAdjust: 'auto' } },
  some: { fill: tokens.colorBrandForeground1, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  none: { fill: tokens.colorNeutralStroke1, '@media (forced-colors: active)': { fill: 'GrayText' } },
})

/** The orders of a site by day, the oldest first; null where nothing is known of a day. */
export const ordersByDay = (site: DashboardSite, asOf: number): readonly { readonly day: string; readonly orders: number | null }[] =>
  completeDays(asOf, SHOWN_DAYS)
    .toReversed()
    .map((day) => ({ day, orders: ordersOn(site, day) }))

/** A site's name with its orders as a sparkline. The numbers themselves are in the columns of the days, so readers skip it. */
export const NameAndOrders = ({ site, asOf }: { readonly site: DashboardSite; readonly asOf: number }) => {
  const styles = useStyles()
  const days = ordersByDay(site, asOf)
  const most = Math.max(1, ...days.map(({ orders }) => orders ?? 0))
  const said = `Orders of the last ${SHOWN_DAYS} days: ${days.map(({ orders }) => (orders === null ? '–' : formatCount(orders))).join(', ')}`
  return (
    <span className={styles.cell}>
      <span className={styles.name}>
        <SiteLink siteId={site.id} name={site.companyName} />
      </span>
      <span title={said} aria-hidden>
        <svg className={styles.bars} width={SHOWN_DAYS * (BAR.width + BAR.gap)} height={BAR.height}>
          {days.map(({ day, orders }, index) => {
            const height = Math.max(BAR.least, ((orders ?? 0) / most) * BAR.height)
            return (
              <rect
                key={day}
                className={(orders ?? 0) > 0 ? styles.some : styles.none}
                x={index * (BAR.width + BAR.gap)}
                y={BAR.height - height}
                width={BAR.width}
                height={height}
              />
            )
          })}
        </svg>
      </span>
    </span>
  )
}
