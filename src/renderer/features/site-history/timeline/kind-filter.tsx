import { CounterBadge, makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { KIND_LABELS } from './timeline-columns.ts'
import { TIMELINE_KINDS, type TimelineKind } from './timeline-entry.ts'

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS } })

export interface KindFilterProps {
  /** None: every kind shows. */
  readonly chosen: readonly TimelineKind[]
  readonly counts: Readonly<Record<TimelineKind, number>>
  readonly onChange: (chosen: readonly TimelineKind[]) => void
}

/** Which kinds of entries show; several are alternatives. */
export const KindFilter = ({ chosen, counts, onChange }: KindFilterProps) => {
  const styles = useStyles()
  const toggle = (kind: TimelineKind): void => onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind])
  return (
    <div role="group" aria-label="Kinds" className={styles.root}>
      {TIMELINE_KINDS.map((kind) => (
        <ToggleButton
          key={kind}
          size="small"
          checked={chosen.includes(kind)}
          aria-label={`${KIND_LABELS[kind]}, ${counts[kind]}`}
          icon={<CounterBadge size="small" color="informative" appearance="ghost" showZero overflowCount={9999} count={counts[kind]} aria-hidden />}
          iconPosition="after"
          onClick={() => toggle(kind)}
        >
          {KIND_LABELS[kind]}
        </ToggleButton>
      ))}
    </div>
  )
}
