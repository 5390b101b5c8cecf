import { expect, test } from 'vitest'
import { makeSource } from '../make-source.test-support.ts'
import { duplicateOf } from './duplicate.ts'

test('a duplicate has the kind, the staff and the settings of the other site', () => {
  const { values, taken } = duplicateOf(makeSource({ record: { siteType: 'SIMPLE_B2C', salesPerson: 'Zoya', no_of_products: 12, customerLang: 'English' } }))
  expect(values).toMatchObject({ siteType: 'SIMPLE_B2C', salesPerson: 'Zoya', supportAccManager: 'Meera', no_of_products: 12, customerLang: 'English' })
  for (const label of ['Sales Person', 'Support Account Manager', 'Number of products', 'Language']) expect(taken).toContain(label)
})

test('nothing that is the other site’s own comes along: address, owner, contact, logo, group', () => {
  const { values, taken, left } = duplicateOf(makeSource({ record: { groupId: 'group-1', isGroupAdmin: true } }))
  const own = { subdomain: '', domain: '', custName: '', companyName: '', gstNo: '', ownerEmail: '', ownerMob: '', additionalContactNumbers: [], userName: '' }
  expect(values).toMatchObject({ ...own, siteLogo: null, homeTitle: '', isGroupAdmin: false, groupId: '', addressLineOne: '', pages: [] })
  for (const label of ['Sub Domain', 'Company Name', 'Email', 'User Name', 'Group id']) {
    expect(left).toContain(label)
    expect(taken).not.toContain(label)
  }
})
