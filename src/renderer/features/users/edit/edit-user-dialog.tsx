import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useMemo, useState } from 'react'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetInternalUserByUserNameDocument, GetInternalUsersDocument, UpdateInternalUserDocument } from '#generated/graphql.ts'
import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { FormPlatform } from '#patterns/record-page/offered-fields.tsx'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { roleLabel } from '#shared/domain/role.ts'
import { AddressFields, CompanyFields } from '../fields/company-fields.tsx'
import { CopyPermissions } from '../fields/copy-permissions.tsx'
import { focusPermission, PermissionsField } from '../fields/permissions-field.tsx'
import { EMPLOYEE_PENDING, OWN_STATUS, USER_FAILED, USER_GONE, USER_NOT_SAVED, USER_UPDATED } from '../messages.ts'
import { partsOf, SECTIONS, sectionsOf } from '../model/form-sections.ts'
import { FIELD_LABELS, PLATFORM_NAMES } from '../model/labels.ts'
import { USER_FIELDS } from '../model/user-edit.ts'
import { updateInput } from '../model/user-input.ts'
import { type UserValues, userSchema, useUserForm } from '../model/user-schema.ts'
import { findUser, type StoredUser, valuesOf } from '../model/user-values.ts'
import { EmployeeTable } from './employee-table.tsx'

/** Parameter of the address that names the permission to grant: the form opens at its box. */
const GRANT_PARAMETER = 'grant'

const STATUS_OPTIONS = ['Active', 'Inactive'].map((value) => ({ value, label: value }))
const ROLE_HINT = 'Cannot be changed.'

const PLATFORM: FormPlatform = { sends: UpdateInternalUserDocument, reads: GetInternalUserByUserNameDocument, names: PLATFORM_NAMES }

const problemOf = (values: UserValues): string | null => {
  const issue = userSchema('edit').safeParse(values).error?.issues[0]
  return issue === undefined ? null : `${FIELD_LABELS[issue.path[0] as keyof UserValues]}: ${issue.message}`
}

/** The fields of Edit User and its buttons; before anything is saved the changes are looked through. */
const EditUserForm = ({ user }: { readonly user: StoredUser }) => {
  const bridge = useBridge()
  const isOwn = useCurrentUser().userName === user.username
  const loaded = useMemo(() => valuesOf(user), [user])
  const methods = useUserForm('edit', loaded)
  const [isEmployeeEdited, setEmployeeEdited] = useState(false)
  const { permissions, hasCompany, isChannelPartner } = partsOf(loaded.role)
  const sections = useMemo(() => sectionsOf(loaded.role), [loaded])
  const edit = useRecordEdit({
    what: 'user',
    question: `Save ${loaded.name || user.username}?`,
    loaded: user,
    valuesOf,
    fields: USER_FIELDS,
    methods,
    sections,
    read: () => findUser(bridge, user.username),
    platform: PLATFORM,
    write: (now, { values }, send) => send(UpdateInternalUserDocument, { input: updateInput(now, values) }),
    undoOf: (now, merged) => plainUndo({ sort: 'user', id: user.username, of: '' }, valuesOf(now), merged),
    // The signed-in user's own profile, too, where it is that.
    invalidates: [GetInternalUsersDocument, GetInternalUserByUserNameDocument],
    check: problemOf,
    notSaved: USER_NOT_SAVED,
    success: { message: USER_UPDATED, detail: user.username },
    leaving: `Your changes to ${user.username} are not saved.`,
    unfinished: isEmployeeEdited ? EMPLOYEE_PENDING : null,
  })

  const [grant, setGrant] = useAddressParameter(GRANT_PARAMETER)
  useEffect(() => {
    if (grant === null) return
    focusPermission(grant)
    setGrant(null, 'replace')
  }, [grant, setGrant])

  return (
    <RecordForm
      label="Edit User"
      methods={methods}
      sections={sections}
      saving={edit}
      below={isChannelPartner && <EmployeeTable onEditing={setEmployeeEdited} />}
    >
      <FormSection id={SECTIONS.USER.id} title={SECTIONS.USER.title}>
        <FieldGrid>
          <TextField name="name" label={FIELD_LABELS.name} required />
          <TextField name="mobile" label={FIELD_LABELS.mobile} type="tel" required />
          <TextField name="email" label={FIELD_LABELS.email} disabled hint={ROLE_HINT} />
          <SelectField name="role" label={FIELD_LABELS.role} options={roleOption(loaded.role)} disabled hint={ROLE_HINT} />
          <SelectField name="status" label={FIELD_LABELS.status} options={STATUS_OPTIONS} required disabled={isOwn} {...(isOwn ? { hint: OWN_STATUS } : {})} />
        </FieldGrid>
      </FormSection>
      {permissions !== 'none' && (
        <FormSection
          id={SECTIONS.PERMISSIONS.id}
          title={SECTIONS.PERMISSIONS.title}
          description="An operation can be chosen once its group is ticked. Changes show when the user signs in again."
        >
          <CopyPermissions userName={user.username} role={loaded.role} />
          <PermissionsField name="permissions" label={FIELD_LABELS.permissions} required={permissions === 'required'} />
        </FormSection>
      )}
      {hasCompany && (
        <>
          <FormSection id={SECTIONS.COMPANY.id} title={SECTIONS.COMPANY.title}>
            <CompanyFields isChannelPartner={isChannelPartner} isEdit />
          </FormSection>
          <FormSection id={SECTIONS.ADDRESS.id} title={SECTIONS.ADDRESS.title}>
            <AddressFields />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}

const roleOption = (role: string) => [{ value: role, label: roleLabel(role) }]

const useStyles = makeStyles({
  // Of the window's width; narrower windows give the fields the room that they need.
  surface: { width: '55vw', maxWidth: '55vw', '@media (max-width: 900px)': { width: '92vw', maxWidth: '92vw' } },
  body: { maxHeight: `calc(100vh - 4 * ${tokens.spacingVerticalXXL})` },
})

interface EditUserDialogProps {
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
