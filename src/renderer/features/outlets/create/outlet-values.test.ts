import { expect, test } from 'vitest'
import { createInput, NEW_OUTLET, type OutletSite, outletSchema } from './outlet-values.ts'

const site = (siteId: string, domain: string): OutletSite => ({ siteId, domain, companyName: null, custName: null, groupId: null, enabled: true })
const SITES = [site('1', 'one.example'), site('2', 'two.example'), site('3', 'three.example')]
const FILLED = {
  ...NEW_OUTLET,
  companyName: 'Chain',
  custName: 'Owner',
  mobile: '98',
  email: 'a@b.example',
  userName: ' chainowner ',
  defaultSite: '2',
  outlets: ['1', '2'],
  state: 'Maharashtra',
  city: 'Pune',
}
const problems = (values: object): Record<string, string> =>
  Object.fromEntries((outletSchema.safeParse({ ...FILLED, ...values }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('what is asked for, and in which words [OUTL-009] [OUTL-017]', () => {
  expect(problems({ ...NEW_OUTLET, country: '' })).toEqual({
    companyName: 'Please enter Company Name',
    custName: 'Please enter Customer Name',
    mobile: 'Please enter Mobile Number',
    email: 'Please enter email.',
    userName: 'Please enter User Name',
    defaultSite: 'Select Default Site',
    outlets: 'Select Outlets Site',
    city: 'Please enter city.',
    state: 'Please enter state',
  })
  expect(problems({ email: 'a@' })).toEqual({ email: 'Please enter valid email address' })
  expect(problems({})).toEqual({})
})

test('the default site is the first outlet, each site once, as its domain behind the prefix [OUTL-019] [OUTL-020] [OUTL-021]', () => {
  expect(createInput(FILLED, SITES)).toMatchObject({
    userName: 'chainowner',
    enabled: true,
    outlets: [
      { siteId: '2', typeValue: 'fqdn::two.example' },
      { siteId: '1', typeValue: 'fqdn::one.example' },
    ],
  })
})
