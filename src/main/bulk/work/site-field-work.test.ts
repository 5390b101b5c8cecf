import { expect, test } from 'vitest'
import { answered } from '../bulk-world.test-support.ts'
import { SiteFieldWork } from './site-field-work.ts'
import { SiteStates } from './site-states.ts'

const SETTING = {
  siteId: 's1',
  siteMode: 'LIVE',
  premiumFeature: { isMasterKdsEnabled: true, isApprovalEnabled: null, isFutureOrderEnabled: true },
}
const statesOf = (setting: object, listed: object = {}) =>
  new SiteStates(
    {
      execute: async (operation) =>
        answered(
          operation === 'GetSitesAdminForBulk' ? { getSitesAdmin: [{ siteId: 's1', domain: 'a.example', ...listed }] } : { getBasicSiteSettingBySite: setting },
        ),
    },
    { owner: () => 'asha' },
  )
const row = { id: 's1', domain: 'a.example' }

test('a premium feature goes out with all the others as they are: the platform takes the part whole', async () => {
  const work = new SiteFieldWork(statesOf(SETTING), 'isApprovalEnabled', ['isApprovalEnabled'])
  expect(await work.current(row)).toEqual({ ok: true, value: { value: false } })
  expect(work.call({ ...row, to: true })).toEqual({
    operation: 'UpdateSiteByAdmin',
    variables: {
      input: {
        siteId: 's1',
        domain: 'a.example',
        premiumFeature: {
          isOrderTimelineEnabled: false,
          isApprovalEnabled: true,
          isFutureOrderEnabled: true,
          isManageOutletsEnabled: false,
          isMasterKdsEnabled: true,
          isCurrencyConversionEnabled: false,
          isBatchExpiryEnabled: false,
          isManageOutstandingEnabled: false,
        },
      },
    },
  })
})

test('a site without premium features has none of them on', async () => {
  const work = new SiteFieldWork(statesOf({ siteId: 's1', premiumFeature: null }), 'isMasterKdsEnabled', ['isMasterKdsEnabled'])
  expect(await work.current(row)).toEqual({ ok: true, value: { value: false } })
})

test('a plain field goes out alone', async () => {
  const work = new SiteFieldWork(statesOf(SETTING), 'siteMode', ['siteMode'])
  expect(await work.current(row)).toEqual({ ok: true, value: { value: 'LIVE' } })
  expect(work.call({ ...row, to: 'UNDER_CONSTRUCTION' }).variables).toEqual({ input: { siteId: 's1', domain: 'a.example', siteMode: 'UNDER_CONSTRUCTION' } })
})

test('a row of several fields has those that it names, from list and settings', async () => {
  const to = { salesPerson: 'Ravi', isMasterKdsEnabled: false }
  const work = new SiteFieldWork(statesOf(SETTING, { salesPerson: 'Meera' }), null, ['salesPerson', 'isMasterKdsEnabled'])
  expect(await work.current({ ...row, to })).toEqual({ ok: true, value: { value: { salesPerson: 'Meera', isMasterKdsEnabled: true } } })
  expect(work.call({ ...row, to }).variables).toMatchObject({
    input: { salesPerson: 'Ravi', premiumFeature: { isMasterKdsEnabled: false, isFutureOrderEnabled: true } },
  })
})

test('a name that every object has is no field of a site', async () => {
  const to = { salesPerson: 'Ravi', toString: 'x', constructor: 'x' }
  const work = new SiteFieldWork(statesOf(SETTING, { salesPerson: 'Meera' }), null, ['salesPerson'])
  expect(await work.current({ ...row, to })).toEqual({ ok: true, value: { value: { salesPerson: 'Meera', toString: null, constructor: null } } })
})
