import { expect, test } from 'vitest'
import { batchesOf, copyPlan, type Service, withoutVariationCopies } from './copy-services.ts'

const rate = { serviceType: 'online-menu', rate: 12_500, listRate: 15_000, status: true, inStock: false }
const service = (slugName: string, fields: Partial<Service> = {}): Service =>
  ({ siteId: 's', slugName, serviceName: slugName, serviceRates: [rate], ...fields }) as Service

test('flattened variations are not sent, attachedVariations stays as stored [ENT2-006]', () => {
  const pizza = service('pizza', { attachedVariations: ['pizza-small', 'pizza-large'] })
  const read = [pizza, service('pizza-small'), service('pizza-large'), service('tea'), service('tea')]
  expect(withoutVariationCopies(read)).toEqual([pizza, service('tea')])
  const { left } = copyPlan(read, 'online-menu', 'lunch')
  expect(left.map(({ slugName, attachedVariations }) => [slugName, attachedVariations])).toEqual([
    ['pizza', ['pizza-small', 'pizza-large']],
    ['tea', undefined],
  ])
})

test('a service that names itself as its variation is still sent', () => {
  expect(withoutVariationCopies([service('a', { attachedVariations: ['a'] })])).toHaveLength(1)
})

test('a copied service has one more rate, that of the source under the new slug [MENU-051]', () => {
  const dineIn = { ...rate, serviceType: 'dine-in', rate: 1 }
  const plan = copyPlan(
    [service('tea', { serviceRates: [dineIn, rate], tax: 5, serviceDes: 'Hot' }), service('bread', { serviceRates: [dineIn] })],
    'online-menu',
    'lunch',
  )
  expect(plan.total).toBe(1)
  expect(plan.left).toEqual([{ ...service('tea'), tax: 5, serviceDes: 'Hot', serviceRates: [dineIn, rate, { ...rate, serviceType: 'lunch' }] }])
})

test('what is in the new menu already is not sent again', () => {
  const copied = service('tea', { serviceRates: [rate, { ...rate, serviceType: 'lunch' }] })
  const plan = copyPlan([copied, service('bread')], 'online-menu', 'lunch')
  expect([plan.total, plan.left.map(({ slugName }) => slugName)]).toEqual([2, ['bread']])
})

test('batches are full but the last [MENU-048]', () => {
  const items = Array.from({ length: 38 }, (_, index) => index)
  expect(batchesOf(items, 15).map((batch) => batch.length)).toEqual([15, 15, 8])
  expect(batchesOf(items, 15).flat()).toEqual(items)
  expect(batchesOf([], 15)).toEqual([])
})
