import { DateField } from '#components/form/fields/date-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { FIELD_LABELS } from '../model/field-labels.ts'

/** Whether and how long an existing site runs. */
export const LicenceFields = () => (
  <>
    <SwitchField name="enabled" label={FIELD_LABELS.enabled} isLabelAbove />
    <DateField name="fromDate" label={FIELD_LABELS.fromDate} />
    <DateField name="tillDate" label={FIELD_LABELS.tillDate} />
  </>
)
