import { describe, expect, test } from 'vitest'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { mergedValues, threeWay } from '#patterns/edit-review/three-way.ts'
import { changedPlanInput, NEW_PLAN, newPlanInput, type PlanValues, planResolver, planValuesOf } from './plan-form.ts'
import { reviewedFields } from './plan-review.ts'
import { serviceOptions } from './plan-services.ts'

const detail = (serviceId: string, serviceType: string, masterService = 'SITE') => ({
  serviceId,
  serviceType,
  serviceName: serviceId.toUpperCase(),
  slugServiceName: serviceId,
  masterService,
  platform: 'SPA',
  status: 'ACTIVE',
  addedServiceId: null,
})

const PLAN: Plan = {
  siteId: 'master',
  planId: 'gold',
  planName: 'Gold',
  status: 'ACTIVE',
  masterService: 'SITE',
  platform: 'SPA',
  siteType: 'O2OCommerce',
  amount: null,
  chargingModel: null,
  description: null,
  services: ['orders', 'web', 'gone'],
  createdAt: 1,
  paymentGateway: null,
  subscriptionId: null,
  curr: 'INR',
  priceList: [
    { chargingModel: 'MONTHLY', rate: 99_900 },
    { chargingModel: 'YEARLY', rate: 1250 },
  ],
  startDate: null,
  endDate: null,
  serviceDetails: [detail('orders', 'PLAN'), detail('web', 'BASIC')],
}

const BASE = planValuesOf(PLAN)

const problems = async (values: PlanValues): Promise<Record<string, unknown>> => {
  const { errors } = await planResolver('edit', BASE)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors
}

describe('the form of a plan', () => {
  test('starts with the stored choice, basic services apart, rates without needless decimals', () => {
    expect(BASE).toMatchObject({ services: ['orders', 'gone'], basicServices: ['web'], rates: { PAY_PER_USE: '', MONTHLY: '999', YEARLY: '12.50' } })
  })

  test('rates are whole; one that was stored with decimals may stay', async () => {
    expect(await problems(BASE)).toEqual({})
    for (const typed of ['12.5', '1.00', '1e3', '-5', '30000000']) {
      expect(await problems({ ...BASE, rates: { ...BASE.rates, MONTHLY: typed } }), typed).toHaveProperty('rates.MONTHLY')
    }
  })

  test('sends minor units without blank rates, and basic services among the others', () => {
    expect(
      newPlanInput({ ...NEW_PLAN, planName: ' A ', services: ['x'], basicServices: ['y'], rates: { PAY_PER_USE: '', MONTHLY: '0', YEARLY: '12' } }),
    ).toMatchObject({
      siteId: 'master',
      planName: 'A',
      services: ['x', 'y'],
      priceList: [
        { chargingModel: 'MONTHLY', rate: 0 },
        { chargingModel: 'YEARLY', rate: 1200 },
      ],
    })
    expect(changedPlanInput(BASE, 'gold')).not.toHaveProperty('siteType')
  })
})

describe('the services on offer', () => {
  const offered = (serviceId: string, part: Partial<PlatformService>): PlatformService => ({
    ...detail(serviceId, 'PLAN'),
    id: serviceId,
    siteId: 'master',
    siteType: 'O2OCommerce',
    createdAt: null,
    channelPartner: null,
    ...part,
  })
  const kind = { siteType: 'O2OCommerce', platform: 'SPA', masterService: 'SITE' }

  test('fit by master service and site type; inactive ones say so', () => {
    const rows = [
      offered('orders', {}),
      offered('web', { serviceType: 'BASIC' }),
      offered('till', { masterService: 'POS' }),
      offered('shop', { siteType: 'SIMPLE_B2C' }),
      offered('old', { status: 'INACTIVE' }),
    ]
    const { plan, basic } = serviceOptions(rows, kind, null)
    expect(plan.map(({ label }) => label)).toEqual(['ORDERS', 'OLD (Inactive)'])
    expect(basic.map(({ label }) => label)).toEqual(['WEB'])
  })

  test('with what a stored plan has beside them', () => {
    const { plan, basic } = serviceOptions([offered('orders', {})], kind, PLAN)
    expect(plan.map(({ label }) => label)).toEqual(['ORDERS', 'gone (no longer there)'])
    expect(basic.map(({ label }) => label)).toEqual(['WEB (SITE)'])
  })
})

describe('a review', () => {
  const names = new Map([
    ['orders', 'Orders'],
    ['web', 'Website'],
  ])
  const yours = { ...BASE, planName: 'Gold Plus', services: ['gone', 'orders'], basicServices: [], rates: { ...BASE.rates, MONTHLY: '' } }

  test('shows what changes, as people read it', () => {
    expect(threeWay(BASE, yours, BASE, reviewedFields(names)).rows).toEqual([
      { id: 'planName', section: 'Plan', field: 'Plan name', from: 'Gold', to: 'Gold Plus' },
      { id: 'basicServices', section: 'Services', field: 'Basic services', from: 'Website', to: '' },
      { id: 'rates.MONTHLY', section: 'Prices', field: 'MONTHLY', from: '₹999.00', to: '' },
    ])
  })

  test('keeps what another user changed, and their value where it was chosen', () => {
    const theirs = { ...BASE, planName: 'Silver', status: 'INACTIVE' }
    const merge = threeWay(BASE, yours, theirs, reviewedFields(names))
    expect(merge.rows.filter((row) => row.theirs !== undefined)).toEqual([
      { id: 'planName', section: 'Plan', field: 'Plan name', from: 'Gold', to: 'Gold Plus', theirs: 'Silver' },
      { id: 'status', section: 'Plan', field: 'Status', from: 'ACTIVE', to: 'ACTIVE', theirs: 'INACTIVE' },
    ])
    expect(mergedValues(merge, { ...merge.standing, planName: 'theirs' }).values).toMatchObject({
      planName: 'Silver',
      status: 'INACTIVE',
      basicServices: [],
      rates: yours.rates,
    })
    expect(mergedValues(merge, { ...merge.standing, planName: 'yours' }).values.planName).toBe('Gold Plus')
  })
})
