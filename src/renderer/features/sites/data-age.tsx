import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, CloudOffRegular } from '@fluentui/react-icons'
import { nowInSeconds } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { ageText } from './age-text.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  age: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

interface DataAgeProps {
  /** Unix seconds; undefined while there are no data. */
  readonly asOf: number | undefined
  readonly isOffline: boolean
  readonly isFetching: boolean
  /** How many rows have arrived of a list that is slow to come. */
  readonly arrived: number | undefined
  readonly onRefresh: () => void
}

/** How old the list on screen is, and the button that loads it anew. */
export const DataAge = ({ asOf, isOffline, isFetching, arrived, onRefresh }: DataAgeProps) => {
  const styles = useStyles()
  const age = asOf === undefined ? null : ageText(asOf, nowInSeconds())
  const loading = arrived === undefined ? 'Loading…' : `Loading… ${formatCount(arrived)} sites so far`
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        icon={<ArrowClockwiseRegular />}
        aria-label="Refresh the list"
        title={isFetching ? 'Loading' : 'Refresh the list'}
        disabledFocusable={isFetching}
        onClick={onRefresh}
      />
      <output>
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
    </div>
  )
}
