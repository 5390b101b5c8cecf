import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { EditRegular, EyeRegular, PeopleSwapRegular } from '@fluentui/react-icons'
import { ActionButton } from '#components/action-button.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { LinkButton } from '#components/link-button.tsx'
import { Notice } from '#components/notice.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import type { InternalUser } from '#data/users/pickers.ts'
import { userLabel, userStatus } from '#data/users/user-texts.ts'
import { canBeGranted } from '#shared/domain/permission.ts'
import { isRole, roleLabel } from '#shared/domain/role.ts'
import { HeldMark } from '../model/held-mark.tsx'
import { grantAddress, has, PERMISSION_SETS, type Permission } from '../model/user-access.ts'
import type { SeeAs } from '../see-as/use-see-as.ts'

const useStyles = makeStyles({
  permission: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 9ch 8ch', columnGap: tokens.spacingHorizontalS, alignItems: 'center', minHeight: '24px' },
})

/** What the marks below mean for this user, where they do not say it alone. */
const noticeOf = (user: InternalUser): string | null => {
  const role = user.userRole ?? ''
  if (role === 'ADMIN') return 'Administrators may do everything that is for staff, whatever they were granted.'
  if (isRole(role) && !canBeGranted(role)) return `The role ${roleLabel(role)} cannot be granted permissions.`
  return userStatus(user) === 'Inactive' ? 'The account is inactive: until it is activated none of these permissions counts.' : null
}

const PermissionLine = ({ user, permission }: { readonly user: InternalUser; readonly permission: Permission }) => {
  const isHeld = has(user, permission)
  const to = isHeld ? null : grantAddress(user, permission.access)
  return (
    <li className={useStyles().permission}>
      <span>{permission.label}</span>
      <HeldMark isHeld={isHeld} />
      {to !== null && (
        <LinkButton size="small" appearance="subtle" to={to} aria-label={`Grant ${permission.name} in Edit User`}>
          Grant
        </LinkButton>
      )}
    </li>
  )
}

interface PermissionPeekProps {
  readonly user: InternalUser
  readonly onEdit: () => void
  readonly onCompare: () => void
  readonly onClose: () => void
  readonly seeing: SeeAs
}

/** Every permission of a user: has or has not, and where it is granted. */
export const PermissionPeek = ({ user, onEdit, onCompare, onClose, seeing }: PermissionPeekProps) => {
  const layout = useLayoutStyles()
  const notice = noticeOf(user)
  return (
    <PeekPanel
      title={userLabel(user)}
      onClose={onClose}
      actions={
        <>
          <Button size="small" icon={<EditRegular />} onClick={onEdit}>
            Edit User
          </Button>
          <Button size="small" icon={<PeopleSwapRegular />} onClick={onCompare}>
            Compare
          </Button>
          <ActionButton size="small" icon={<EyeRegular />} reason={seeing.reasonFor(user)} isPending={seeing.isPending} onClick={() => void seeing.seeAs(user)}>
            See as
          </ActionButton>
        </>
      }
    >
      <Facts
        facts={[
          { term: 'User name', value: user.username },
          { term: 'Role', value: roleLabel(user.userRole ?? '') },
          { term: 'Status', value: userStatus(user) },
        ]}
      />
      {notice !== null && <Notice intent="info">{notice}</Notice>}
      {PERMISSION_SETS.map(({ id, title, permissions }) => (
        <section key={id} aria-label={title}>
          <Subtitle2 as="h3" block>
            {title}
          </Subtitle2>
          <ul className={layout.list} style={{ gap: 0 }}>
            {permissions.map((permission) => (
              <PermissionLine key={permission.id} user={user} permission={permission} />
            ))}
          </ul>
        </section>
      ))}
    </PeekPanel>
  )
}
