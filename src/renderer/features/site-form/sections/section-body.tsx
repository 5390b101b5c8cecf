import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ComponentType, memo, type ReactNode, useCallback, useId, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-layout.tsx'
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
import { NotOfferedField, useIsLeftOut } from '#components/form/not-offered.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { Control, SharedValues, SiteField, SpecialControl } from '../fields/field.ts'
import type { FieldName, PlacedGroup, SiteFormValues } from '../fields/site-fields.ts'
import { LogoField } from '../logo-field/logo-field.tsx'
import { PagesToCopy } from '../pages/form-pages.tsx'
import { PaymentModesEditor } from '../payment-modes/payment-modes-editor.tsx'
import { useSiteForm } from '../use-site-form.ts'
import { DomainField, SubDomainField } from './domain-fields.tsx'
import { GroupIdField, ReferenceSiteField } from './reference-site-field.tsx'
import { AddressPlaceFields, ChannelPartnerField, SiteOptionField, SiteUserNameField, StaffField } from './special-fields.tsx'

const SPECIAL: Readonly<Record<SpecialControl, ComponentType<FieldProps>>> = {
  'site-option': SiteOptionField,
  'sub-domain': SubDomainField,
  domain: DomainField,
  'reference-site': ReferenceSiteField,
  'user-name': SiteUserNameField,
  'channel-partner': ChannelPartnerField,
  place: AddressPlaceFields,
  logo: LogoField,
  'payment-modes': PaymentModesEditor,
  group: GroupIdField,
  pages: PagesToCopy,
}

const useStyles = makeStyles({
  // Switches beside each other, close as a list.
  switches: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))', columnGap: tokens.spacingHorizontalL },
})

/** Groups of fields. They may become more, one at a time. */
export const SectionBody = ({ groups, disabled }: { readonly groups: readonly PlacedGroup[]; readonly disabled: boolean }) =>
  groups.map((group) => <Group key={group.id} group={group} disabled={disabled} />)

const Group = memo(({ group: { title, layout, fields }, disabled }: { readonly group: PlacedGroup; readonly disabled: boolean }) => {
  const styles = useStyles()
  const drawn = fields.map((field) => <SiteFieldControl key={field.name} field={field} disabled={disabled} />)
  const arranged = layout === 'grid' ? <FieldGrid>{drawn}</FieldGrid> : layout === 'switches' ? <div className={styles.switches}>{drawn}</div> : drawn
  return title === undefined ? arranged : <TitledGroup title={title}>{arranged}</TitledGroup>
})
Group.displayName = 'Group'

const TitledGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const layout = useLayoutStyles()
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={layout.stack}>
      <Text as="h3" size={400} weight="semibold" id={titleId} className={layout.noMargin}>
        {title}
      </Text>
      {children}
    </div>
  )
}

interface SiteFieldProps {
  readonly field: SiteField
  readonly disabled: boolean
}

/** One field of the table, as its entry says. Memoised, and only a field that depends on others watches them: a keystroke renders one field. */
const SiteFieldControl = memo(({ field, disabled }: SiteFieldProps) => {
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
  const isLeftOut = useIsLeftOut(field.name, field.label, isRequired && !isFixed)
  const hint = isFixed ? 'Cannot be changed.' : 'hint' in control ? control.hint : undefined
  const props = {
    name: field.name,
    label: field.label,
    required: isRequired && !isFixed,
    disabled: disabled || isFixed,
    ...(hint === undefined ? {} : { hint }),
  }
  if (isLeftOut && control.kind !== 'none') return <NotOfferedField label={field.label} />
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
      return <TextField {...control} {...props} />
    case 'text-area':
      return <TextAreaField {...control} {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'switch':
      return <SwitchField {...control} {...props} onSwitched={onChosen} />
    case 'date':
      return <DateField {...props} />
    case 'colour':
      return <ColorField {...props} />
    case 'select':
      return <SelectField {...control} {...props} {...chosen} />
    case 'combo':
      return <ComboField {...control} {...props} {...chosen} />
    case 'check-boxes':
      return <CheckboxGroupField {...control} {...props} />
    case 'digits':
      return <DigitsListField {...control} {...props} />
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
