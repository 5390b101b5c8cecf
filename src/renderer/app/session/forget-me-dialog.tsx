import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { signedInOf, useCurrentUser } from '#data/session/current-user.ts'
import { SOMETHING_WENT_WRONG } from '#data/session/messages.ts'

const useStyles = makeStyles({ list: { marginBlock: 0, paddingInlineStart: tokens.spacingHorizontalXL } })

const DESTROYED = [
  'Drafts of forms that are not saved',
  'The record of the payments you sent, and of your last campaign',
  'Your activity: what you changed from this computer',
  'The list of your downloaded invoices (the files stay in their folder)',
  'Copies of lists for use without a network',
  'Your saved views and permission presets',
  'The password of a proxy, if it is remembered on this computer',
]

/** Asks before everything that the console keeps for the user is destroyed, and names it. */
export const ForgetMeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { bridge, session } = useConsole()
  const styles = useStyles()
  const { userName } = signedInOf(useCurrentUser())
  const notify = useNotify()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const forget = async (): Promise<void> => {
    setRefusal(null)
    setPending(true)
    const result = await session.take(({ identity }) => identity.forgetMe())
    setPending(false)
    if (result.ok) return
    void bridge.shell.report({ level: 'error', message: `Forgetting the user failed: ${result.error.kind}: ${result.error.message}` })
    if (result.error.kind === 'busy') setRefusal(result.error.message)
    else notify.error(SOMETHING_WENT_WRONG, result.error.message)
  }

  return (
    <Dialog
      title="Forget me on this computer?"
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton isDestructive isPending={isPending} onClick={() => void forget()}>
            Forget me
          </ActionButton>
        </>
      }
    >
      <span className={useLayoutStyles().breaks}>You are signed out, and what the console keeps for {userName} on this computer is destroyed for good:</span>
      <ul className={styles.list}>
        {DESTROYED.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <span>While the outcome of a payment is not known, nothing is destroyed.</span>
      {refusal !== null && <Notice intent="error">{refusal}</Notice>}
    </Dialog>
  )
}
