import { expect, test } from 'vitest'
import { asking, PLATFORM } from '../asking.test-support.ts'

const ACCOUNT = { accountNum: '4711', bankName: 'HDFC', accountHolder: 'Aditi', ifscCode: 'HDFC0001', branchName: 'Kochi', defaultSelected: true }
const STORED = { paymentLink: 'https://pay.example/aditi', bankDetails: [ACCOUNT], qrcode: null, qrImage: null, orderText: 'Order' }
const answers = { ...PLATFORM, GetServiceTypeSettingBySite: { 'aditi.example': { getServiceTypeSettingBySite: STORED } } }

const questionsOf = async (change: object, platform: Parameters<typeof asking>[0] = { answers }) => {
  const { asked, service } = asking(platform)
  await service.operation('UpdateServiceTypeSetting', { input: { ...STORED, domain: 'aditi.example', typeValue: 'online-menu::setting', ...change } })
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

const FACTS = 'Menu: “online-menu”. Business: “Aditi Sweets”. Site id: site-1.'

test('a menu whose customers would pay elsewhere is asked about, from what and to what', async () => {
  expect(await questionsOf({ paymentLink: 'https://evil.example/pay' })).toEqual([
    `Change where customers of the site aditi.example pay? Payment link: “https://pay.example/aditi” to “https://evil.example/pay”. ${FACTS}`,
  ])
  expect(await questionsOf({ bankDetails: [{ ...ACCOUNT, accountNum: '666' }] })).toEqual([
    `Change where customers of the site aditi.example pay? Bank accounts: “HDFC 4711 HDFC0001 Aditi” to “HDFC 666 HDFC0001 Aditi”. ${FACTS}`,
  ])
  expect(await questionsOf({ qrImage: { key: 'qr/evil.png' } })).toEqual([
    `Change where customers of the site aditi.example pay? QR code: “” to “qr/evil.png”. ${FACTS}`,
  ])
})

test('other settings of a menu are saved unasked, also where it has none yet', async () => {
  expect(await questionsOf({ orderText: 'Order now' })).toEqual([])
  expect(await questionsOf({ paymentLink: null, bankDetails: null }, { answers: PLATFORM })).toEqual([])
})

test('of settings that cannot be read everything is asked about, with a warning', async () => {
  expect(await questionsOf({ paymentLink: null, bankDetails: null }, { answers: undefined })).toEqual([
    'Change where customers of the site aditi.example pay? Warning: the platform could not be asked what this is. Menu: “online-menu”. ' +
      'Warning: the platform could not be asked what this is.',
  ])
})
