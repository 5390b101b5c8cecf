import { Button, Dialog, DialogBody, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { withoutParameters } from '#components/dialog-leaving/without-parameters.ts'
import { useAddress } from '#components/list-state/use-address.ts'

const useStyles = makeStyles({
  narrow: { width: '500px', maxWidth: '100vw' },
  wide: { width: '1100px', maxWidth: '100vw' },
  // Of one height, so that nothing jumps between the tabs.
  tall: { height: '80vh', gridTemplateRows: 'auto 1fr auto' },
})

/** What the content of the dialog says to its frame. */
export interface SettingFrame {
  /** Closes, or asks first. */
  readonly leave: () => void
  /** Closes without asking: what was typed is saved. */
  readonly close: () => void
  /** Keep it stable between renders. */
  readonly onDirtyChange: (isDirty: boolean) => void
}

export interface SettingDialogProps {
  readonly title: string
  readonly domain: string
  readonly size: 'narrow' | 'wide'
  /** What the parameter `dialog` of the address holds while this one is open. */
  readonly address: string
  /** Something is not saved on the screen behind it: leaving that is asked about too. */
  readonly isScreenDirty: boolean
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
  /** `DialogContent` and `DialogActions`. */
  readonly children: (frame: SettingFrame) => ReactNode
}

/** The frame of a dialog that edits one setting of a site: named after both, it asks before something typed is lost. */
export const SettingDialog = ({ title, domain, size, address, isScreenDirty, onClose, children }: SettingDialogProps) => {
  const styles = useStyles()
  const [isDirty, setDirty] = useState(false)
  const [, changeAddress] = useAddress()
  const refocus = useOpener()
  const closed = useCallback(() => {
    changeAddress((search) => withoutParameters(search, ['tab'], []), 'replace')
    onClose()
    refocus()
  }, [changeAddress, onClose, refocus])
  const guard = useLeaveGuard({ isDirty, isScreenDirty, parameter: 'dialog', value: address, onLeave: closed })
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={size === 'narrow' ? styles.narrow : styles.wide}>
        <DialogBody {...(size === 'wide' ? { className: styles.tall } : {})}>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            {title} · <span dir="auto">{domain}</span>
          </DialogTitle>
          {children({ leave: guard.leave, close: guard.confirm, onDirtyChange: setDirty })}
        </DialogBody>
        {guard.isAsking && <LeaveDialog detail={`Your changes to ${domain} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}
