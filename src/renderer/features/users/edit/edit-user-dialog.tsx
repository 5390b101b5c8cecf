import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { FailureState } from '#components/failure-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { findUser } from '../find-user.ts'
import { USER_FAILED, USER_GONE } from '../messages.ts'
import { EditUserForm } from './edit-user-form.tsx'

const useStyles = makeStyles({
  // Of the window's width; narrower windows give the fields the room that they need.
  surface: { width: '55vw', maxWidth: '55vw', '@media (max-width: 900px)': { width: '92vw', maxWidth: '92vw' } },
  body: { maxHeight: `calc(100vh - 4 * ${tokens.spacingVerticalXXL})` },
  skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
})

const LINES = [0, 1, 2, 3, 4]

export interface EditUserDialogProps {
  readonly userName: string
  /** Parameter of the address that holds the user name. */
  readonly parameter: string
  readonly onClose: () => void
}

/** The dialog Edit User, with the user as the platform holds it at the moment it opens. */
export const EditUserDialog = ({ userName, parameter, onClose }: EditUserDialogProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const [isDirty, setDirty] = useState(false)
  const refocus = useOpener()
  const close = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty, parameter, value: userName, onLeave: close })
  // Of this opening alone: an edit starts from what is there now, and nothing changes below it while it is typed.
  const [opening] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['user-to-edit', userName, opening],
    queryFn: () => findUser(bridge, userName),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Dialog open modalType="modal" onOpenChange={(_, change) => !change.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            Edit User
          </DialogTitle>
          {data === undefined || data === null ? (
            <DialogContent>
              {isFetching ? (
                <Skeleton aria-label="Loading the user" className={styles.skeleton}>
                  {LINES.map((line) => (
                    <SkeletonItem key={line} size={32} />
                  ))}
                </Skeleton>
              ) : (
                <FailureState what={USER_FAILED} failure={failureOf(error)} onRetry={() => void refetch()} />
              )}
            </DialogContent>
          ) : (
            <EditUserForm user={data} onDirtyChange={setDirty} onLeave={guard.leave} onSaved={guard.confirm} />
          )}
        </DialogBody>
        {guard.isAsking && <LeaveDialog detail={`Your changes to ${userName} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}

/** Without an error the platform answered that there is nobody of that name. */
const failureOf = (error: Error | null) => {
  if (error === null) return { kind: 'not-found' as const, message: USER_GONE }
  const { kind, message } = asPlatformFailure(error)
  return { kind, message: readableServerMessage(message) }
}
