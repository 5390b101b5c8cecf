import { Button, MessageBarGroup, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { MoneyState } from './money-state.tsx'

const useStyles = makeStyles({ group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexShrink: 0 } })

export interface MoneyOutcomeBarProps {
  /** Newest first. */
  readonly entries: readonly MoneyEntry[]
  /** What was sent: "Recharge of ₹500.00 for cafe.example". */
  readonly titleOf: (entry: MoneyEntry) => string
  readonly onCheck: (key: string) => void
  readonly onDismiss: (key: string) => void
}

/** What was sent before and is not seen off: after a reload or a crash, or because its dialog was closed in the meantime. */
export const MoneyOutcomeBar = ({ entries, titleOf, onCheck, onDismiss }: MoneyOutcomeBarProps) => {
  const styles = useStyles()
  if (entries.length === 0) return null
  return (
    <section aria-label="Sent before">
      <MessageBarGroup className={styles.group}>
        {entries.map((entry) => (
          <MoneyState
            key={entry.key}
            entry={entry}
            title={titleOf(entry)}
            onCheck={() => onCheck(entry.key)}
            {...(entry.settledAt === null
              ? {}
              : {
                  closing: <Button appearance="transparent" size="small" aria-label="Dismiss" icon={<DismissRegular />} onClick={() => onDismiss(entry.key)} />,
                })}
          />
        ))}
      </MessageBarGroup>
    </section>
  )
}
