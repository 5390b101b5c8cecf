import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LocalProfile } from '../../profile.ts'
import { execute } from '../../testing/call.ts'
import { type Program, runProgram } from '../../testing/program.ts'
import { signIn } from '../../testing/sign-in.ts'

const SITE_ID = 'site-100001'
const PARTNER = 'cp@demo.example'

const STATE = `{
  getSiteWalletById(siteId: "${SITE_ID}") { balance currency }
  getSiteTransactionsBySite(siteId: "${SITE_ID}", limits: 1000) { id amount transactionType }
  getUserWalletBalance(userId: "${PARTNER}") { balance }
  getUserWalletTransactions(userId: "${PARTNER}") { id amount transactionType }
  getInternalUserByUserName(userName: "${PARTNER}") { balance }
}`
const recharge = (currency: string, number: number) => `mutation {
  made: siteWalletRechargeByAdmin(siteId: "${SITE_ID}", amt: ${100 + number}, currency: "${currency}", rechargeBy: "Admin", paymentState: "PAID_OFFLINE", note: "n") { id }
}`
const entry = (number: number) => `mutation {
  made: updateCPWallet(input: { siteId: "master", userId: "${PARTNER}", amount: ${100 + number}, transactionType: "${number % 3 === 0 ? 'DEBIT' : 'CREDIT'}",
    paymentState: "PAID_OFFLINE", paymentMode: "CASH", note: "n" }) { id }
}`

interface Row {
  readonly id: string
  readonly amount: number
  readonly transactionType: string
}
interface State {
  readonly getSiteWalletById: { readonly balance: number; readonly currency: string }
  readonly getSiteTransactionsBySite: readonly Row[]
  readonly getUserWalletBalance: { readonly balance: number }
  readonly getUserWalletTransactions: readonly Row[]
  readonly getInternalUserByUserName: { readonly balance: number }
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + (row.transactionType === 'CREDIT' ? row.amount : -row.amount), 0)

let folder: string
let program: Program | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-platform-killed-'))
})
afterEach(async () => {
  await program?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<(query: string) => Promise<unknown>> {
  program = runProgram('--data', folder)
  const ready = await program.ready()
  const profile = JSON.parse(readFileSync(ready.profile, 'utf8')) as LocalProfile
  const { idToken } = await signIn({ profile }, 'admin@demo.example')
  return async (query) => (await execute({ urls: { graphql: ready.graphql } }, idToken, query)).data
}

test('killed while bookings are in progress, the platform comes back with every answered one and with balances that are the sum of the rows', async () => {
  const answered: string[] = []
  let run = await start()
  for (const answersBeforeTheKill of [1, 8, 25]) {
    const { currency } = ((await run(STATE)) as State).getSiteWalletById
    const enough = Promise.withResolvers<void>()
    let answers = 0
    const send = run
    const bookings = Array.from({ length: 40 }, async (_, number) => {
      const data = (await send(number % 2 === 0 ? recharge(currency, number) : entry(number))) as { made: { id: string } }
      answered.push(data.made.id)
      answers += 1
      if (answers === answersBeforeTheKill) enough.resolve()
    })
    // Those that the kill cuts off fail, and are looked at together.
    const all = Promise.allSettled(bookings)
    await enough.promise
    await program?.stop('SIGKILL')
    await all

    run = await start()
    const state = (await run(STATE)) as State
    expect(state.getSiteWalletById.balance).toBe(sumOf(state.getSiteTransactionsBySite))
    expect(state.getUserWalletBalance.balance).toBe(sumOf(state.getUserWalletTransactions))
    expect(state.getInternalUserByUserName.balance).toBe(state.getUserWalletBalance.balance)
    const kept = new Set([...state.getSiteTransactionsBySite, ...state.getUserWalletTransactions].map((row) => row.id))
    expect(answered.filter((id) => !kept.has(id))).toEqual([])
  }
  expect(answered.length).toBeGreaterThanOrEqual(34)
}, 60_000)
