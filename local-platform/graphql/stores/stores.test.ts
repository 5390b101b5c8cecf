import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const REGISTER = 'mutation ($payload: String!) { storeRegisterONDC(payload: $payload) }'
const UPDATE =
  'mutation ($input: FalconStoreInput!) { updateFalconStore(input: $input) { merchantId store_status name category minimum_order_size updatedAt } }'

const ADMIN = 'admin@demo.example'
const STORE = {
  name: 'Aditi Kitchen',
  description: 'Home food',
  logo: 'https://x/logo.png',
  fssai: '12345678901234',
  location: { lat: 18.5, lng: 73.8 },
  images: ['https://x/1.png'],
  street_address: '14 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'IND',
  pin_code: '411005',
  payment: { beneficiary_name: 'Aditi Rao', ifsc: 'HDFC0001234', bank_name: 'HDFC', branch_name: 'Pune', bank_account_number: '0012345' },
  serving_radius: { value: 5, unit: 'km' },
}

describe('store registration', () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const register = async (payload: unknown) =>
    JSON.parse((await platform.as(ADMIN).run(REGISTER, { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }))['storeRegisterONDC'])

  test('answers JSON text: success "1" with the merchant id as message, and details [CALL2-025]', async () => {
    expect(await register(STORE)).toEqual({ success: '1', message: expect.stringMatching(/^FALCON\d{8}$/), details: 'Registered' })
  })

  test.each([
    ['not JSON', 'payload is not JSON'],
    [{ ...STORE, fssai: '' }, 'fssai: must have 14 digits'],
    [{ ...STORE, images: [] }, 'images:'],
    [{ ...STORE, location: { lat: 100, lng: 0 } }, 'location.lat:'],
    [{ ...STORE, payment: { ...STORE.payment, ifsc: 'X' } }, 'payment.ifsc: is not an IFSC code'],
    [{ ...STORE, payment: { ...STORE.payment, bank_account_number: '12-3' } }, 'payment.bank_account_number: must be numeric'],
  ])('answers success "0" with the reason in the details (%#)', async (payload, reason) => {
    const answer = await register(payload)
    expect(answer).toMatchObject({ success: '0', message: 'Registration failed' })
    expect(answer.details).toContain(reason)
  })

  test('a store is registered once', async () => {
    await register(STORE)
    expect(await register(STORE)).toMatchObject({ success: '0' })
  })

  test('a registered store is updated with its data, store_status "1" and merchantId [CALL2-026]', async () => {
    const merchantId = (await register(STORE)).message
    const input = { merchantId, store_status: '1', category: 'Indian', minimum_order_size: 10_000 }
    expect((await platform.as(ADMIN).run(UPDATE, { input }))['updateFalconStore']).toEqual({ ...input, name: 'Aditi Kitchen', updatedAt: platform.now() })
    expect(await platform.as(ADMIN).refusal(UPDATE, { input: { ...input, merchantId: 'nothing' } })).toBe('NotFound: STORE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(UPDATE, { input: { ...input, minimum_order_size: -1 } })).toBe(
      'ValidationException: MINIMUM_ORDER_SIZE_MUST_NOT_BE_NEGATIVE',
    )
    expect(await platform.as('accounts@demo.example').refusal(UPDATE, { input })).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
