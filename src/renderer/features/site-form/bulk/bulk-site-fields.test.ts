import { expect, test } from 'vitest'
import { BULK_SITE_FIELD_NAMES, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { fieldsOf } from '../fields/site-fields.ts'
import { bulkSiteChoices, formFieldOf, isOfKind, PARTNER_FIELDS } from './bulk-site-fields.ts'
import { LEFT_OUT } from './left-out.ts'
import { typedBulkProblem, typedBulkValue } from './typed-bulk-value.ts'

const admin: AccessSubject = { role: 'ADMIN', enabled: true, permissions: [] }
const staff = (...operations: string[]): AccessSubject => ({ role: 'SUPPORT_EXECUTIVE', enabled: true, permissions: [{ name: 'site', operations }] })
const choiceOf = (field: string) => bulkSiteChoices(admin).filter((choice) => choice.field === field)

test('every field that main takes is one of the form, with its label, but for the partner, which is one choice; the most used ones come first', () => {
  const choices = bulkSiteChoices(admin)
  expect([...choices.map(({ field }) => field), ...PARTNER_FIELDS].toSorted()).toEqual([...BULK_SITE_FIELD_NAMES].toSorted())
  expect(choices.slice(0, 4).map(({ label }) => label)).toEqual(['App version', 'Status', 'Sales Person', 'Support Account Manager'])
  expect(choices.every(({ label }) => /^[A-Z][A-Za-z ]+$/.test(label))).toBe(true)
  // Main names fields without the form: its labels are those of the form, but for two that the list of sites names.
  const named = BULK_SITE_FIELD_NAMES.filter((field) => bulkFieldOf(field).label !== formFieldOf(field)?.label)
  expect(named).toEqual(['appVersion', 'enabled'])
})

test('every field of Edit Site is offered for many sites, or left out with a reason, never both', () => {
  const offered = BULK_SITE_FIELD_NAMES.flatMap((field) => formFieldOf(field)?.name ?? [])
  expect([...offered, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(
    fieldsOf('edit')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('who may not edit sites may switch their version, as in the list; a locked section takes its fields along', () => {
  expect(bulkSiteChoices(staff('view_site_list')).map(({ field }) => field)).toEqual(['appVersion'])
  const editor = bulkSiteChoices(staff('edit_site')).map(({ field }) => field)
  expect(editor).not.toContain('isWalletEnabled')
  expect(editor).not.toContain('isMasterKdsEnabled')
  expect(editor).toContain('siteMode')
  expect(choiceOf('isWalletEnabled')).toHaveLength(1)
  expect(choiceOf('isMasterKdsEnabled').map(({ label }) => label)).toEqual(['Master KDS'])
})

test('a field that Edit Site does not show for a type of site is not applicable to it', () => {
  const kinds = [
    { siteType: 'SIMPLE_B2C', siteOption: 'COMMERCE' },
    { siteType: 'SIMPLE_B2C', siteOption: 'ENQUIRY' },
    { siteType: 'O2OCommerce', siteOption: 'BOOKING_RESTAURANTS' },
  ]
  const applies = (field: string) => choiceOf(field).map((choice) => kinds.map((kind) => isOfKind(choice, kind)))
  expect(applies('courierOption')).toEqual([[true, false, false]])
  expect(applies('no_of_products')).toEqual([[true, false, true]])
  expect(applies('no_of_photos')).toEqual([[true, true, true]])
  expect(applies('siteMode')).toEqual([[true, true, true]])
})

test.each([
  ['enabled', 'false', false],
  ['enabled', '', undefined],
  ['appVersion', 'v2', 'v2'],
  ['appVersion', '', undefined],
  ['gstNo', '', null],
  ['gstNo', ' 27AA ', '27AA'],
  ['salesPerson', '', undefined],
  ['tillDate', 'tomorrow', undefined],
  ['tillDate', '', null],
  ['availableWhatsApp', 50, 50],
  ['availableWhatsApp', null, undefined],
  ['availableWhatsApp', '12.5', undefined],
  ['siteMode', 'UNDER_CONSTRUCTION', 'UNDER_CONSTRUCTION'],
  ['siteMode', 'CLOSED', undefined],
  ['backgroundColor', '#00ff7f', '#00ff7f'],
  ['backgroundColor', 'green', undefined],
  ['backgroundColor', '', null],
  ['textFontType', 'Lato', 'Lato'],
  ['textFontType', 'Comic Sans', undefined],
  ['diningSettingMenu', 'dine-in', 'dine-in'],
  ['no_of_photos', null, null],
  ['no_of_products', null, undefined],
  ['isApprovalEnabled', 'true', true],
] as const)('%s typed as %o is %o', (field, typed, value) => {
  expect(choiceOf(field).map((choice) => typedBulkValue(choice, typed))).toEqual([value])
})

const NO_DAY = 'Please enter a date, such as 31/01/2028 or 2028-01-31.'
const NO_NUMBER = 'Please enter a whole number of at most 9 digits, such as 1200.'

test.each([
  ['tillDate', 'tomorrow', NO_DAY],
  ['tillDate', '32/01/2028', NO_DAY],
  ['tillDate', '31/12/1969', 'Please enter a day from 1970 on.'],
  ['tillDate', '31/12/28', null],
  ['tillDate', '', null],
  ['availableWhatsApp', '12.5', NO_NUMBER],
  ['availableWhatsApp', 50, null],
  ['availableWhatsApp', null, null],
  ['backgroundColor', 'green', expect.stringMatching(/^Please enter a colour/)],
  ['textFontType', 'Comic Sans', expect.stringContaining('Comic Sans')],
  ['salesPerson', '', null],
  ['enabled', '', null],
] as const)('%s typed as %o has the problem %o', (field, typed, problem) => {
  expect(choiceOf(field).map((choice) => typedBulkProblem(choice, typed))).toEqual([problem])
})
