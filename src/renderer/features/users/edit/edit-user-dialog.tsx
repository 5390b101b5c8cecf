import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { findUser } from '../find-user.ts'
import { USER_FAILED, USER_GONE } from '../messages.ts'
import { EditUserForm } from './edit-user-form.tsx'

const useStyles = makeStyles({
  // Of the window's width; narrower windows give the fields the room that they need.
  surface: { width: '55vw', maxWidth: '55vw', '@media (max-width: 900px)': { width: '92vw', maxWidth: '92vw' } },
  body: { maxHeight: `calc(100vh - 4 * ${tokens.spacingVerticalXXL})` },
})

export interface EditUserDialogProps {
  readonly userName: string
  /** Parameter of the address that holds the user name. */
  readonly parameter: string
  readonly onClose: () => void
}

/** The dialog Edit User, with the user as the platform holds it at the moment it opens. */
export const EditUserDialog = ({ userName, parameter, onClose }: EditUserDialogProps) => {
  const styles = useStyles()
  const place = useMemo(() => ({ parameter, value: userName }), [parameter, userName])
  return (
    <RecordDialog title="Edit User" place={place} onClose={onClose} className={styles.surface} bodyClassName={styles.body}>
      <RecordPage
        what="user"
        id={userName}
        read={findUser}
        notFound={{ title: USER_GONE, explanation: `No user is called ${userName}.` }}
        loadFailed={USER_FAILED}
      >
        {(user) => <EditUserForm user={user} />}
      </RecordPage>
    </RecordDialog>
  )
}
