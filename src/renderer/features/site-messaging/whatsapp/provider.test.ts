import { describe, expect, test } from 'vitest'
import { type ProviderField, providerOf, providerSchema, providerValues } from './provider.ts'

const valuesWith = (system: string, fields: Partial<Record<ProviderField, string>> = {}) => ({
  whatsapp: { system, phoneId: '', productId: '', token: '', apiKey: '', ...fields },
})
const problemsOf = (values: ReturnType<typeof valuesWith>): string[] =>
  (providerSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the rules of a provider', () => {
  test.each([
    ['', ['whatsapp.system: Please select system']],
    ['SMS', ['whatsapp.system: Please select system']],
    ['MAYTAPI', ['whatsapp.phoneId: Please enter Phone ID', 'whatsapp.productId: Please enter Product ID', 'whatsapp.token: Please enter Token']],
    ['BHARATTEXT', ['whatsapp.apiKey: Please enter API Key']],
    ['RECAHO', ['whatsapp.apiKey: Please enter API Key']],
  ])('"%s" alone lacks its fields', (system, problems) => {
    expect(problemsOf(valuesWith(system))).toEqual(problems)
  })

  test('blanks are no value, and go', () => {
    expect(problemsOf(valuesWith('RECAHO', { apiKey: '  ' }))).toEqual(['whatsapp.apiKey: Please enter API Key'])
    expect(providerSchema.parse(valuesWith('RECAHO', { apiKey: ' key ' })).whatsapp.apiKey).toBe('key')
    expect(problemsOf(valuesWith('MAYTAPI', { phoneId: '1', productId: '2', token: '3' }))).toEqual([])
  })
})

test('only the fields of the chosen system are sent', () => {
  const all = { phoneId: '1', productId: '2', token: '3', apiKey: '4' }
  expect(providerOf(valuesWith('MAYTAPI', all))).toEqual({ system: 'MAYTAPI', phoneId: '1', productId: '2', token: '3', apiKey: null })
  expect(providerOf(valuesWith('BHARATTEXT', all))).toEqual({ system: 'BHARATTEXT', phoneId: null, productId: null, token: null, apiKey: '4' })
})

test('what is stored fills the form, and sent again is the same', () => {
  const stored = { system: 'RECAHO', phoneId: null, productId: null, token: null, apiKey: 'key' }
  expect(providerOf(providerValues({ getCustomWhatsappConfig: stored }))).toEqual(stored)
  expect(providerValues({ getCustomWhatsappConfig: null })).toEqual(valuesWith(''))
})
