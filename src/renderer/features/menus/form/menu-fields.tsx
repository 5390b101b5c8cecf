import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { memo, useMemo } from 'react'
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { ImageTarget } from '#components/image-field/image-job.ts'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import { AGGREGATOR_SYSTEMS, MENU_IMAGE, RESERVATION_TYPES } from '#shared/domain/content/menu.ts'
import { TIME_SLOTS, WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { isAggregatorLocked } from '../aggregator/aggregator.ts'
import { StoreImages } from '../aggregator/store-images.tsx'
import { BesideImage, FormPart } from '../form-part.tsx'
import type { Menu, MenuSite } from '../menu.ts'
import { COPY_MONDAY } from '../messages.ts'
import { BANK_FIELDS } from '../settings/menu-setting.ts'
import { asksForReservation, checkMenuImage, checkNewMenuImage, MENU_STATUSES, type MenuFormMode, type MenuFormValues } from './menu-values.ts'

const RESERVATIONS = RESERVATION_TYPES.map((value) => ({ value, label: value }))
const LOCKED = 'Fixed once the menu is created.'

export interface MenuFieldsProps {
  readonly mode: MenuFormMode
  readonly menu: Menu
  readonly site: MenuSite
  readonly methods: UseFormReturn<MenuFormValues, unknown, MenuFormValues>
  readonly onImageBusy: (isBusy: boolean) => void
  readonly onStoreImagesBusy: (isBusy: boolean) => void
}

export const MenuFields = ({ mode, menu, site: { siteId }, methods, onImageBusy, onStoreImagesBusy }: MenuFieldsProps) => {
  const isNew = mode === 'ADD_SUB_MENU'
  const name = useWatch({ control: methods.control, name: 'name' })
  return (
    <>
      <BesideImage image={<MenuImageField kind={isNew ? 'new-menu' : 'menu'} siteId={siteId} onBusy={onImageBusy} />}>
        <TextField name="name" label="Menu Name" required disabled={!isNew} {...(isNew ? {} : { hint: LOCKED })} />
        <TextAreaField name="description" label="Menu Description" rows={2} disabled={!isNew} />
        <TextField name="displayName" label="Display Name" />
        <SelectField name="status" label="Menu Status" required options={MENU_STATUSES} placeholder="Choose a status" />
        <NumberField name="displayOrder" label="Display Order" />
        <SwitchField name="gstEnabled" label="GST" />
        {asksForReservation(mode, menu, name) && <SelectField name="reservationType" label="Reservation Type" options={RESERVATIONS} placeholder="None" />}
      </BesideImage>
      {!isNew && (
        <>
          <AggregatorFields isLocked={isAggregatorLocked(menu)} siteId={siteId} onImagesBusy={onStoreImagesBusy} />
          <HoursFields />
          <BankFields />
        </>
      )}
      <TextAreaField name="notes" label="Notes" required rows={3} hint="Kept in the history of the site." />
    </>
  )
}

const STORED_AS: ImageTarget = { ...MENU_IMAGE, fit: 'cover', format: 'image/jpeg' }

interface MenuImageFieldProps {
  readonly kind: 'menu' | 'new-menu'
  readonly siteId: string
  /** Only an image of exactly the size is taken; any other is scaled without it. */
  readonly mustFit?: boolean
  readonly disabled?: boolean
  readonly onBusy: (isBusy: boolean) => void
}

/** The image of a menu, stored at 267 x 267 as JPEG. */
export const MenuImageField = ({ kind, siteId, mustFit = false, disabled = false, onBusy }: MenuImageFieldProps) => (
  <RecordImageField
    name="image"
    label="Menu image"
    hint={mustFit ? 'Exactly 267 x 267 px, at most 5 MB. Drop an image here, paste one, or choose a file.' : 'Stored at 267 x 267 px. At most 5 MB.'}
    of={useMemo(() => ({ kind, siteId }), [kind, siteId])}
    to={STORED_AS}
    check={mustFit ? checkNewMenuImage : checkMenuImage}
    disabled={disabled}
    onBusy={onBusy}
  />
)

const useStyles = makeStyles({
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
  },
  day: {
    display: 'grid',
    gridTemplateColumns: '136px 1fr 1fr',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'end',
    '& .fui-Field, & .fui-Select__select': { minWidth: 0 },
  },
})

const YES_NO = ['Yes', 'No']

interface AggregatorFieldsProps {
  readonly isLocked: boolean
  readonly siteId: string
  readonly onImagesBusy: (isBusy: boolean) => void
}

const AggregatorFields = ({ isLocked, siteId, onImagesBusy }: AggregatorFieldsProps) => {
  const isEnabled = useWatch({ name: 'aggregator.isEnabled' }) === true
  const system: unknown = useWatch({ name: 'aggregator.system' })
  const isFalcon = system === 'FALCON'
  const { setValue } = useFormContext()
  // An id of another aggregator is none of FALCON's.
  const choose = (chosen: string): void => {
    if (chosen === 'FALCON') setValue('aggregator.merchantId', '', { shouldDirty: true })
  }
  return (
    <FormPart title="Aggregator" hint={isLocked ? 'Fixed once an aggregator is enabled.' : undefined}>
      <SwitchField name="aggregator.isEnabled" label="Sold through an aggregator" disabled={isLocked} />
      {isEnabled && (
        <FieldGrid>
          <SelectField
            name="aggregator.system"
            label="Aggregator System"
            required
            options={AGGREGATOR_SYSTEMS}
            placeholder="Choose a system"
            disabled={isLocked}
            onChosen={choose}
          />
          <TextField
            name="aggregator.merchantId"
            label="Aggregator Merchant Id"
            required={!isFalcon}
            disabled={isLocked || isFalcon}
            {...(isFalcon ? { hint: 'Given by FALCON on registration.' } : {})}
          />
          {system === 'WERA' && (
            <>
              <SelectField name="aggregator.managedByRecaho" label="Managed by Recaho" required options={YES_NO} placeholder="Choose" disabled={isLocked} />
              <SelectField name="aggregator.swiggyDirect" label="Swiggy direct" required options={YES_NO} placeholder="Choose" disabled={isLocked} />
            </>
          )}
          {isFalcon && (
            <>
              <TextAreaField
                name="aggregator.description"
                label="Store description"
                rows={3}
                required={!isLocked}
                hint={isLocked ? 'FALCON keeps the one it has unless you write another.' : "Sent with the registration. Starts as the site's SEO description."}
              />
              <TextField name="aggregator.fssai" label="FSSAI" required={!isLocked} hint="14 digits, sent with the registration." />
              <TextField name="aggregator.gstin" label="GSTIN" />
            </>
          )}
        </FieldGrid>
      )}
      {isEnabled && isFalcon && <StoreImages siteId={siteId} required={!isLocked} onBusy={onImagesBusy} />}
    </FormPart>
  )
}

const HoursFields = () => (
  <FormPart title="Hours of operation" hint="A day is open once it is switched on and has both times; any other is recorded as Closed.">
    <div className={useStyles().week}>
      {WEEKDAYS.map(({ value, label }, index) => (
        <DayFields key={value} name={`hours.${index}`} day={label} />
      ))}
    </div>
    <CopyMonday />
  </FormPart>
)

/** Gives every day the hours of the first. Nothing is saved by it. */
const CopyMonday = () => {
  const { getValues, setValue } = useFormContext<Pick<MenuFormValues, 'hours'>>()
  const copy = (): void => {
    const [monday, ...others] = getValues('hours')
    if (monday === undefined) return
    for (const [index, { day }] of others.entries()) setValue(`hours.${index + 1}`, { ...monday, day }, { shouldDirty: true, shouldTouch: true })
  }
  return (
    <div>
      <Button icon={<CopyRegular />} onClick={copy}>
        {COPY_MONDAY}
      </Button>
    </div>
  )
}

const DayFields = memo(({ name, day }: { readonly name: string; readonly day: string }) => {
  const isDisabled = useWatch({ name: `${name}.enable` }) !== true
  return (
    <div className={useStyles().day} role="group" aria-label={day}>
      <SwitchField name={`${name}.enable`} label={day} />
      <SelectField name={`${name}.from`} label="From" options={TIME_SLOTS} placeholder="Not set" disabled={isDisabled} />
      <SelectField name={`${name}.to`} label="To" options={TIME_SLOTS} placeholder="Not set" disabled={isDisabled} />
    </div>
  )
})
DayFields.displayName = 'DayFields'

const BankFields = () => (
  <FormPart title="Bank details" hint="No account, or a whole one; a registration with FALCON needs it.">
    <FieldGrid>
      {BANK_FIELDS.map(({ name, label }) => (
        <TextField key={name} name={`bank.${name}`} label={label} />
      ))}
    </FieldGrid>
  </FormPart>
)
