import type { FormSectionInfo } from '#components/form/form-errors.ts'
import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import { WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import type { AggregatorValues } from '../aggregator/aggregator.ts'
import { BANK_FIELDS, type BankValues, isOpen, type StoreTiming } from '../settings/menu-setting.ts'
import type { MenuFormValues } from './menu-values.ts'

export const MENU_SECTIONS: readonly FormSectionInfo[] = [
  {
    id: 'menu',
    title: 'Menu',
    fields: ['name', 'description', 'displayName', 'status', 'displayOrder', 'reservationType', 'image', 'aggregator', 'hours', 'bank', 'notes'],
  },
]

const field = fieldOf<MenuFormValues>()

const aggregatorField = (name: keyof AggregatorValues, label: string): RecordField<MenuFormValues> => ({
  id: `aggregator.${name}`,
  section: 'Aggregator',
  label,
  text: ({ aggregator }) => (typeof aggregator[name] === 'boolean' ? (aggregator[name] ? 'Yes' : 'No') : aggregator[name].trim()),
  take: (values, { aggregator }) => ({ ...values, aggregator: { ...values.aggregator, [name]: aggregator[name] } }),
})

const timingText = (timing: StoreTiming | undefined): string => (timing === undefined || !isOpen(timing) ? 'Closed' : `${timing.from} to ${timing.to}`)

const dayField = ({ value, label }: (typeof WEEKDAYS)[number]): RecordField<MenuFormValues> => ({
  id: `hours.${value}`,
  section: 'Hours of operation',
  label,
  text: ({ hours }) => timingText(hours.find(({ day }) => day === value)),
  take: (values, from) => ({ ...values, hours: values.hours.map((timing) => from.hours.find(({ day }) => day === value && timing.day === day) ?? timing) }),
})

const bankText = (bank: BankValues): string =>
  BANK_FIELDS.flatMap(({ name, label }) => (bank[name].trim() === '' ? [] : [`${label}: ${bank[name].trim()}`])).join('\n')

/** What a save of a stored menu can change. An account is one field: parts of two accounts make none. */
export const MENU_FIELDS: readonly RecordField<MenuFormValues>[] = [
  field('displayName', 'Menu', 'Display Name'),
  field('status', 'Menu', 'Menu Status'),
  field('displayOrder', 'Menu', 'Display Order'),
  field('reservationType', 'Menu', 'Reservation Type'),
  field('image', 'Menu', 'Menu image', (image) => image?.key ?? ''),
  aggregatorField('isEnabled', 'Sold through an aggregator'),
  aggregatorField('system', 'Aggregator System'),
  aggregatorField('merchantId', 'Aggregator Merchant Id'),
  aggregatorField('managedByRecaho', 'Managed by Recaho'),
  aggregatorField('swiggyDirect', 'Swiggy direct'),
  aggregatorField('fssai', 'FSSAI'),
  aggregatorField('gstin', 'GSTIN'),
  ...WEEKDAYS.map(dayField),
  field('bank', 'Bank details', 'Bank account', bankText),
]
