import { expect, test } from 'vitest'
import { makeInternalUser as user } from './internal-user.test-support.ts'
import { partnerChoices, salesPersonChoices, stockistChoices, supportManagerChoices, withStored } from './pickers.ts'

const USERS = [
  user('Zoya', 'SALES_PERSON'),
  user('Bilal', 'SALES_PERSON', { enabled: false }),
  user('Meera', 'SUPPORT_ACCOUNT_MANAGER'),
  user('Arun', 'CUSTOMER_SUPPORT_LEAD'),
  user('Sita', 'SUPPORT_EXECUTIVE'),
  user('partner-1', 'CP', { companyName: 'Kapoor Digital' }),
  user('partner-2', 'CP', { companyName: ' ' }),
  user('partner-3', 'CP', { companyName: 'Agarwal Traders' }),
  user('Ravi', 'RESELLER', { companyName: 'Ravi & Sons' }),
  user('Omar', 'STOCKIST'),
  user('Root', 'ADMIN'),
]
const labels = (choices: readonly { label: string }[]): string[] => choices.map((choice) => choice.label)

test('the sales person picker lists users with role SALES_PERSON [PERM-035]', () => {
  expect(labels(salesPersonChoices(USERS))).toEqual(['Bilal', 'Zoya'])
})

test('the support manager picker lists SUPPORT_ACCOUNT_MANAGER and CUSTOMER_SUPPORT_LEAD [PERM-036]', () => {
  expect(labels(supportManagerChoices(USERS))).toEqual(['Arun', 'Meera'])
})

test('the partner name picker lists CP users that have a company name, by it [PERM-037]', () => {
  expect(partnerChoices(USERS, 'CP')).toEqual([
    { userName: 'partner-3', label: 'Agarwal Traders' },
    { userName: 'partner-1', label: 'Kapoor Digital' },
  ])
})

test('for another partner type it lists the users of that type [PERM-038]', () => {
  expect(labels(partnerChoices(USERS, 'RESELLER'))).toEqual(['Ravi'])
})

test('the stockist picker lists users with role STOCKIST [PERM-039]', () => {
  expect(labels(stockistChoices(USERS))).toEqual(['Omar'])
})

test('choices show the name, sorted, and an already stored value stays visible [PERM-040]', () => {
  expect(labels(withStored(salesPersonChoices(USERS), 'Old Hand'))).toEqual(['Bilal', 'Old Hand', 'Zoya'])
  expect(labels(withStored(salesPersonChoices(USERS), 'Zoya'))).toEqual(['Bilal', 'Zoya'])
  expect(labels(withStored(salesPersonChoices(USERS), null))).toEqual(['Bilal', 'Zoya'])
})
