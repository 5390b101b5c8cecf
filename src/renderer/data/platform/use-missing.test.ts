import { expect, test } from 'vitest'
import { PARTIAL_LISTS } from '#shared/partial-lists.ts'
import { missingText } from './use-missing.ts'

const nothingMissing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: false, reason: null }
const gap = (field: string, count: number) => ({ field, count, rows: [] })

test.each([
  ['one row', { leftOut: 1 }, ['1 site could not be loaded and is not in the list.']],
  ['rows left out on either side', { leftOut: 1200, unusable: [1, 2] }, ['1,202 sites could not be loaded and are not in the list.']],
  [
    'fields',
    { fields: [gap('siteRecurringConfig', 3), gap('basicSiteSetting.contactNumber', 1)] },
    ['Recurring services could not be loaded for 3 sites.', 'Contact number could not be loaded for 1 site.'],
  ],
  [
    'many fields',
    { fields: ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => gap(field, 2)) },
    [
      'A could not be loaded for 2 sites.',
      'B could not be loaded for 2 sites.',
      'C could not be loaded for 2 sites.',
      'D could not be loaded for 2 sites.',
      '2 more fields could not be loaded.',
    ],
  ],
  ['what cannot be counted', { isOpenEnded: true, reason: 'TABLE LOCKED' }, ['The list of sites may be incomplete.', 'The platform says: TABLE LOCKED']],
  ['nothing', {}, []],
])('%s', (_, missing, sentences) => {
  expect(missingText('GetSitesAdmin', { ...nothingMissing, ...missing })).toEqual(sentences)
})

test('every list that a screen shows in part has words for its rows', () => {
  const readByForm = ['GetSitesAdminRecords', 'GetSitesBySiteTypeAndOptionRecords']
  const shown = Object.keys(PARTIAL_LISTS).filter((name) => !readByForm.includes(name))
  expect(shown).toHaveLength(9)
  expect(shown.filter((name) => missingText(name, { ...nothingMissing, leftOut: 2 })[0]?.includes('rows'))).toEqual([])
})
