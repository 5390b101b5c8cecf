import { expect, test } from 'vitest'
import { makeInternalUser } from '#data/users/internal-user.test-support.ts'
import { ordersBefore, siteWith } from '../rules/site.test-support.ts'
import {
  areInitial,
  BALANCE,
  BUSINESS_NAME,
  codecOf,
  dayProblem,
  type FilterControl,
  initialValues,
  keptBy,
  notUsing,
  partnerControls,
  staffControls,
} from './filter-control.ts'

const NOW = new Date(2027, 2, 13, 14, 5).getTime() / 1000
const user = (username: string, userRole: string, companyName: string | null = null) => makeInternalUser(username, userRole, { companyName })
const USERS = [
  user('Meera', 'SUPPORT_ACCOUNT_MANAGER'),
  user('Arun', 'CUSTOMER_SUPPORT_LEAD'),
  user('Bilal', 'SALES_PERSON'),
  user('cp-1', 'CP', 'Kapoor Digital'),
  user('Ravi', 'RESELLER'),
]
const optionsOf = (control: FilterControl | undefined, other = ''): readonly string[] => {
  if (control?.kind !== 'combo') throw new Error('Not a filter of many choices')
  const { options } = control
  return (typeof options === 'function' ? options(other) : options).map(({ label }) => label)
}

test('account manager choices are two roles, sales person choices one [DASH-026] [DASH-027]', () => {
  const [manager, salesPerson] = staffControls(USERS)
  expect(optionsOf(manager)).toEqual(['Arun', 'Meera'])
  expect(optionsOf(salesPerson)).toEqual(['Bilal'])
})

test('partner names are those of the chosen type, channel partners by company name [DASH-028] [DASH-035]', () => {
  const [type, name] = partnerControls(USERS)
  expect(type?.kind === 'select' && type.options.map(({ value }) => value)).toEqual(['CP', 'RESELLER', 'REFERRAL', 'STOCKIST'])
  expect(optionsOf(name)).toEqual([])
  expect(optionsOf(name, 'CP')).toEqual(['Kapoor Digital'])
  expect(optionsOf(name, 'RESELLER')).toEqual(['Ravi'])
})

test('each filter keeps its rows, and rows must pass them all [DASH-011] [DASH-012]', () => {
  const controls = [...staffControls(USERS), ...partnerControls(USERS), BUSINESS_NAME, BALANCE, notUsing(NOW)]
  const common = { supportAccManager: 'Meera', salesPerson: 'Bilal', partnerType: 'CP', partnerName: 'Kapoor Digital' }
  const busy = siteWith({ ...common, id: 'busy', companyName: 'Aditi KITCHEN', wallet: -5, ordersCount: ordersBefore(NOW, [0, 2]) })
  const idle = siteWith({ ...common, id: 'idle', companyName: 'Bait Al Oud', wallet: 0, supportAccManager: 'Arun', partnerType: 'RESELLER', ordersCount: [] })
  const kept = (values: Record<string, string>) => keptBy([busy, idle], controls, { ...initialValues(controls), ...values }).map(({ id }) => id)
  expect(kept({})).toEqual(['busy', 'idle'])
  expect(kept({ manager: 'Meera' })).toEqual(['busy'])
  expect(kept({ salesPerson: 'Bilal' })).toEqual(['busy', 'idle'])
  expect(kept({ partnerType: 'RESELLER' })).toEqual(['idle'])
  expect(kept({ partnerName: 'Somebody' })).toEqual([])
  expect(kept({ business: ' kitch ' })).toEqual(['busy'])
  expect(kept({ balance: 'negative' })).toEqual(['busy'])
  expect(kept({ usage: 'not-using' })).toEqual(['idle'])
  expect(kept({ usage: 'not-using', balance: 'negative' })).toEqual([])
})

test('Balance Amt has one option only, "Negative Balance" [DASH-005]', () => {
  expect(BALANCE.kind === 'select' && BALANCE.options.map(({ label }) => label)).toEqual(['Negative Balance'])
})

test('what a filter begins with leaves no trace in the address', () => {
  const day: FilterControl = { kind: 'day', name: 'from', label: 'From', initial: '13-09-2026', latest: NOW }
  const codec = codecOf(day)
  expect(codec.read([])).toBe('13-09-2026')
  expect(codec.write('13-09-2026')).toEqual([])
  expect(codec.write('14-09-2026')).toEqual(['14-09-2026'])
  expect(areInitial([day], { from: '13-09-2026' })).toBe(true)
  expect(areInitial([day], { from: '14-09-2026' })).toBe(false)
})

test('a day is never empty, never in the future, and the last not before the first [DASH-006]', () => {
  const from: FilterControl = { kind: 'day', name: 'from', label: 'From', latest: NOW }
  const to: FilterControl = { kind: 'day', name: 'to', label: 'To', latest: NOW }
  const problem = (values: Record<string, string>) => [from, to].map((control) => dayProblem(control, [from, to], values))
  expect(problem({ from: '13-09-2026', to: '12-03-2027' })).toEqual([null, null])
  expect(problem({ from: '', to: '2027-03-12' })).toEqual(['Please enter a date, such as 31/01/2028 or 2028-01-31.', null])
  expect(problem({ from: '13-09-2026', to: '14-03-2027' })).toEqual([null, 'Days in the future cannot be chosen'])
  expect(problem({ from: '12-03-2027', to: '11-03-2027' })).toEqual([null, 'Must not be before the first day'])
})
