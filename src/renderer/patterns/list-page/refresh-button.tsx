import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, CloudOffRegular } from '@fluentui/react-icons'
import { formatDate, formatDateTime, formatTime, nowInSeconds } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  age: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

interface RefreshButtonProps {
  /** What it does, where "Refresh the list" does not say it. */
  readonly label?: string | undefined
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** Loads a list again; R does the same (`useListShortcuts`). */
export const RefreshButton = ({ label = 'Refresh the list', isFetching, onRefresh }: RefreshButtonProps) => (
  <Button
    appearance="subtle"
    icon={<ArrowClockwiseRegular />}
    aria-label={label}
    title={isFetching ? 'Loading' : `${label} (R)`}
    disabledFocusable={isFetching}
    onClick={onRefresh}
  />
)

interface DataAgeProps {
  /** When the rows were received, unix seconds. */
  readonly asOf: number | undefined
  readonly isOffline: boolean
  readonly isFetching: boolean
  /** How many rows have arrived of a list that is slow to come, and what they are. */
  readonly arrived: { readonly count: number; readonly many: string } | undefined
}

/** How old the rows on screen are. */
export const DataAge = ({ asOf, isOffline, isFetching, arrived }: DataAgeProps) => {
  const styles = useStyles()
  const age = asOf === undefined ? null : ageText(asOf, nowInSeconds())
  const loading = arrived === undefined ? 'Loading…' : `Loading… ${formatCount(arrived.count)} ${arrived.many} so far`
  return (
    <output className={styles.root}>
      {age !== null && isOffline && (
        <Badge appearance="tint" color="warning" icon={<CloudOffRegular />}>
          Offline: as of {age}
        </Badge>
      )}
      {!isOffline && (age !== null || isFetching) && (
        <Text size={200} className={styles.age}>
          {isFetching ? loading : `as of ${age}`}
        </Text>
      )}
    </output>
  )
}

/** When data were received: the time if that was today, else the day too. Both in unix seconds. */
export const ageText = (asOf: number, now: number): string => (formatDate(asOf) === formatDate(now) ? formatTime(asOf) : formatDateTime(asOf))
