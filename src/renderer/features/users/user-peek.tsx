import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { roleLabel } from './model/labels.ts'
import { statusOf, userLabel } from './user-list.tsx'

interface UserPeekProps {
  readonly user: InternalUser
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** A user's details beside the list. */
export const UserPeek = ({ user, onEdit, onClose }: UserPeekProps) => (
  <PeekPanel
    title={userLabel(user)}
    onClose={onClose}
    onOpen={onEdit}
    actions={
      <Button size="small" icon={<EditRegular />} onClick={onEdit}>
        Edit
      </Button>
    }
  >
    <Facts
      facts={[
        { term: 'User name', value: user.username },
        { term: 'Email', value: user.emailId },
        { term: 'Mobile', value: user.mobile },
        { term: 'Role', value: roleLabel(user.userRole ?? '') },
        { term: 'Status', value: statusOf(user) },
        { term: 'Company', value: user.companyName },
        { term: 'Created', value: formatDateTime(user.createdAt) },
      ]}
    />
  </PeekPanel>
)
