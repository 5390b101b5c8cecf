import { expect, test } from 'vitest'
import { rowIdWithin } from '../bulk/record-changes.ts'
import { isAboutRecord, siteOfMenu } from './record-match.ts'

const LUNCH = { sort: 'menu', id: rowIdWithin('s1', 'lunch'), name: 'Lunch' } as const

test('a menu is told from the other menus of its site, and from one of the same name at another site', () => {
  expect(isAboutRecord(LUNCH, LUNCH)).toBe(true)
  expect(isAboutRecord({ ...LUNCH, id: rowIdWithin('s1', 'tea') }, LUNCH)).toBe(false)
  expect(isAboutRecord({ ...LUNCH, id: rowIdWithin('s2', 'lunch') }, LUNCH)).toBe(false)
})

test('an entry of an older version, which kept a menu under the id of its site, is found by site and name', () => {
  const older = { sort: 'menu', id: 'serviceType::s1', name: 'Lunch' } as const
  expect(isAboutRecord(older, LUNCH)).toBe(true)
  expect(isAboutRecord({ ...older, name: 'Tea' }, LUNCH)).toBe(false)
  expect(isAboutRecord({ ...older, id: 'serviceType::s2' }, LUNCH)).toBe(false)
  expect([older.id, 's1', LUNCH.id].map(siteOfMenu)).toEqual(['s1', 's1', 's1'])
})

test('a partner is a user: what is changed of either is shown on both', () => {
  const user = { sort: 'user', id: 'asha', name: 'asha' } as const
  expect(isAboutRecord(user, { sort: 'partner', id: 'asha', name: 'Asha Traders' })).toBe(true)
  expect(isAboutRecord({ ...user, id: 'kiran', name: 'Asha Traders' }, { sort: 'partner', id: 'asha', name: 'Asha Traders' })).toBe(false)
})

test('the name decides where a call knew the name alone, and among sites', () => {
  const plan = { sort: 'plan', id: 'p1', name: 'Growth' } as const
  expect(isAboutRecord({ ...plan, id: '' }, plan)).toBe(true)
  expect(isAboutRecord({ ...plan, id: 'p2' }, plan)).toBe(false)
  const site = { sort: 'site', id: 's1', name: 'a.example' } as const
  expect(isAboutRecord({ ...site, id: 'm-7' }, site)).toBe(true)
  expect(isAboutRecord({ ...site, id: '', name: '' }, { ...site, id: '', name: '' })).toBe(false)
})

test('a campaign is known by its id alone: others send the same template', () => {
  const campaign = { sort: 'campaign', id: 'c1', name: 'Diwali' } as const
  expect(isAboutRecord(campaign, campaign)).toBe(true)
  expect(isAboutRecord({ ...campaign, id: 'c2' }, campaign)).toBe(false)
  expect(isAboutRecord({ ...campaign, id: '' }, campaign)).toBe(false)
})
