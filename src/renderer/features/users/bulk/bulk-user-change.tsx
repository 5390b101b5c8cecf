import { useMemo } from 'react'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type InternalUser, salesPersonChoices, useInternalUsers } from '#data/users/pickers.ts'
import { BulkButton } from '#patterns/bulk/bulk-button.tsx'
import type { BulkChoice, BulkSubject } from '#patterns/bulk/bulk-choice.ts'
import { ACTIVE_INACTIVE, listChoice, textChoice, toggleChoice } from '#patterns/bulk/bulk-fields.tsx'
import { BulkMessageButton } from '#patterns/bulk/bulk-message.tsx'
import { ChooseChange } from '#patterns/bulk/choose-change.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { permissionLabel } from '#shared/domain/access/access-labels.ts'
import { PERMISSION_GROUPS } from '#shared/domain/permission.ts'
import { OWN_ACCOUNT } from '../messages.ts'
import { FIELD_LABELS } from '../model/labels.ts'

/** Every permission by its id ("site.edit_site"), as people read it. */
const PERMISSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PERMISSION_GROUPS).flatMap(([group, operations]) =>
    operations.map((operation) => [`${group}.${operation}`, permissionLabel(`${group}.${operation}`)]),
  ),
)
const PERMISSION_OPTIONS = Object.entries(PERMISSIONS).map(([value, label]) => ({ value, label }))
const GRANT_OR_TAKE = [
  { value: 'grant', label: 'Grant it' },
  { value: 'take', label: 'Take it away' },
]

/** One permission is granted or taken away; a user's other permissions stay. */
const PERMISSION: BulkChoice = {
  id: 'user.permissions',
  label: 'Permission',
  fields: (
    <>
      <SelectField name="value" label="Permission" options={PERMISSION_OPTIONS} placeholder="Choose a permission" />
      <SelectField name="second" label="What to do" options={GRANT_OR_TAKE} placeholder="Grant it or take it away" />
    </>
  ),
  plan: ({ value, second }) => {
    const permission = String(value)
    const name = PERMISSIONS[permission]
    if (name === undefined || second === '') return undefined
    const isGranted = second === 'grant'
    return {
      field: 'user.permissions',
      columns: { [permission]: name },
      label: `Permission: ${name}, ${isGranted ? 'granted' : 'taken away'}`,
      to: { [permission]: isGranted },
    }
  },
}

const STATUS = toggleChoice('user.enabled', FIELD_LABELS.status, ACTIVE_INACTIVE)
const SUPPORT_NUMBER = textChoice('user.supportNumber', FIELD_LABELS.supportNumber, 'Leave it empty to clear the field.')

interface BulkUserChangeProps {
  readonly users: readonly InternalUser[]
  readonly onClose: () => void
}

/** Changes the selected users together. Nobody's own account is among them. */
const BulkUserChange = ({ users, onClose }: BulkUserChangeProps) => {
  const { userName } = useCurrentUser()
  const everybody = useInternalUsers()
  const choices = useMemo(() => {
    const salesPersons = salesPersonChoices(everybody).map(({ label }) => label)
    return [STATUS, PERMISSION, listChoice('user.onboardedBy', FIELD_LABELS.onboardedBy, salesPersons), SUPPORT_NUMBER]
  }, [everybody])
  const subjects = useMemo<readonly BulkSubject[]>(
    () =>
      users.map(({ username, name }) => ({
        id: username,
        domain: username,
        name: name || username,
        skip: username === userName ? OWN_ACCOUNT : undefined,
      })),
    [userName, users],
  )
  return <ChooseChange choices={choices} subjects={subjects} noun="user" onClose={onClose} />
}

const itself = (user: InternalUser): InternalUser => user

/** In the bar of the selection. */
export const BulkUserButtons = ({ onScreen }: Pick<ListScreen<InternalUser>, 'onScreen'>) => (
  <>
    <BulkButton onScreen={onScreen} dialog={(users, close) => <BulkUserChange users={users} onClose={close} />} />
    <BulkMessageButton onScreen={onScreen} noun="user" userOf={itself} />
  </>
)
