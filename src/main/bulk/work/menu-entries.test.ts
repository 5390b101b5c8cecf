import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { failure } from '#shared/result.ts'
import { answered, Computer, FakeSites, lost, orderOf } from '../bulk-world.test-support.ts'

/** The menus of one site, and the notes that were written. */
class FakeMenus extends FakeSites {
  readonly menus = new Map([
    ['lunch', true],
    ['tea', true],
  ])
  readonly notes: string[] = []
  isLost = false
  areNotesRefused = false

  override async execute(operation: string, variables: Readonly<Record<string, unknown>>) {
    if (operation === 'GetServiceTypesBySiteIdRecords') {
      return answered({ getServiceTypesBySiteId: [...this.menus].map(([slugName, typeStatus]) => ({ slugName, typeStatus })) })
    }
    if (operation === 'GetSiteActionEventsFilter') return answered({ getSiteActionEventsFilter: [] })
    if (operation === 'CreateSiteActionEvent') {
      if (this.areNotesRefused) return failure('rejected', 'NO NOTES TODAY')
      this.notes.push(String(variables['note']))
      return answered({ createSiteActionEvent: { id: 'e' } })
    }
    const { slugName, typeStatus } = variables['input'] as { slugName: string; typeStatus: boolean }
    this.sent.push(slugName)
    this.menus.set(slugName, typeStatus)
    return this.isLost ? lost : answered({ updateServiceType: { slugName } })
  }
}

let menus: FakeMenus
let computer: Computer
beforeEach(async () => {
  menus = new FakeMenus(0)
  computer = new Computer(menus)
  await computer.open()
})
afterEach(() => computer.close())

const order = (change: Partial<BulkOrder> = {}): BulkOrder =>
  orderOf(0, {
    field: 'menu.typeStatus',
    label: 'Menu Status: Inactive',
    note: 'Closed in May',
    rows: ['lunch', 'tea'].map((slug) => ({ id: rowIdWithin('s1', slug), domain: 'a.example', name: slug, from: true, to: false, skip: null })),
    ...change,
  })

const NOTES = ['Closed in May (lunch: Menu Status from Active to Inactive)', 'Closed in May (tea: Menu Status from Active to Inactive)']

test('each menu is switched once, and ends with one entry in the history', async () => {
  const bulk = await computer.start()
  await bulk.start(order())
  await bulk.settled()
  expect([...menus.menus.values()]).toEqual([false, false])
  expect(menus.sent.toSorted()).toEqual(['lunch', 'tea'])
  expect(menus.notes.toSorted()).toEqual(NOTES)
})

test('a lost answer is read back, its entry written then, and the menu never sent again', async () => {
  menus.isLost = true
  const bulk = await computer.start()
  await bulk.start(order())
  await bulk.settled()
  expect(menus.sent.toSorted()).toEqual(['lunch', 'tea'])
  expect(menus.notes.toSorted()).toEqual(NOTES)
})

test('a menu whose entry cannot be written is done, and says so', async () => {
  menus.areNotesRefused = true
  const bulk = await computer.start()
  const { key } = order()
  await bulk.start(order({ key }))
  await bulk.settled()
  const rows = await bulk.rows({ key })
  expect(rows).toMatchObject({ ok: true, value: [{ outcome: 'done' }, { outcome: 'done' }] })
  expect(JSON.stringify(rows)).toContain('It is changed, but its entry in the history of the site could not be written.')
})

test('an order of menus without notes, or with an id that names none, is refused with nothing sent', async () => {
  const bulk = await computer.start()
  const [row] = order().rows
  const refusals = [await bulk.start(order({ note: ' ' })), await bulk.start(order({ rows: row === undefined ? [] : [{ ...row, id: 'lunch' }] }))]
  expect(refusals).toMatchObject([
    { ok: false, error: { message: 'Nothing was sent. A change of menus needs notes.' } },
    { ok: false, error: { message: 'Nothing was sent. A row names no record.' } },
  ])
  expect(menus.sent).toEqual([])
})
