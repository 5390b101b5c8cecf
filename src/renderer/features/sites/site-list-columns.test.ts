import { expect, test } from 'vitest'
import { cellText, cutText } from '#components/data-table/column.ts'
import { withGaps } from '#data/platform/incomplete-lists.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { Site } from './site.ts'
import { SITE_LIST } from './site-list.tsx'
import { makeSettings, makeSite, siteService } from './test/make-site.ts'

const column = (id: string) => {
  const found = SITE_LIST.columns.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no column ${id}`)
  return found
}
const textIn = (id: string, site: Site): string => cellText(column(id), site)
const cutIn = (id: string, site: Site): string => cutText(textIn(id, site), column(id).cutAt)

test('the business name is cut at 40 characters [SLIST-043]', () => {
  expect(cutIn('business', makeSite({ companyName: 'b'.repeat(41) }))).toBe(`${'b'.repeat(40)}...`)
  expect(cutIn('business', makeSite({ companyName: 'b'.repeat(40) }))).toBe('b'.repeat(40))
})

test('the domain is cut at 30 characters [SLIST-044]', () => {
  expect(cutIn('domain', makeSite({ domain: 'd'.repeat(31) }))).toBe(`${'d'.repeat(30)}...`)
})

test('the customer name is cut at 30 characters [SLIST-045]', () => {
  expect(cutIn('customer', makeSite({ custName: 'c'.repeat(31) }))).toBe(`${'c'.repeat(30)}...`)
})

test('the email is cut at 30 characters [SLIST-046]', () => {
  expect(cutIn('email', makeSite({ contactEmail: `${'e'.repeat(30)}@x.example` }))).toBe(`${'e'.repeat(30)}...`)
})

test('the truncation lengths are 40, 30, 30, 30, and no other column is cut [SLIST-043] [SLIST-044] [SLIST-045] [SLIST-046]', () => {
  const cuts = SITE_LIST.columns.flatMap(({ id, cutAt }) => (cutAt === undefined ? [] : [`${id} ${cutAt}`]))
  expect(cuts).toEqual(['business 40', 'customer 30', 'email 30', 'domain 30'])
})

test('the email of the settings goes before that of the record [ENT-025]', () => {
  expect(textIn('email', makeSite({ contactEmail: 'old@x.example', basicSiteSetting: makeSettings({ contactEmail: 'new@x.example' }) }))).toBe('new@x.example')
  expect(textIn('email', makeSite({ contactEmail: 'old@x.example', basicSiteSetting: makeSettings() }))).toBe('old@x.example')
})

test('the status reads Active or InActive [SLIST-039] [SLIST-040]', () => {
  expect(textIn('status', makeSite({ enabled: true }))).toBe('Active')
  expect(textIn('status', makeSite({ enabled: false }))).toBe('InActive')
})

test('a column that is hidden at first names where the status and the SITE service disagree [SLIST-041]', () => {
  expect(column('statusDifference')).toMatchObject({ title: 'Status difference', hiddenByDefault: true })
  expect(textIn('statusDifference', makeSite({ enabled: true, siteRecurringConfig: siteService(100, 'INACTIVE') }))).toBe('Enabled, SITE service not active')
  expect(textIn('statusDifference', makeSite({ enabled: false, siteRecurringConfig: siteService(100) }))).toBe('Not enabled, SITE service active')
  expect(textIn('statusDifference', makeSite({ enabled: true, siteRecurringConfig: siteService(100) }))).toBe('')
})

test('a site whose services were not loaded is on neither side of them', () => {
  const { getSitesAdmin } = withGaps(
    { getSitesAdmin: [makeSite({ enabled: true })] },
    { leftOut: 0, unusable: [], fields: [{ field: 'siteRecurringConfig', count: 1, rows: [0] }], isOpenEnded: false, reason: null },
  )
  const withGap = SITE_LIST.columnsWithGaps.find(({ id }) => id === 'statusDifference')
  expect(getSitesAdmin.map((site) => withGap && cellText(withGap, site))).toEqual(['Not loaded'])
  const status = SITE_LIST.allFilters.find(({ name }) => name === 'status')
  if (status?.kind !== 'test') throw new Error('no filter of the status')
  const kept = ['Active', 'InActive', 'service-active', 'service-inactive'].filter((option) => getSitesAdmin.some((site) => status.test(site, option, 0)))
  expect(kept).toEqual(['Active'])
})

test('dates read as lists show them, none reads empty', () => {
  const seconds = new Date(2027, 2, 12).getTime() / 1000
  expect(textIn('till', makeSite({ tillDate: seconds }))).toBe('12/03/2027')
  expect(textIn('till', makeSite())).toBe('')
})

test('below the end of a license stands how long it still is till then, amber within 30 days, red once it is over', () => {
  const DAY = 86_400
  const now = nowInSeconds()
  const remarkOf = (tillDate: number | null) => column('till').remark?.(makeSite({ tillDate }))
  expect(remarkOf(now + 12 * DAY + 60)).toEqual({ text: 'in 12 days', tone: 'warning' })
  expect(remarkOf(now - 5 * DAY - 60)).toEqual({ text: '5 days ago', tone: 'danger' })
  expect(remarkOf(now + 120 * DAY + 60)).toEqual({ text: 'in 120 days' })
  expect(remarkOf(null)).toBeNull()
})

test('a record with nothing in it makes no cell fail', () => {
  for (const each of SITE_LIST.columns) expect(typeof cellText(each, makeSite())).toBe('string')
})
