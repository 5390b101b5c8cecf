import { Button, Text } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import { type BulkChange, BulkChangeDialog } from '#patterns/bulk/bulk-change-dialog.tsx'
import type { BulkSites } from '#patterns/panels/panels.ts'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type BulkSiteChoice, bulkSiteChoices } from './bulk-site-fields.ts'
import { typedBulkValue } from './typed-bulk-value.ts'

interface Chosen {
  readonly field: BulkSiteField
  readonly value: string | number | null
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
const ACTIVE_INACTIVE = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]

/** Changes one field of the selected sites: what and to what, then the dry run. */
export const BulkSiteChange = ({ sites, onClose }: { readonly sites: BulkSites; readonly onClose: () => void }) => {
  const user = useCurrentUser()
  const gate = useWriteGate()
  const choices = useMemo(() => bulkSiteChoices(user), [user])
  const options = useMemo(() => choices.map(({ field: name, label }) => ({ value: name, label })), [choices])
  const methods = useForm<Chosen>({ defaultValues: { field: choices[0].field, value: '' } })
  const [field, typed] = useWatch({ control: methods.control, name: ['field', 'value'] })
  const [change, setChange] = useState<BulkChange | null>(null)
  const choice = choices.find((one) => one.field === field) ?? choices[0]
  const value = typedBulkValue(choice, typed)
  const title = `Change ${formatCount(sites.length)} ${sites.length === 1 ? 'site' : 'sites'}`

  const plan = (to: BulkValue): void =>
    setChange({
      field: choice.field,
      label: `${choice.label}: ${bulkValueText(choice.field, to)}`,
      origin: 'change',
      targets: sites.map((site) => ({ ...site, to })),
    })
  if (change !== null) return <BulkChangeDialog title={title} change={change} onBack={() => setChange(null)} onClose={onClose} />
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== undefined && gate.allowed) plan(value)
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton type="submit" appearance="primary" reason={gate.reason ?? (value === undefined ? 'Enter a value first.' : null)}>
            Dry run
          </ActionButton>
        </>
      }
    >
      <FormProvider {...methods}>
        <SelectField name="field" label="Field" options={options} onChosen={() => methods.setValue('value', '')} />
        <ValueField key={choice.field} choice={choice} />
      </FormProvider>
      <Text size={200}>The dry run shows every site with its value before and after. Nothing is changed before you start it there.</Text>
    </Dialog>
  )
}

const NEW_VALUE = 'New value'
const CHOOSE = 'Choose a value'

/** The control for the new value, as the field's entry in the form says. */
const ValueField = ({ choice: { field, entry } }: { readonly choice: BulkSiteChoice }) => {
  const control = entry?.control
  const isStaff = control?.kind === 'staff'
  const users = useInternalUsers(isStaff)
  const people = useMemo(
    () => (control?.kind === 'staff' ? control.choices(users, { partnerType: '' }).map(({ label }) => ({ value: label, label })) : []),
    [control, users],
  )
  const { kind, options, mayBeEmpty } = bulkFieldOf(field)
  const hint = mayBeEmpty === true ? { hint: 'Leave it empty to clear the field.' } : {}
  if (isStaff) return <SelectField name="value" label={NEW_VALUE} options={people} placeholder={CHOOSE} />
  if (kind === 'toggle') return <SelectField name="value" label={NEW_VALUE} options={field === 'enabled' ? ACTIVE_INACTIVE : YES_NO} placeholder={CHOOSE} />
  if (options !== undefined) {
    const worded = options.map((value) => ({ value, label: bulkValueText(field, value) }))
    return <SelectField name="value" label={NEW_VALUE} options={worded} placeholder={CHOOSE} />
  }
  if (kind === 'number') return <NumberField name="value" label={NEW_VALUE} />
  if (kind === 'day') return <DateField name="value" label={NEW_VALUE} {...hint} />
  if (control?.kind === 'text-area') return <TextAreaField name="value" label={NEW_VALUE} limit={control.limit} rows={control.rows} {...hint} />
  return <TextField name="value" label={NEW_VALUE} {...hint} />
}
