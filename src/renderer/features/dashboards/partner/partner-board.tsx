import { makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { fieldId } from '#components/form/field-id.ts'
import type { AnalyticsCall } from '#shared/domain/dashboards/analytics-call.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import { BUSINESS_COLUMN, dateColumn, placeColumn, RENEWAL_AMOUNT, type SiteColumn } from '../board/site-columns.tsx'
import { BUSINESS_NAME } from '../board/site-controls.ts'
import { useSiteRows } from '../board/use-site-rows.ts'

/** In order, before the days and the notes. */
const COLUMNS: readonly SiteColumn[] = [
  placeColumn('Sr No'),
  { ...BUSINESS_COLUMN, width: 240 },
  dateColumn('startDate', 'Subscription Start Date'),
  dateColumn('endDate', 'Renewal Date'),
  RENEWAL_AMOUNT,
].map((column) => (column.id === 'startDate' ? { ...column, width: 184 } : column))

const CONTROLS = [BUSINESS_NAME] as const

interface PartnerBoardProps {
  /** "My Dashboard". */
  readonly label: string
  readonly call: Extract<AnalyticsCall, { call: 'renewal_dashboard' }>
  /** Unix seconds; the call was made for it. */
  readonly now: number
  readonly takeNow: () => void
  /** Above the search: who the partner is. */
  readonly header?: ReactNode
  readonly emptyReason: string
}

/** The sites of one channel partner with their orders, searched by business name. */
export const PartnerBoard = ({ label, call, now, takeNow, header, emptyReason }: PartnerBoardProps) => {
  const list = useBoardList(CONTROLS, COLUMNS)
  const rows = useSiteRows({ call, now, order: 'never' })
  const { business = '' } = list.filters
  const columns = useMemo(
    () => COLUMNS.map((column) => (column.id === BUSINESS_COLUMN.id ? { ...column, render: highlighting(business) } : column)),
    [business],
  )
  return (
    <SiteBoard
      id="partner-dashboard"
      label={label}
      controls={CONTROLS}
      list={list}
      rows={rows}
      columns={columns}
      header={header}
      search={
        <search aria-label={`Search the ${label}`}>
          <SearchBox
            id={fieldId(BUSINESS_NAME.name)}
            aria-label="Search Business Name"
            placeholder="Search Business Name"
            value={business}
            onChange={(_, { value }) => list.setFilters({ business: value })}
          />
        </search>
      }
      emptyReason={emptyReason}
      onRefresh={() => {
        takeNow()
        rows.refetch()
      }}
    />
  )
}

const highlighting: (part: string) => NonNullable<SiteColumn['render']> = (part) => (site) => <Highlighted text={site.companyName ?? ''} part={part} />

const useStyles = makeStyles({
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Mark', color: 'MarkText' },
  },
})

interface HighlightedProps {
  readonly text: string
  /** What was searched for. */
  readonly part: string
}

/** A text with the first place marked where it holds what was searched for. */
const Highlighted = ({ text, part }: HighlightedProps) => {
  const styles = useStyles()
  const wanted = part.trim()
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  if (start === -1) return <span dir="auto">{text}</span>
  const end = start + wanted.length
  return (
    <span dir="auto" title={text}>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
