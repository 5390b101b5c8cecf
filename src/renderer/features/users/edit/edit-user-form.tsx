import { Button, DialogActions, DialogContent, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { type FieldErrors, FormProvider, useFormState } from 'react-hook-form'
import { currentValues } from '#components/form/current-values.ts'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { ReviewDialog } from '#patterns/edit-review/review-dialog.tsx'
import { AddressFields, CompanyFields } from '../fields/company-fields.tsx'
import { PermissionsField } from '../fields/permissions-field.tsx'
import { EMPLOYEE_UNDERWAY, OWN_STATUS } from '../messages.ts'
import { SECTIONS, sectionsOf } from '../model/form-sections.ts'
import { FIELD_LABELS, roleLabel } from '../model/labels.ts'
import { partsOf } from '../model/role-parts.ts'
import { type StoredUser, valuesOf } from '../model/user-source.ts'
import type { UserValues } from '../model/user-values.ts'
import { useUserForm } from '../use-user-form.ts'
import { EmployeeTable } from './employee-table.tsx'
import { useUserSave } from './use-user-save.ts'

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  message: { flexGrow: 1 },
})

const STATUS_OPTIONS = ['Active', 'Inactive'].map((value) => ({ value, label: value }))
const ROLE_HINT = 'Cannot be changed.'

interface EditUserFormProps {
  readonly user: StoredUser
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onLeave: () => void
  readonly onSaved: () => void
}

/** The fields of Edit User and its buttons; before anything is saved the changes are looked through. */
export const EditUserForm = ({ user, onDirtyChange, onLeave, onSaved }: EditUserFormProps) => {
  const styles = useStyles()
  const formId = useId()
  const gate = useWriteGate()
  const isOwn = useCurrentUser().userName === user.username
  const loaded = useMemo(() => valuesOf(user), [user])
  const methods = useUserForm('edit', loaded)
  const { isDirty } = useFormState({ control: methods.control })
  const [isEmployeeUnderway, setEmployeeUnderway] = useState(false)
  const [wasHeldBack, setHeldBack] = useState(false)
  // Before the next key: an Escape right after the first letter must ask.
  useLayoutEffect(() => onDirtyChange(isDirty || isEmployeeUnderway), [isDirty, isEmployeeUnderway, onDirtyChange])
  const saving = useUserSave(user, loaded, onSaved)
  const { permissions, hasCompany, isChannelPartner } = partsOf(loaded.role)
  const showErrors = (errors: FieldErrors<UserValues>): void => focusFirstError(sectionsOf(loaded.role), errors)
  const submit = (): void => void methods.handleSubmit((form) => saving.prepare(form, () => currentValues(methods, showErrors)), showErrors)()
  const isBlocked = !gate.allowed || saving.isPreparing

  return (
    <FormProvider {...methods}>
      <DialogContent className={styles.sections}>
        <form
          id={formId}
          aria-label="Edit User"
          className={styles.sections}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setHeldBack(isEmployeeUnderway)
            if (!isBlocked && !isEmployeeUnderway) submit()
          }}
        >
          <FormSection id={SECTIONS.USER.id} title={SECTIONS.USER.title}>
            <FieldGrid>
              <TextField name="name" label={FIELD_LABELS.name} required />
              <TextField name="mobile" label={FIELD_LABELS.mobile} type="tel" required />
              <TextField name="email" label={FIELD_LABELS.email} disabled hint={ROLE_HINT} />
              <SelectField name="role" label={FIELD_LABELS.role} options={roleOption(loaded.role)} disabled hint={ROLE_HINT} />
              <SelectField
                name="status"
                label={FIELD_LABELS.status}
                options={STATUS_OPTIONS}
                required
                disabled={isOwn}
                {...(isOwn ? { hint: OWN_STATUS } : {})}
              />
            </FieldGrid>
          </FormSection>
          {permissions !== 'none' && (
            <FormSection
              id={SECTIONS.PERMISSIONS.id}
              title={SECTIONS.PERMISSIONS.title}
              description="An operation can be chosen once its group is ticked. Changes show when the user signs in again."
            >
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
        </form>
        {/* Beside the form: the table and its dialog have controls of their own, which Enter must not send. */}
        {isChannelPartner && <EmployeeTable onEditing={setEmployeeUnderway} />}
      </DialogContent>
      <DialogActions>
        {saving.stopped !== null && (
          <MessageBar className={styles.message} intent={saving.stopped.isFailure ? 'error' : 'info'} layout="multiline" role="alert">
            <MessageBarBody>{saving.stopped.message}</MessageBarBody>
          </MessageBar>
        )}
        {wasHeldBack && isEmployeeUnderway && (
          <MessageBar className={styles.message} intent="error" layout="multiline" role="alert">
            <MessageBarBody>{EMPLOYEE_UNDERWAY}</MessageBarBody>
          </MessageBar>
        )}
        <Button onClick={onLeave}>Cancel</Button>
        <Button
          type="submit"
          form={formId}
          appearance="primary"
          disabledFocusable={isBlocked}
          {...(gate.reason === null ? {} : { title: gate.reason })}
          {...(saving.isPreparing ? { icon: <Spinner size="tiny" /> } : {})}
        >
          Save
        </Button>
      </DialogActions>
      {saving.review !== null && (
        <ReviewDialog
          title={`Save ${loaded.name || user.username}?`}
          record="user"
          rows={saving.review.rows}
          choices={saving.review.choices}
          onChoose={saving.choose}
          isSaving={saving.isSaving}
          failure={saving.problem?.text ?? null}
          onLookAgain={saving.problem?.onLookAgain ?? null}
          onSave={() => void saving.save()}
          onClose={saving.close}
        />
      )}
    </FormProvider>
  )
}

const roleOption = (role: string) => [{ value: role, label: roleLabel(role) }]
