import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { Remedy } from '#shared/remedy.ts'
import { ActionButton } from '../action-button.tsx'
import { Dialog } from '../dialog.tsx'
import { onKeys } from '../shortcuts/composition.ts'
import { MoneyState } from './money-state.tsx'
import { useMoneyPress } from './use-money-press.ts'

const useStyles = makeStyles({
  outcome: { ':empty': { marginTop: `calc(-1 * ${tokens.spacingVerticalM})` } },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  amount: { display: 'block', overflowWrap: 'anywhere' },
  facts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: tokens.spacingHorizontalL, rowGap: tokens.spacingVerticalXS, margin: 0 },
  fact: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

/** How the last press stands, as `useMoney` gives it. */
export interface MoneyProgress {
  /** The newest form of its entry; null before. */
  readonly entry: MoneyEntry | null
  /** Reads the platform back at once. */
  readonly check: () => void
  readonly remedy: Remedy | null
  /** Why it cannot be sent at all; null where it can. */
  readonly reason?: string | null
}

export interface ConfirmMoneyDialogProps {
  readonly title: string
  /** Whose money it is: the domain of the site that is charged or credited, or the company of a partner. */
  readonly site: string
  readonly siteTerm?: 'Site' | 'Partner'
  readonly amount: number
  readonly currency: string
  /** Minor units; null while it is not known, left out where there is none. */
  readonly balanceAfter?: number | null | undefined
  /** What else is sent: the note, the plan, the dates. */
  readonly rows?: readonly { readonly term: string; readonly value: string }[]
  /** Why this needs one more confirmation: a box to tick that repeats amount and site. */
  readonly warning?: string | null
  readonly confirmLabel: string
  /** Sends, under a key that no earlier press had. */
  readonly onConfirm: (key: string) => void
  readonly onClose: () => void
  readonly money: MoneyProgress
}

/**
 * The last question before money moves: amount, site and balance after, and then the outcome of it. One press sends once: a double click, a held or repeated
 * Enter and further presses do nothing until the outcome is known, and only what was refused or did not arrive can be sent again.
 */
export const ConfirmMoneyDialog = (props: ConfirmMoneyDialogProps) => {
  const { title, site, siteTerm = 'Site', amount, currency, balanceAfter, rows = [], warning = null, confirmLabel, onConfirm, onClose, money } = props
  const styles = useStyles()
  const content = useRef<HTMLDivElement>(null)
  const [isSure, setSure] = useState(false)
  // As it was confirmed: the balance that the screen knows may already hold what was sent.
  const [confirmedBalance, setConfirmedBalance] = useState(balanceAfter)
  const needsTick = warning !== null && !isSure
  const { reason = null } = money
  const { current, isPending, isDone, press } = useMoneyPress({ entry: money.entry, needsTick: needsTick || reason !== null })
  const balance = isPending || isDone ? confirmedBalance : balanceAfter

  // At first not on a button: the second Enter of someone who sent the form with the first must not press it. Once it is done the button is gone.
  useEffect(() => content.current?.focus(), [isDone])

  const confirm = (event: MouseEvent): void =>
    press(event, (key) => {
      setConfirmedBalance(balanceAfter)
      onConfirm(key)
    })
  const facts = [
    { term: siteTerm, value: site },
    ...rows,
    ...(balance === undefined ? [] : [{ term: 'Balance after', value: balance === null ? 'Not known' : formatMoney(balance, currency) }]),
  ]

  const actions = (
    <>
      <Button onClick={onClose}>{isPending || isDone ? 'Close' : 'Cancel'}</Button>
      {!isDone && (
        <ActionButton
          appearance="primary"
          reason={reason}
          isDisabled={needsTick}
          isPending={isPending}
          onClick={confirm}
          onKeyDown={onKeys((event) => event.repeat && event.preventDefault())}
        >
          {current?.state === 'absent' ? 'Try again' : confirmLabel}
        </ActionButton>
      )}
    </>
  )
  return (
    <Dialog isAlert title={title} width={520} onClose={onClose} actions={actions}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <Text size={700} weight="semibold" className={styles.amount}>
          {formatMoney(amount, currency)} <Text size={300}>{currency}</Text>
        </Text>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {warning !== null && !isDone && (
          <Checkbox
            checked={isSure}
            disabled={isPending}
            onChange={(_, data) => setSure(data.checked === true)}
            label={`${warning} ${formatMoney(amount, currency)} for ${site} is right.`}
          />
        )}
        {/* There before it says anything, so that a screen reader says what comes. */}
        <div role="status" className={styles.outcome}>
          {current !== null && <MoneyState entry={current} onCheck={money.check} remedy={money.remedy} />}
        </div>
      </div>
    </Dialog>
  )
}
