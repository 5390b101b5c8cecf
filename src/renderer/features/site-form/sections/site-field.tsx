import { type ComponentType, memo, useCallback, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldProps } from '#components/form/field-props.ts'
import { CheckboxGroupField } from '#components/form/fields/checkbox-group-field.tsx'
import { ColorField } from '#components/form/fields/color-field.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { DateField } from '#components/form/fields/date-field.tsx'
import { DigitsListField } from '#components/form/fields/digits-list-field.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { Control, SharedValues, SiteField, SpecialControl } from '../fields/field.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { useSiteForm } from '../form-context.ts'
import { PagesToCopy } from '../pages-picker/pages-to-copy.tsx'
import { PaymentModesEditor } from '../payment-modes/payment-modes-editor.tsx'
import { AddressPlaceFields, SiteLogoField, SiteOptionField, SiteUserNameField } from './bound-fields.tsx'
import { DomainField } from './domain-field.tsx'
import { ChannelPartnerField, StaffField } from './people-fields.tsx'
import { GroupIdField, ReferenceSiteField } from './reference-site-field.tsx'

const SPECIAL: Readonly<Record<SpecialControl, ComponentType<FieldProps>>> = {
  'site-option': SiteOptionField,
  domain: DomainField,
  'reference-site': ReferenceSiteField,
  'user-name': SiteUserNameField,
  'channel-partner': ChannelPartnerField,
  place: AddressPlaceFields,
  logo: SiteLogoField,
  'payment-modes': PaymentModesEditor,
  group: GroupIdField,
  pages: PagesToCopy,
}

interface SiteFieldProps {
  readonly field: SiteField
  /** The user may see it, not change it. */
  readonly disabled: boolean
}

/** One field of the table, as its entry says. Memoised, and only a field that depends on others watches them: a keystroke renders one field. */
export const SiteFieldControl = memo(({ field, disabled }: SiteFieldProps) => {
  const { required, isVisible } = field
  if (isVisible !== undefined || required?.when !== undefined) return <DependentField field={field} disabled={disabled} />
  return <FieldBody field={field} disabled={disabled} isRequired={required !== undefined} />
})
SiteFieldControl.displayName = 'SiteFieldControl'

const DependentField = ({ field, disabled }: SiteFieldProps) => {
  const { required, isVisible } = field
  const names = useMemo(() => [...new Set([...(isVisible?.on ?? []), ...(required?.when?.on ?? [])])], [isVisible, required])
  const watched = useWatch<SiteFormValues, FieldName[]>({ name: names })
  const values = Object.fromEntries(names.map((name, index) => [name, watched[index]])) as unknown as SharedValues
  if (isVisible?.holds(values) === false) return null
  return <FieldBody field={field} disabled={disabled} isRequired={required !== undefined && required.when?.holds(values) !== false} />
}

const FieldBody = ({ field, disabled, isRequired }: SiteFieldProps & { readonly isRequired: boolean }) => {
  const isFixed = useSiteForm().use === 'edit' && field.isFixedOnEdit === true
  const { control } = field
  const onChosen = useResets(field)
  const hint = isFixed ? 'Cannot be changed.' : 'hint' in control ? control.hint : undefined
  const props = {
    name: field.name,
    label: field.label,
    required: isRequired && !isFixed,
    disabled: disabled || isFixed,
    ...(hint === undefined ? {} : { hint }),
  }
  return drawn(control, props, onChosen)
}

/** Sets the fields that change with this one, once the user has changed it; undefined if there are none. */
const useResets = (field: SiteField): ((chosen: unknown) => void) | undefined => {
  const { use } = useSiteForm()
  const { getValues, setValue } = useFormContext<SiteFormValues>()
  const reset = useCallback(
    (chosen: unknown) => {
      for (const [name, value] of Object.entries(field.resets?.(chosen, getValues(), use) ?? {})) {
        setValue(name as FieldName, value as never, { shouldDirty: true })
      }
    },
    [field, use, getValues, setValue],
  )
  return 'resets' in field ? reset : undefined
}

const drawn = (control: Control, props: FieldProps, onChosen: ((chosen: unknown) => void) | undefined) => {
  const chosen = onChosen === undefined ? {} : { onChosen }
  switch (control.kind) {
    case 'text':
      return <TextField {...props} type={control.type ?? 'text'} />
    case 'text-area':
      return <TextAreaField {...props} limit={control.limit} rows={control.rows} />
    case 'number':
      return <NumberField {...props} />
    case 'switch':
      return <SwitchField {...props} isLabelAbove={control.isLabelAbove === true} {...(onChosen === undefined ? {} : { onSwitched: onChosen })} />
    case 'date':
      return <DateField {...props} />
    case 'colour':
      return <ColorField {...props} />
    case 'select':
      return (
        <SelectField {...props} options={control.options} {...(control.placeholder === undefined ? {} : { placeholder: control.placeholder })} {...chosen} />
      )
    case 'combo':
      return <ComboField {...props} options={control.options} freeText={control.isFreeText === true} {...chosen} />
    case 'check-boxes':
      return <CheckboxGroupField {...props} options={control.options} />
    case 'digits':
      return <DigitsListField {...props} entryLabel={control.entryLabel} maxDigits={control.maxDigits} />
    case 'staff':
      return <StaffField {...props} control={control} />
    case 'none':
      return null
    default: {
      const Special = SPECIAL[control.kind]
      return <Special {...props} />
    }
  }
}
