import { Button, MessageBarGroup, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { MoneyState } from '#components/money/money-state.tsx'
import { titleOf, useMoneyCheck, useMoneyEntries } from '#data/money/money-entries.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { DecidePaymentDialog } from './decide-payment-dialog.tsx'

const useStyles = makeStyles({ group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexShrink: 0 } })

/** What was sent before and is not seen off: after a reload or a crash, or because its dialog was closed in the meantime. `of`: which of it belongs here. */
export const SentBefore = ({ of }: { readonly of: (entry: MoneyEntry) => boolean }) => {
  const styles = useStyles()
  const entries = useMoneyEntries().filter(of)
  const { check, dismiss } = useMoneyCheck()
  const [decided, setDecided] = useState<MoneyEntry | null>(null)
  if (entries.length === 0) return null
  const dismissal = ({ key }: MoneyEntry) => (
    <Button appearance="transparent" size="small" aria-label="Dismiss" icon={<DismissRegular />} onClick={() => void dismiss(key)} />
  )
  return (
    <section aria-label="Sent before">
      <MessageBarGroup className={styles.group}>
        {entries.map((entry) => (
          <MoneyState
            key={entry.key}
            entry={entry}
            title={titleOf(entry)}
            onCheck={() => void check(entry.key)}
            onDecide={() => setDecided(entry)}
            {...(entry.settledAt === null ? {} : { closing: dismissal(entry) })}
          />
        ))}
      </MessageBarGroup>
      {decided !== null && <DecidePaymentDialog entry={decided} onClose={() => setDecided(null)} />}
    </section>
  )
}
