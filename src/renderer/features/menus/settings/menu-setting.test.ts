import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, isInputObjectType, Kind, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  type BankDetail,
  bankProblems,
  bankSchema,
  bankValues,
  hoursOf,
  isOpen,
  isSettingChanged,
  type MenuSetting,
  settingInput,
  settingTypeValue,
  settingValues,
  timingsOf,
  withBank,
} from './menu-setting.ts'

const OPERATIONS = parse(readFileSync(fileURLToPath(new URL('../operations.graphql', import.meta.url)), 'utf8'))

/** Names that the query of the settings asks for below a path. */
const askedFor = (...path: readonly string[]): readonly string[] => {
  const query = OPERATIONS.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === 'GetServiceTypeSettingBySite')
  const fieldsOf = (set: SelectionSetNode | undefined) => (set?.selections ?? []).filter((each) => each.kind === Kind.FIELD)
  const below = ['getServiceTypeSettingBySite', ...path].reduce<SelectionSetNode | undefined>(
    (set, step) => fieldsOf(set).find(({ name }) => name.value === step)?.selectionSet,
    query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet : undefined,
  )
  return fieldsOf(below).map(({ name }) => name.value)
}

const account: BankDetail = {
  accountNum: '1234',
  bankName: 'State Bank',
  accountHolder: 'Aditi',
  ifscCode: 'SBIN0001234',
  branchName: 'Pune',
  defaultSelected: true,
}
const other: BankDetail = { ...account, accountNum: '99', defaultSelected: false }

/** A value in every field of the settings. */
const setting: NonNullable<MenuSetting> = {
  showOnlyMenu: true,
  showMenu: true,
  quantityReq: false,
  orderText: 'Order now',
  buttonColor: '#ea2b1f',
  minOrderValue: 20_000,
  orderResp: 'Thanks',
  whatsAppText: 'Hello',
  feedbackMsg: 'How was it?',
  reasonReject: ['Closed'],
  regardsName: 'Aditi',
  messageTemplate: 'text',
  showPaymentOption: true,
  themeDesign: 'classic',
  footer: 'foot',
  gallery: 'g',
  staticBookingPages: ['about'],
  slotRequired: true,
  qrImage: { bucket: 'b', region: 'r', key: 'k', localUri: null, mimeType: 'image/png' },
  paymentLink: 'https://pay.example',
  bookingDelay: 30,
  formTitle: 'Book',
  taxMethod: 'INCLUSIVE',
  hoursOfOperation: [{ day: 'MONDAY', status: 'Open', start: '9:00', end: '22:30' }],
  customCharges: [
    { name: 'Service', customChargeList: [{ name: 'Packing', rate: 500, chargeType: 'FLAT', defaultSelcted: true, tax: 5, chargeFor: 'ORDER' }] },
  ],
  customFeilds: '[]',
  availableFeilds: '[]',
  formSchemas: [{ fieldName: 'mobile', verification: true, min: 1, max: 10, availability: true }],
  bankDetails: [other, account],
  whatsAppNumber: ['+919123456780'],
  qrcode: 'code',
}

describe('the settings of a menu', () => {
  test('are kept under its slug [MSET-001]', () => {
    expect(settingTypeValue('dine-in')).toBe('dine-in::setting')
  })

  test('go back whole as they are stored, whatever the form shows [MSET-002] [MSET-003] [MSET-004]', () => {
    const changed = { ...settingValues(setting), bank: bankValues(null) }
    const { hoursOfOperation, bankDetails, domain, typeValue, ...rest } = settingInput('aditi.example', 'dine-in', setting, changed)
    const { hoursOfOperation: storedHours, bankDetails: storedBank, ...stored } = setting
    expect(rest).toEqual(stored)
    expect([domain, typeValue]).toEqual(['aditi.example', 'dine-in::setting'])
    expect(hoursOfOperation?.[0]).toEqual(storedHours?.[0])
    expect(bankDetails).toEqual([storedBank?.[0]])
    const path = fileURLToPath(new URL('../../../../../schema/platform.graphql', import.meta.url))
    const input = buildSchema(readFileSync(path, 'utf8')).getType('UpdateServiceTypeSettingInput')
    if (!isInputObjectType(input)) throw new Error('The contract has no such input')
    expect([...Object.keys(setting), 'domain', 'typeValue'].sort()).toEqual(Object.keys(input.getFields()).sort())
  })

  test('with charges, fields, schemas, WhatsApp numbers and QR code in their own spellings [MSET-011] [MSET-012] [MSET-013] [MSET-017]', () => {
    const sent = settingInput('aditi.example', 'dine-in', setting, settingValues(setting))
    const { customCharges, customFeilds, availableFeilds, formSchemas, whatsAppNumber, qrcode } = setting
    expect(sent).toMatchObject({ customCharges, customFeilds, availableFeilds, formSchemas, whatsAppNumber, qrcode })
  })

  test('each part of a charge is asked for, so that none is lost on the way back [MSET-011]', () => {
    expect(askedFor('customCharges').toSorted()).toEqual(['customChargeList', 'name'])
    expect(askedFor('customCharges', 'customChargeList').toSorted()).toEqual(['chargeFor', 'chargeType', 'defaultSelcted', 'name', 'rate', 'tax'])
  })

  test('count as changed by hours and bank alone', () => {
    const values = settingValues(setting)
    expect(isSettingChanged(setting, values)).toBe(false)
    expect(isSettingChanged(null, settingValues(null))).toBe(false)
    expect(isSettingChanged(setting, { ...values, hours: timingsOf(null) })).toBe(true)
    expect(isSettingChanged(setting, { ...values, bank: bankValues(null) })).toBe(true)
  })
})

describe('hours', () => {
  test('a day is open only if it is enabled with both times, else recorded as Closed [MSET-005] [MSET-006] [MSET-007] [MSET-008]', () => {
    const day = { day: 'TUESDAY' as const, enable: true, from: '9:00', to: '24:00' }
    expect([day, { ...day, enable: false }, { ...day, from: '' }, { ...day, to: '' }].map(isOpen)).toEqual([true, false, false, false])
    expect(hoursOf([day, { ...day, to: '' }])).toEqual([
      { day: 'TUESDAY', status: 'Open', start: '9:00', end: '24:00' },
      { day: 'TUESDAY', status: 'Closed', start: null, end: null },
    ])
  })

  test('the form has the whole week; a day that is not stored is closed', () => {
    const week = timingsOf([{ day: 'Sunday', status: 'Open', start: '1:00', end: '00:30' }])
    expect(week).toHaveLength(7)
    expect(week.filter(isOpen)).toEqual([{ day: 'SUNDAY', enable: true, from: '1:00', to: '00:30' }])
  })
})

describe('bank details [MSET-014]', () => {
  const filled = bankValues([account])

  test('each field is required once one is filled, the number numeric [MSET-015] [MSET-016] [AGGR-031]', () => {
    expect(bankProblems(bankValues(null)).map(({ message }) => message)).toEqual([
      'Please enter Bank Name.',
      'Please enter Branch Name.',
      'Please enter Account Holder.',
      'Please enter Account Number.',
      'Please enter IFSC Code.',
    ])
    expect(bankSchema.safeParse({ ...bankValues(null), bankName: 'B' }).error?.issues.map(({ path }) => path[0])).toEqual([
      'branchName',
      'accountHolder',
      'accountNum',
      'ifscCode',
    ])
    expect(bankSchema.safeParse({ ...filled, accountNum: '12-3' }).error?.issues.map(({ path }) => path[0])).toEqual(['accountNum'])
    expect(bankSchema.safeParse(filled).success).toBe(true)
    expect(bankSchema.safeParse(bankValues(null)).success).toBe(true)
  })

  test('the account in use is shown and replaced, others stay', () => {
    expect(bankValues([other, account]).accountNum).toBe('1234')
    expect(bankValues([other]).accountNum).toBe('99')
    expect(withBank([other, account], { ...filled, branchName: 'Mumbai' })).toEqual([other, { ...account, branchName: 'Mumbai' }])
    expect(withBank(null, filled)).toEqual([account])
    expect(withBank([other, account], bankValues(null))).toEqual([other])
    expect(withBank([], bankValues(null))).toEqual([])
  })
})
