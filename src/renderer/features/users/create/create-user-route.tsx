import { Text } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import { CreateBar } from '#components/form/create-bar.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useUserNameCheck } from '#data/user-names/user-names.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { ASSIGNABLE_ROLES } from '#shared/domain/role.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { AddressFields, CompanyFields } from '../fields/company-fields.tsx'
import { EmployeeRows } from '../fields/employee-rows.tsx'
import { PermissionsField } from '../fields/permissions-field.tsx'
import { SECTIONS, sectionsOf } from '../model/form-sections.ts'
import { FIELD_LABELS, roleLabel } from '../model/labels.ts'
import { partsOf } from '../model/role-parts.ts'
import { NEW_USER } from '../model/user-values.ts'
import { useUserForm } from '../use-user-form.ts'
import { useCreateUser } from './use-create-user.ts'

const ROLE_OPTIONS = ASSIGNABLE_ROLES.map((value) => ({ value, label: roleLabel(value) }))

/** The user name is the email address; it is asked about from 6 characters on. */
const nameToVerify = (typed: string): string | null => {
  const name = typed.trim()
  return name.length < SITE_LIMITS.userName.least ? null : name
}

/** The screen Create User: a form whose parts follow the role. */
const CreateUserRoute = () => {
  const navigate = useNavigate()
  const methods = useUserForm('create', NEW_USER)
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({ isDirty, detail: 'The user is not created. What you typed is lost.' })
  const { allowNextNavigation } = guard
  const leave = useCallback(() => {
    allowNextNavigation()
    void navigate('/manage-user', { replace: true })
  }, [allowNextNavigation, navigate])
  const { gate, isSending, sentName, problem, create } = useCreateUser(methods, leave)
  const role = useWatch({ control: methods.control, name: 'role' })
  const sections = sectionsOf(role)
  const submit = (): void => void methods.handleSubmit(create, (errors) => focusFirstError(sections, errors))()
  useShortcut({ keys: 'mod+s', description: 'Create the user', group: 'User form', run: submit })

  return (
    <>
      <FormPage
        label="New user"
        methods={methods}
        sections={sections}
        onSubmit={submit}
        bar={
          <CreateBar label="Create User" isSending={isSending} blockedReason={gate.reason} problem={problem} onCancel={() => void navigate('/manage-user')} />
        }
      >
        <RoleSections role={role} sentName={sentName} />
      </FormPage>
      {guard.question}
    </>
  )
}

const RoleSections = ({ role, sentName }: { readonly role: string; readonly sentName: string | null }) => {
  const { permissions, hasCompany, isChannelPartner } = partsOf(role)
  return (
    <>
      <FormSection id={SECTIONS.USER.id} title={SECTIONS.USER.title}>
        <FieldGrid>
          <TextField name="name" label={FIELD_LABELS.name} required />
          <TextField name="mobile" label={FIELD_LABELS.mobile} type="tel" required />
          <UserNameField
            name="email"
            label={FIELD_LABELS.email}
            type="email"
            required
            hint="Also the user name."
            nameToVerify={nameToVerify}
            isFree={useUserNameCheck()}
            sentName={sentName}
          />
          <SelectField name="role" label={FIELD_LABELS.role} required options={ROLE_OPTIONS} placeholder="Choose a role" />
        </FieldGrid>
        <Text>The platform chooses a temporary password and sends it to the user.</Text>
      </FormSection>
      {permissions !== 'none' && (
        <FormSection id={SECTIONS.PERMISSIONS.id} title={SECTIONS.PERMISSIONS.title} description="An operation can be chosen once its group is ticked.">
          <PermissionsField name="permissions" label={FIELD_LABELS.permissions} required={permissions === 'required'} />
        </FormSection>
      )}
      {hasCompany && (
        <>
          <FormSection id={SECTIONS.COMPANY.id} title={SECTIONS.COMPANY.title}>
            <CompanyFields isChannelPartner={isChannelPartner} isEdit={false} />
          </FormSection>
          <FormSection id={SECTIONS.ADDRESS.id} title={SECTIONS.ADDRESS.title}>
            <AddressFields />
          </FormSection>
        </>
      )}
      {isChannelPartner && (
        <FormSection id={SECTIONS.EMPLOYEES.id} title={SECTIONS.EMPLOYEES.title}>
          <EmployeeRows />
        </FormSection>
      )}
    </>
  )
}

export default CreateUserRoute
