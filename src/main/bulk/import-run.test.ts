import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { BulkRunner } from './bulk-runner.ts'
import { answered, Computer, FakeSites, lost, orderOf, refused } from './bulk-world.test-support.ts'

type Answer = ReturnType<typeof answered>
type Input = Readonly<Record<string, unknown>>

/** A platform whose users are created, and everything it was sent. */
class FakeUsers extends FakeSites {
  readonly users = new Map<string, Input>()
  readonly created: string[] = []
  onCreate: (name: string, commit: () => void) => Answer = (_, commit) => {
    commit()
    return answered({ createInternalUser: { username: 'x' } })
  }

  override async execute(operation: string, variables: Input): Promise<Answer> {
    if (operation === 'GetInternalUserByUserName') return answered({ getInternalUserByUserName: this.users.get(String(variables['userName'])) ?? null })
    const { userName, name, mobile, userRole } = variables['input'] as Readonly<Record<string, string>>
    this.created.push(String(userName))
    return this.onCreate(String(userName), () => this.users.set(String(userName), { username: userName, name, mobile, userRole, permissions: [] }))
  }
}

const contentOf = (userName: string) => ({ userName, name: 'A', mobile: '1', role: 'ACCOUNTS', permissions: '' })
const rowOf = (userName: string): BulkOrder['rows'][number] => ({
  id: userName,
  domain: userName,
  name: 'A',
  from: null,
  to: contentOf(userName),
  skip: null,
  line: 2,
})
const usersOrder = (names: readonly string[], change: Partial<BulkOrder> = {}): BulkOrder =>
  orderOf(0, { field: 'user', label: 'Import of users: a.csv', rows: names.map(rowOf), ...change })

let platform: FakeUsers
let computer: Computer
beforeEach(async () => {
  platform = new FakeUsers(0)
  computer = new Computer(platform)
  await computer.open()
})
afterEach(() => computer.close())

const outcomes = async (bulk: BulkRunner, key: string) => {
  const rows = await bulk.rows({ key })
  if (!rows.ok) throw new Error(rows.error.message)
  return rows.value.map(({ id, outcome, message }) => [id, outcome, message])
}

test('a user whose answer is lost is looked up and never created again; a refusal fails its row alone', async () => {
  const bulk = await computer.start()
  platform.onCreate = (name, commit) => {
    if (name === 'refused') return refused
    if (name !== 'dropped') commit()
    return name === 'done' ? answered({ createInternalUser: { username: name } }) : lost
  }
  const order = usersOrder(['done', 'answer-lost', 'dropped', 'refused'])
  await bulk.start(order)
  await bulk.settled()
  expect(await outcomes(bulk, order.key)).toEqual([
    ['done', 'done', null],
    ['answer-lost', 'done', null],
    ['dropped', 'failed', 'No answer came, and the platform does not have the change.'],
    ['refused', 'failed', 'SALES PERSON IS NOT KNOWN'],
  ])
  expect(platform.created).toEqual(['done', 'answer-lost', 'dropped', 'refused'])
})

test('a file that is imported twice creates nobody twice, even from a page that did not look', async () => {
  const bulk = await computer.start()
  await bulk.start(usersOrder(['asha', 'ravi']))
  await bulk.settled()
  const again = usersOrder(['asha', 'ravi', 'kiran'])
  await bulk.start(again)
  await bulk.settled()
  expect(await outcomes(bulk, again.key)).toEqual([
    ['asha', 'skipped', 'It already has this value.'],
    ['ravi', 'skipped', 'It already has this value.'],
    ['kiran', 'done', null],
  ])
  expect(platform.created).toEqual(['asha', 'ravi', 'kiran'])
})

test('a page that lies begins nothing', async () => {
  const bulk = await computer.start()
  const refusal = { ok: false, error: { kind: 'invalid-arguments' } }
  const rows = [rowOf('asha')]
  expect(await bulk.start(usersOrder(['asha', 'asha']))).toMatchObject(refusal)
  expect(await bulk.start(usersOrder([], { rows: [{ ...rowOf('asha'), to: { ...contentOf('asha'), password: 'x' } }] }))).toMatchObject(refusal)
  expect(await bulk.start(usersOrder(['asha'], { origin: 'undo' }))).toMatchObject(refusal)
  expect(await bulk.start(usersOrder(['asha'], { field: 'note', rows }))).toMatchObject(refusal)
  expect(await bulk.start(usersOrder(['asha'], { field: 'mapping', rows: [{ ...rowOf('asha'), from: contentOf('asha'), to: null }] }))).toMatchObject(refusal)
  expect(platform.created).toEqual([])
})
