import { operations } from '../../fit/own-operations.ts'
import { test as base, expect } from '../engines.ts'
import { poolToken, Shop } from './shop.ts'
import { shopSchema } from './shop-schema.ts'

const test = base.extend<object, { readonly shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const shop = await Shop.start(shopSchema())
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

test.describe.configure({ mode: 'default' })

test('every operation works at a schema for AppSync that is not ours, for a user of a Cognito pool', async ({ shop }) => {
  shop.token = poolToken('https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_SHOP')
  const faults: string[] = []
  for (const operation of operations) faults.push(...(await shop.faultOf(operation)))
  expect(faults).toEqual([])
  expect(operations).toHaveLength(107)
})

test('a token of another issuer is refused: the user has to sign in again', async ({ shop }) => {
  shop.token = poolToken('https://identity.example')
  const [first] = operations
  expect(first === undefined ? [] : await shop.faultOf(first)).toEqual([`${first?.name}: signed-out: There is no other token.`])
})
