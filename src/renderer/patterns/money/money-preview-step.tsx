import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useIsDirty } from '#components/form/typed-since.ts'
import type { MoneyProgress } from '#components/money/confirm-money-dialog.tsx'
import { MoneyState } from '#components/money/money-state.tsx'
import { type MoneyPress, useMoneyPress } from '#components/money/use-money-press.ts'
import { onKeys } from '#components/shortcuts/composition.ts'
import { useLeaveGuard } from '../record-page/use-leave-guard.tsx'

const useStyles = makeStyles({
  // Beside each other, and below each other where there is no room for both.
  panes: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flex: '1 1 300px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  preview: { flex: '1 1 300px', minWidth: 0, outlineStyle: 'none' },
  outcome: { ':empty': { marginTop: `calc(-1 * ${tokens.spacingVerticalM})` } },
})

interface MoneyPreviewStepProps {
  readonly title: ReactNode
  readonly width: number
  /** The buttons that send. */
  readonly labels: readonly string[]
  readonly leaving: string
  /** Why nothing can be sent; null: it can. */
  readonly reason: string | null
  readonly preview: ReactNode
  /** What the values as they are make unusual, with what a tick confirms; null: nothing. */
  readonly warningOf: (values: Record<string, string>) => { readonly warning: string; readonly confirms: string } | null
  readonly money: MoneyProgress
  /** Checks the form; what is right is sent by `press`. Answers whether it is. */
  readonly onPress: (label: string, press: (send: (key: string) => void) => void) => void
  /** Checks the form alone: `onRight` where nothing is wrong with it. */
  readonly onCheck: (onRight: () => void) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Money in one step: the form, and beside it what will be sent, which is all that the confirmation would say. Enter leads there; only a press of a button sends. */
export const MoneyPreviewStep = (props: MoneyPreviewStepProps) => {
  const { title, width, labels, leaving, reason, preview, warningOf, money, onPress, onCheck, onClose, children } = props
  const styles = useStyles()
  const isDirty = useIsDirty(useFormContext().control)
  const unusual = warningOf(useWatch() as Record<string, string>)
  // What was ticked, not that something was: another amount asks again.
  const [sureOf, setSureOf] = useState<string | null>(null)
  const needsTick = unusual !== null && sureOf !== unusual.confirms
  const press = useMoneyPress({ entry: money.entry, needsTick })
  const { current, isPending, isDone } = press
  const isSent = isPending || isDone
  const guard = useLeaveGuard({ isDirty: () => isDirty() && !isSent, detail: leaving, onLeave: onClose })
  const shown = useRef<HTMLDivElement>(null)
  const toPreview = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement) || event.target.role === 'combobox') return
    event.preventDefault()
    onCheck(() => shown.current?.focus())
  }
  return (
    <Dialog
      isAlert
      title={title}
      width={width}
      onClose={isSent ? onClose : guard.leave}
      actions={<Actions labels={labels} reason={reason} needsTick={needsTick} press={press} onPress={onPress} onClose={onClose} />}
      above={guard.question}
    >
      <div className={styles.panes}>
        <fieldset className={styles.fields} disabled={isSent} onKeyDown={onKeys(toPreview)}>
          {children}
        </fieldset>
        <div ref={shown} tabIndex={-1} className={styles.preview}>
          {preview}
        </div>
      </div>
      {unusual !== null && !isDone && (
        <Checkbox
          checked={!needsTick}
          disabled={isPending}
          onChange={(_, { checked }) => setSureOf(checked === true ? unusual.confirms : null)}
          label={`${unusual.warning} ${unusual.confirms}`}
        />
      )}
      {/* There before it says anything, so that a screen reader says what comes. */}
      <div role="status" className={styles.outcome}>
        {current !== null && <MoneyState entry={current} onCheck={money.check} remedy={money.remedy} />}
      </div>
    </Dialog>
  )
}

interface ActionsProps extends Pick<MoneyPreviewStepProps, 'labels' | 'reason' | 'onPress' | 'onClose'> {
  readonly needsTick: boolean
  readonly press: MoneyPress
}

const Actions = ({ labels, reason, needsTick, press: { current, isPending, isDone, press }, onPress, onClose }: ActionsProps) => {
  const [pressed, setPressed] = useState<string | null>(null)
  const begin = (label: string) => (event: MouseEvent) =>
    onPress(label, (send) =>
      press(event, (key) => {
        setPressed(label)
        send(key)
      }),
    )
  return (
    <>
      <Button onClick={onClose}>{isPending || isDone ? 'Close' : 'Cancel'}</Button>
      {!isDone &&
        labels.map((label, index) => (
          <ActionButton
            key={label}
            reason={reason}
            isDisabled={needsTick || isPending}
            isPending={isPending && pressed === label}
            onClick={begin(label)}
            onKeyDown={onKeys((event) => event.repeat && event.preventDefault())}
            {...(index === labels.length - 1 ? { appearance: 'primary' } : {})}
          >
            {current?.state === 'absent' && pressed === label ? 'Try again' : label}
          </ActionButton>
        ))}
    </>
  )
}
