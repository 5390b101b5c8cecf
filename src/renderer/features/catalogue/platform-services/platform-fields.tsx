import { FieldGrid } from '#components/form/field-grid.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { RadioField } from '#components/form/fields/radio-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { CATALOGUE_STATUSES, PLATFORM_SERVICE_TYPES } from '#shared/domain/catalogue.ts'
import { KindFields } from '../kind/kind-fields.tsx'
import { LOCKED, type PlatformUse } from './platform-form.ts'

const optionOf = (value: string): FieldOption => ({ value, label: value })
const STATUS_OPTIONS = CATALOGUE_STATUSES.map(optionOf)
const TYPE_OPTIONS = PLATFORM_SERVICE_TYPES.map(optionOf)

export const PlatformFields = ({ use }: { readonly use: PlatformUse }) => {
  const locked = LOCKED[use]
  return (
    <>
      <FieldGrid>
        <TextField name="serviceName" label="Service name" required disabled={locked.has('serviceName')} />
        <KindFields locked={locked} />
      </FieldGrid>
      <FieldGrid>
        <RadioField name="status" label="Status" options={STATUS_OPTIONS} disabled={locked.has('status')} />
        <RadioField name="serviceType" label="Service type" options={TYPE_OPTIONS} disabled={locked.has('serviceType')} />
      </FieldGrid>
    </>
  )
}
