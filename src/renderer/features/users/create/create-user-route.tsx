import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { UserNameField } from '#components/availability/user-name-field.tsx'
import { AddRowButton, FieldGrid } from '#components/form/field-layout.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { keepFocus } from '#components/keep-focus.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import type { CreationOrder } from '#data/user-names/user-names.ts'
import { CreateInternalUserDocument, GetInternalUsersDocument } from '#generated/graphql.ts'
import { AccountCreate } from '#patterns/record-page/account-create.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { ASSIGNABLE_ROLES, roleLabel } from '#shared/domain/role.ts'
import { AddressFields, CompanyFields } from '../fields/company-fields.tsx'
import { CopyPermissions } from '../fields/copy-permissions.tsx'
import { PermissionsField } from '../fields/permissions-field.tsx'
import { USER_CREATED } from '../messages.ts'
import { partsOf, SECTIONS, sectionsOf } from '../model/form-sections.ts'
import { FIELD_LABELS, PLATFORM_NAMES } from '../model/labels.ts'
import { isChanged } from '../model/user-edit.ts'
import { createInput } from '../model/user-input.ts'
import { type UserValues, useUserForm } from '../model/user-schema.ts'
import { findUser, NEW_USER, NO_EMPLOYEE, valuesOf } from '../model/user-values.ts'

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

const ROLE_OPTIONS = ASSIGNABLE_ROLES.map((value) => ({ value, label: roleLabel(value) }))

/** The screen Create User: a form whose parts follow the role. */
const CreateUserRoute = () => {
  const bridge = useBridge()
  const methods = useUserForm('create', NEW_USER)
  const role = useWatch({ control: methods.control, name: 'role' })
  return (
    <AccountCreate
      label="New user"
      button="Create User"
      shortcut={{ description: 'Create the user', group: 'User form' }}
      methods={methods}
      sections={sectionsOf(role)}
      nameField="email"
      listPath="/manage-user"
      orderOf={(values) => orderOf(bridge, values)}
      sends={CreateInternalUserDocument}
      names={PLATFORM_NAMES}
      invalidates={[GetInternalUsersDocument]}
      success={({ email }) => ({ message: USER_CREATED, detail: email })}
      leaving="The user is not created. What you typed is lost."
    >
      {(check) => (
        <RoleSections role={role}>
          <UserNameField name="email" label={FIELD_LABELS.email} type="email" required hint="Also the user name." {...check} />
        </RoleSections>
      )}
    </AccountCreate>
  )
}

/** The sections of a role. `children`: the user name, which is the email address. */
const RoleSections = ({ role, children }: { readonly role: string; readonly children: ReactNode }) => {
  const { permissions, hasCompany, isChannelPartner } = partsOf(role)
  const isPasswordSet = useConnectionProfile()?.hasTemporaryPassword === true
  return (
    <>
      <FormSection id={SECTIONS.USER.id} title={SECTIONS.USER.title}>
        <FieldGrid>
          <TextField name="name" label={FIELD_LABELS.name} required />
          <TextField name="mobile" label={FIELD_LABELS.mobile} type="tel" required />
          {children}
          <SelectField name="role" label={FIELD_LABELS.role} required options={ROLE_OPTIONS} placeholder="Choose a role" />
        </FieldGrid>
        <Text>
          {isPasswordSet
            ? 'The user signs in first with the temporary password that your administrator has set.'
            : 'The platform chooses a temporary password and sends it to the user.'}
        </Text>
      </FormSection>
      {permissions !== 'none' && (
        <FormSection id={SECTIONS.PERMISSIONS.id} title={SECTIONS.PERMISSIONS.title} description="An operation can be chosen once its group is ticked.">
          <CopyPermissions userName="" role={role} />
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

const useStyles = makeStyles({ head: { justifyContent: 'space-between' } })

/** The employees of a new channel partner, a row of fields for each; rows are added and deleted. */
const EmployeeRows = () => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { fields, append, remove } = useFieldArray<UserValues, 'employees'>({ name: 'employees' })
  return (
    <div className={layout.stackL}>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`Employee ${index + 1}`}>
          <div className={mergeClasses(layout.row, styles.head)}>
            <Text weight="semibold">Employee {index + 1}</Text>
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={`Delete employee ${index + 1}`}
              onMouseDown={keepFocus}
              onClick={() => remove(index)}
            />
          </div>
          <FieldGrid>
            <TextField name={`employees.${index}.name`} label="Name" required />
            <TextField name={`employees.${index}.mobile`} label="Mobile" type="tel" required />
            <TextField name={`employees.${index}.email`} label="Email" type="email" required />
            <TextField name={`employees.${index}.designation`} label="Designation" required />
          </FieldGrid>
        </div>
      ))}
      <AddRowButton className={layout.atStart} onAdd={() => append(NO_EMPLOYEE)}>
        Add employee
      </AddRowButton>
    </div>
  )
}
