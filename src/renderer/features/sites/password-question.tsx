import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { SURE_TO_RESET_PASSWORD } from './messages.ts'
import type { Site } from './site.ts'

interface PasswordQuestionProps {
  readonly site: Site
  readonly control: HTMLElement
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a password is reset, at the link that was pressed. */
export const PasswordQuestion = ({ site, control, onConfirm, onClose }: PasswordQuestionProps) => (
  <ConfirmPopover
    open
    target={control}
    question={SURE_TO_RESET_PASSWORD}
    detail={`The password of ${site.userName}, user of ${site.domain}.`}
    confirmLabel="Reset"
    onOpenChange={(isOpen) => {
      if (isOpen) return
      onClose()
      control.focus()
    }}
    onConfirm={onConfirm}
  />
)
