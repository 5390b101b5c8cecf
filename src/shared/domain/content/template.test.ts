import { expect, test } from 'vitest'
import { placeholdersOf, TEMPLATE_TYPES, templateTypeLabel } from './template.ts'

test('global templates offer these placeholders [TMPL-027]', () => {
  expect(placeholdersOf('global').map(({ token }) => token)).toEqual([
    '_name_',
    '_Balance_Amount_',
    '_Spent_Amount_',
    '_No_of_Orders_',
    '_Last_Visit_',
    '_domain_',
  ])
})

test('master templates offer these, labelled as listed, also where label and token disagree [TMPL-028] [CAMP-008] [CAMP-009]', () => {
  expect(placeholdersOf('master').map(({ label, token }) => `${label}: ${token}`)).toEqual([
    'Company Name: _companyName_',
    'Customer Name: _custName_',
    'Domain: _fqdn_',
    'Site Plan: _sitePlan_',
    'Balance Amount: _Balance_Amount_',
    'Last Visit: _Last_Login_',
    'User Name: _user_name_',
  ])
})

test('WHATSAPP reads Whatsapp, anything else Email [CAMP-038]', () => {
  expect([...TEMPLATE_TYPES, 'SMS', null].map(templateTypeLabel)).toEqual(['Whatsapp', 'Email', 'Email', 'Email'])
})
