import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import type { ImageTarget } from '#components/image-field/image-job.ts'
import { RecordImageField } from '#patterns/record-page/record-image-field.tsx'
import { MENU_IMAGE, RESERVATION_TYPES } from '#shared/domain/content/menu.ts'
import { isAggregatorLocked } from '../aggregator/aggregator.ts'
import { BesideImage } from '../form-part.tsx'
import type { Menu } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { asksForReservation, checkMenuImage, checkNewMenuImage, type MenuFormMode, type MenuFormValues, STATUS_OPTIONS } from './menu-values.ts'
import { AggregatorFields, BankFields, HoursFields } from './setting-fields.tsx'

const RESERVATIONS = RESERVATION_TYPES.map((value) => ({ value, label: value }))
const LOCKED = 'Fixed once the menu is created.'

export interface MenuFieldsProps {
  readonly mode: MenuFormMode
  readonly menu: Menu
  readonly site: MenuSite
  readonly methods: UseFormReturn<MenuFormValues, unknown, MenuFormValues>
  readonly onImageBusy: (isBusy: boolean) => void
}

export const MenuFields = ({ mode, menu, site: { siteId }, methods, onImageBusy }: MenuFieldsProps) => {
  const isNew = mode === 'ADD_SUB_MENU'
  const name = useWatch({ control: methods.control, name: 'name' })
  return (
    <>
      <BesideImage image={<MenuImageField kind={isNew ? 'new-menu' : 'menu'} siteId={siteId} onBusy={onImageBusy} />}>
        <TextField name="name" label="Menu Name" required disabled={!isNew} {...(isNew ? {} : { hint: LOCKED })} />
        <TextAreaField name="description" label="Menu Description" rows={2} disabled={!isNew} />
        <TextField name="displayName" label="Display Name" />
        <SelectField name="status" label="Menu Status" required options={STATUS_OPTIONS} placeholder="Select a status" />
        <NumberField name="displayOrder" label="Display Order" />
        {asksForReservation(mode, menu, name) && <SelectField name="reservationType" label="Reservation Type" options={RESERVATIONS} placeholder="None" />}
      </BesideImage>
      {!isNew && (
        <>
          <AggregatorFields isLocked={isAggregatorLocked(menu)} />
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
