import { Button, DialogActions, DialogBody, DialogContent, DialogTitle, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { ModalDialog } from './on-screen/modal-dialog.tsx'

const WINDOW_WIDTH = `calc(100vw - 2 * ${tokens.spacingHorizontalXXL})`
const WINDOW_HEIGHT = `calc(100vh - 4 * ${tokens.spacingVerticalXXL})`

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  filling: { width: WINDOW_WIDTH },
  // Of one height, so that nothing jumps while the content changes; what is inside scrolls by itself.
  fillingBody: { height: WINDOW_HEIGHT, gridTemplateRows: 'auto 1fr' },
  fillingContent: { minHeight: 0, overflow: 'hidden', padding: 0 },
  actions: { whiteSpace: 'nowrap' },
  titleActions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
})

export interface DialogProps {
  readonly title: ReactNode
  /** In a column with a gap. */
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** By Escape, by the cross, and without `isAlert` by a click beside the dialog. Null: it cannot be closed, or not now. */
  readonly onClose: (() => void) | null
  /** Asks for an answer: an `alertdialog`, which a click beside it does not close. */
  readonly isAlert?: boolean
  /** The last of its buttons is the answer that loses nothing: the focus begins there, not on the first. */
  readonly isLastSafe?: boolean
  /** A cross beside the title, and what stands before it. */
  readonly hasCross?: boolean
  readonly titleActions?: ReactNode
  /** In pixels, at most; 600 unless given. */
  readonly width?: number
  /** As large as the window, as far as `width` goes: for tabs and documents. */
  readonly fillsWindow?: boolean
  /** Content and actions are a form, submitted by Enter and by a `type="submit"` among the actions. */
  readonly onSubmit?: (event: SyntheticEvent) => void
  /** Dialogs that open above this one, outside its form. */
  readonly above?: ReactNode
  /** The children are `DialogContent` and `DialogActions` themselves, or draw them. */
  readonly bringsContent?: boolean
  readonly className?: string | undefined
  readonly bodyClassName?: string | undefined
  readonly contentClassName?: string
}

/** The one dialog. Draw it only while it is open; as it goes, the focus is back where it was before. */
export const Dialog = ({ title, children, actions, onClose, isAlert = false, fillsWindow = false, width, onSubmit, above, ...more }: DialogProps) => {
  const styles = useStyles()
  const [buttons, setButtons] = useState<HTMLDivElement | null>(null)
  // Fluent, whose effects run before, gives it to the first.
  useEffect(() => buttons?.querySelector<HTMLElement>('button:last-of-type')?.focus(), [buttons])
  const cross = more.hasCross === true && (
    <Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={() => onClose?.()} />
  )
  const titleAction =
    more.titleActions === undefined ? (
      cross
    ) : (
      <div className={styles.titleActions}>
        {more.titleActions}
        {cross}
      </div>
    )
  const body = (
    <DialogBody className={mergeClasses(fillsWindow && styles.fillingBody, more.bodyClassName)}>
      <DialogTitle {...(titleAction === false ? {} : { action: titleAction })}>{title}</DialogTitle>
      {more.bringsContent === true ? (
        children
      ) : (
        <DialogContent className={mergeClasses(styles.content, fillsWindow && styles.fillingContent, more.contentClassName)}>{children}</DialogContent>
      )}
      {actions !== undefined && (
        <DialogActions ref={more.isLastSafe === true ? setButtons : undefined} className={styles.actions}>
          {actions}
        </DialogActions>
      )}
    </DialogBody>
  )
  return (
    <ModalDialog
      isAlert={isAlert}
      onClose={onClose}
      className={mergeClasses(fillsWindow && styles.filling, more.className)}
      // A dialog above another one dims that one too.
      backdrop={{ appearance: 'dimmed' }}
      {...(width === undefined ? {} : { style: { maxWidth: width } })}
    >
      {onSubmit === undefined ? (
        body
      ) : (
        <form noValidate onSubmit={onSubmit}>
          {body}
        </form>
      )}
      {above}
    </ModalDialog>
  )
}
