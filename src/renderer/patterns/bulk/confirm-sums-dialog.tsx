import { Button, Checkbox, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import type { BulkContent } from '#shared/domain/bulk/bulk-jobs.ts'
import { sumsOf } from '#shared/domain/bulk/bulk-sums.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { moneyTexts } from './money-texts.ts'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  amount: { display: 'block', overflowWrap: 'anywhere' },
})

interface ConfirmSumsDialogProps {
  readonly title: string
  /** "12 sites". */
  readonly count: string
  /** What is to be charged. */
  readonly rows: readonly { readonly to: BulkContent }[]
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The last question before many payments: what they come to in each currency. One press begins them once. */
export const ConfirmSumsDialog = ({ title, count, rows, facts, isPending, onConfirm, onClose }: ConfirmSumsDialogProps) => {
  const styles = useStyles()
  const content = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [isSure, setSure] = useState(false)
  const sums = useMemo(() => sumsOf(rows), [rows])

  // At first not on a button: the second Enter of someone who pressed the one below with the first must not press it.
  useEffect(() => content.current?.focus(), [])

  const confirm = ({ detail }: MouseEvent): void => {
    // The second click of a double click, whose first opened this dialog.
    if (detail > 1 || !isSure || isPressed.current) return
    isPressed.current = true
    onConfirm()
  }
  return (
    <Dialog
      isAlert
      title={title}
      width={520}
      onClose={isPending ? null : onClose}
      actions={
        <>
          <Button onClick={onClose} disabledFocusable={isPending}>
            Cancel
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={!isSure || isPending}
            onClick={confirm}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            {...(isPending ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
          >
            {title}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {sums.map(({ amount, currency }) => (
          <Text key={currency} size={700} weight="semibold" className={styles.amount}>
            {formatMoney(amount, currency)} <Text size={300}>{currency}</Text>
          </Text>
        ))}
        <Facts facts={[{ term: 'Sites', value: count }, ...facts]} />
        <Checkbox
          checked={isSure}
          disabled={isPending}
          onChange={(_, { checked }) => setSure(checked === true)}
          label={`This cannot be undone. ${moneyTexts(rows)} for ${count} is right.`}
        />
      </div>
    </Dialog>
  )
}
