import { expect, test } from 'vitest'
import { BULK_SITE_FIELD_NAMES } from '#shared/domain/bulk/site-changes.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { bulkSiteChoices } from './bulk-site-fields.ts'
import { typedBulkValue } from './typed-bulk-value.ts'

const admin: AccessSubject = { role: 'ADMIN', enabled: true, permissions: [] }
const staff = (...operations: string[]): AccessSubject => ({ role: 'SUPPORT_EXECUTIVE', enabled: true, permissions: [{ name: 'site', operations }] })
const choiceOf = (field: string) => bulkSiteChoices(admin).filter((choice) => choice.field === field)

test('every field that main takes is one of the form, with its label; the most used ones come first', () => {
  const choices = bulkSiteChoices(admin)
  expect(choices.map(({ field }) => field).toSorted()).toEqual([...BULK_SITE_FIELD_NAMES].toSorted())
  expect(choices.slice(0, 4).map(({ label }) => label)).toEqual(['App version', 'Status', 'Sales Person', 'Support Account Manager'])
})

test('who may not edit sites may switch their version, as in the list; a locked section takes its fields along', () => {
  expect(bulkSiteChoices(staff('view_site_list')).map(({ field }) => field)).toEqual(['appVersion'])
  expect(bulkSiteChoices(staff('edit_site')).some(({ field }) => field === 'isWalletEnabled')).toBe(false)
  expect(choiceOf('isWalletEnabled')).toHaveLength(1)
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
] as const)('%s typed as %o is %o', (field, typed, value) => {
  expect(choiceOf(field).map((choice) => typedBulkValue(choice, typed))).toEqual([value])
})
