import { expect, test } from 'vitest'
import type { InternalUser } from '#data/users/pickers.ts'
import { NOTHING_TYPED } from '#patterns/bulk/bulk-choice.ts'
import { isJobContent } from '#shared/domain/bulk/bulk-jobs.ts'
import { partnerChoice } from './partner-choice.tsx'

const USERS = [
  { username: 'cp@a.example', userRole: 'CP', name: 'Ravi', companyName: 'Ravi Trading' },
  { username: 'ref@a.example', userRole: 'REFERRAL', name: 'Asha' },
  { username: 'st@a.example', userRole: 'STOCKIST', name: 'Meera' },
] as unknown as readonly InternalUser[]

const planned = (value: string, second = '') => partnerChoice(USERS).plan({ ...NOTHING_TYPED, value, second })
const NOBODY = { partnerType: null, channelPartnerId: null, channelPartner: null, stockistName: null }

test.each([
  ['CP', 'cp@a.example', 'Partner: Ravi Trading (CP)', { channelPartnerId: 'cp@a.example', channelPartner: 'Ravi Trading' }],
  ['REFERRAL', 'ref@a.example', 'Partner: Asha (REFERRAL)', { channelPartner: 'Asha' }],
  ['STOCKIST', 'st@a.example', 'Partner: Meera (STOCKIST)', { stockistName: 'Meera' }],
])('a partner of type %s is written as Edit Site writes it, and what another type had is cleared', (partnerType, userName, label, named) => {
  expect(planned(partnerType, userName)).toMatchObject({ field: 'site-values', label, to: { ...NOBODY, partnerType, ...named } })
})

test('no partner clears all of it, and main takes that', () => {
  expect(planned('none')).toMatchObject({ label: 'Partner: none', to: NOBODY })
  expect(isJobContent('site-values', NOBODY)).toBe(true)
  expect(planned('none')?.columns).toEqual({
    partnerType: 'Partner type',
    channelPartnerId: 'Channel partner',
    channelPartner: 'Partner name',
    stockistName: 'Stockist',
  })
})

test.each([
  ['', ''],
  ['CP', ''],
  ['CP', 'ref@a.example'],
  ['RESELLER', 'cp@a.example'],
])('type %o with partner %o is not complete', (value, second) => {
  expect(planned(value, second)).toBeUndefined()
})
