import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { RESERVATION_TYPES } from '#shared/domain/content/menu.ts'
import { isAggregatorLocked } from '../aggregator/aggregator.ts'
import type { Menu } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { MenuImageField } from './menu-image-field.tsx'
import { asksForReservation, type MenuFormMode, type MenuFormValues, STATUS_OPTIONS } from './menu-values.ts'
import { AggregatorFields, BankFields, HoursFields } from './setting-fields.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@media (max-width: 700px)': { gridTemplateColumns: '1fr' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
})

const RESERVATIONS = RESERVATION_TYPES.map((value) => ({ value, label: value }))
const LOCKED = 'Fixed once the menu is created.'

export interface MenuFieldsProps {
  readonly mode: MenuFormMode
  /** The menu that is edited, or the parent of the new one. */
  readonly menu: Menu
  readonly site: MenuSite
  readonly methods: UseFormReturn<MenuFormValues, unknown, MenuFormValues>
  readonly onImageBusy: (isBusy: boolean) => void
}

/** The fields of a menu with its notes. */
export const MenuFields = ({ mode, menu, site: { siteId }, methods, onImageBusy }: MenuFieldsProps) => {
  const styles = useStyles()
  const isNew = mode === 'ADD_SUB_MENU'
  const name = useWatch({ control: methods.control, name: 'name' })
  const of = useMemo(() => ({ kind: isNew ? ('new-menu' as const) : ('menu' as const), siteId }), [isNew, siteId])
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField name="name" label="Menu Name" required disabled={!isNew} {...(isNew ? {} : { hint: LOCKED })} />
          <TextAreaField name="description" label="Menu Description" rows={2} disabled={!isNew} />
          <TextField name="displayName" label="Display Name" />
          <SelectField name="status" label="Menu Status" required options={STATUS_OPTIONS} placeholder="Select a status" />
          <NumberField name="displayOrder" label="Display Order" />
          {asksForReservation(mode, menu, name) && <SelectField name="reservationType" label="Reservation Type" options={RESERVATIONS} placeholder="None" />}
        </div>
        <div className={styles.fields}>
          <MenuImageField of={of} onBusy={onImageBusy} />
        </div>
      </div>
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
