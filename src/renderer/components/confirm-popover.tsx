import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ReactElement, useId, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { Popover } from './on-screen/popover.tsx'

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '320px' },
  detail: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})

export interface ConfirmPopoverProps {
  /** The question, as the spec words it: "Sure to delete?" */
  readonly question: string
  /** Names what the action touches: "aditi.example and everything in it". */
  readonly detail?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly destructive?: boolean
  readonly onConfirm: () => void
  readonly onCancel?: () => void
  readonly children?: ReactElement
  /** Controls it from outside, where no trigger can be given (a question asked from a menu): with `target` as the element it points at. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly target?: HTMLElement | null
}

/**
 * Asks before something happens, right at the control that was pressed. Keyboard: the cancelling button has the focus, Escape cancels, and
 * the focus returns to the control.
 */
export const ConfirmPopover = (props: ConfirmPopoverProps) => {
  const { question, detail, confirmLabel = 'Yes', cancelLabel = 'No', destructive = false, onConfirm, onCancel, children, target } = props
  const styles = useStyles()
  const questionId = useId()
  const [isOpenInside, setOpenInside] = useState(false)
  const isOpen = props.open ?? isOpenInside

  const setOpen = (next: boolean): void => {
    setOpenInside(next)
    props.onOpenChange?.(next)
  }
  const cancel = (): void => {
    setOpen(false)
    onCancel?.()
  }
  const confirm = (): void => {
    setOpen(false)
    onConfirm()
  }

  return (
    <Popover
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={cancel}
      trapFocus
      withArrow
      className={styles.surface}
      aria-labelledby={questionId}
      role="alertdialog"
      {...(children === undefined ? { target: target ?? null } : { trigger: children })}
    >
      <Text weight="semibold" id={questionId}>
        {question}
      </Text>
      {detail !== undefined && <Text className={styles.detail}>{detail}</Text>}
      <div className={styles.actions}>
        <Button size="small" onClick={cancel}>
          {cancelLabel}
        </Button>
        <ActionButton size="small" appearance="primary" isDestructive={destructive} onClick={confirm}>
          {confirmLabel}
        </ActionButton>
      </div>
    </Popover>
  )
}
