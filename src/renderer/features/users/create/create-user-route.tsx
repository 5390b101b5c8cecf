import { Text } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { USER_NAME_TAKEN } from '#components/availability/messages.ts'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import { CreateBar } from '#components/form/create-bar.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusField } from '#components/form/field-id.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { type CreationOrder, type CreationState, useCreation, useUserNameCheck } from '#data/user-names/user-names.ts'
import { CreateInternalUserDocument, GetInternalUsersDocument } from '#generated/graphql.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { ASSIGNABLE_ROLES } from '#shared/domain/role.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { AddressFields, CompanyFields } from '../fields/company-fields.tsx'
import { EmployeeRows } from '../fields/employee-rows.tsx'
import { PermissionsField } from '../fields/permissions-field.tsx'
import { findUser } from '../find-user.ts'
import { USER_CREATED } from '../messages.ts'
import { partsOf, SECTIONS, sectionsOf } from '../model/form-sections.ts'
import { FIELD_LABELS, roleLabel } from '../model/labels.ts'
import { isChanged } from '../model/user-edit.ts'
import { createInput } from '../model/user-input.ts'
import { NEW_USER, type UserValues, valuesOf } from '../model/user-values.ts'
import { type UserFormMethods, useUserForm } from '../use-user-form.ts'

const orderOf = (bridge: Bridge, values: UserValues): CreationOrder => {
  const input = createInput(values)
  return {
    userName: input.userName,
    send: (send) => send(CreateInternalUserDocument, { input }),
    find: async () => {
      const now = await findUser(bridge, input.userName)
      if (now === null) return 'absent'
      return isChanged(valuesOf(now), values) ? 'different' : 'as-sent'
    },
  }
}

const useCreateUser = (methods: UserFormMethods, onDone: () => void): CreationState<UserValues> => {
  const notify = useNotify()
  const queries = useQueryClient()
  const onTaken = useCallback(() => {
    methods.setError('email', { type: 'platform', message: USER_NAME_TAKEN })
    focusField('email')
  }, [methods])
  const onCreated = useCallback(
    ({ email }: UserValues) => {
      notify.success(USER_CREATED, email)
      void queries.invalidateQueries({ queryKey: platformQueryKey(GetInternalUsersDocument) })
      onDone()
    },
    [notify, onDone, queries],
  )
  const bridge = useBridge()
  const order = useCallback((values: UserValues) => orderOf(bridge, values), [bridge])
  return useCreation({ orderOf: order, onCreated, onTaken })
}

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
