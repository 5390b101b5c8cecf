import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dryRun, progress, selectAllSites } from '../e2e/bulk/bulk-on-screen.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect, type OpenConsole, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'
import { rowsIn, seconds } from './bulk-outcomes.ts'
import { type Charge, chargesOf, readRestaurants } from './plan-charges.ts'

test.use({ platformOptions: { size: '10k' }, ownConsole: true })

const PATIENCE = { timeout: 600_000 }
const CHARGE = 'SubscribeSitePlanByAdminV2'

/** From the list of all sites to the run that subscribes them. */
async function subscribeAll(page: Page): Promise<void> {
  await selectAllSites(page)
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'Add a plan' }).click()
  const form = page.getByRole('dialog', { name: /^Add Subscription Plan to 10,000 sites$/ })
  await form.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: 'POS Pack (Restaurant)' }).click()
  await form.getByRole('combobox', { name: 'Charging Model' }).selectOption({ label: 'MONTHLY' })
  await form.getByRole('switch', { name: /^Skip sites whose wallet/ }).click()
  await form.getByRole('button', { name: 'Dry run' }).click()
  const subscribe = dryRun(page).getByRole('button', { name: /^Subscribe/ })
  await subscribe.click(PATIENCE)
  const confirmation = page.getByRole('alertdialog', { name: /^Subscribe/ })
  await confirmation.getByRole('checkbox').check()
  await confirmation.getByRole('button', { name: /^Subscribe/ }).click()
  await expect(page).toHaveURL(/bulk-changes\?run=/)
}

if (HAS_KEYCHAIN) {
  test('a plan for more than 100 of 10,000 sites, the console killed twice: each site is charged once or failed with a reason, and nothing is in doubt', async ({
    openConsole,
    platform,
    folders,
  }, testInfo) => {
    test.setTimeout(1_800_000)
    const control = controlOf(platform)
    const restaurants = await readRestaurants(platform)
    const faults = ['graphql-error', 'drop-after-commit', 'drop-before'] as const
    for (const [place, siteId] of restaurants.entries()) {
      const fault = faults[place % 40]
      if (fault !== undefined) control.addFault({ operation: CHARGE, containing: `"${siteId}"`, fault, atField: false, message: 'BILLING_IS_CLOSED' })
    }
    let console: OpenConsole = await openConsole()
    await signIn(console, 'admin@demo.example')
    await expect(console.page.getByRole('region', { name: 'Sites' }).getByRole('status')).toContainText('10,000 of 10,000', PATIENCE)
    await subscribeAll(console.page)

    const started = Date.now()
    for (const part of [35, 70]) {
      await expect.poll(() => control.calls(CHARGE).length, { ...PATIENCE, intervals: [50] }).toBeGreaterThan(part)
      await console.kill()
      console = await openConsole()
    }
    await console.page.getByRole('link', { name: /^Bulk change/ }).click(PATIENCE)
    await expect(progress(console.page)).toContainText('Finished', PATIENCE)
    const outcomes = (await rowsIn(console.page)).filter(({ outcome }) => outcome !== 'skipped')
    const [done, failed] = [outcomes.filter(({ outcome }) => outcome === 'done'), outcomes.filter(({ outcome }) => outcome === 'failed')]
    const sent = control.calls(CHARGE).map(({ variables }) => JSON.stringify(variables).match(/"siteId":"([^"]+)"/)?.[1])
    const figures = { took: seconds(started), done: done.length, failed: failed.length, sent: sent.length }
    const shown = `${JSON.stringify(figures)}\n${await progress(console.page).innerText()}`
    await testInfo.attach('figures', { body: shown, contentType: 'text/plain' })
    process.stdout.write(`${shown}\n`)

    expect(sent.length).toBeGreaterThan(100)
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.filter((siteId) => !outcomes.some(({ id }) => id === siteId))).toEqual([])
    expect(done.length + failed.length).toBe(outcomes.length)
    expect(failed.filter(({ message }) => (message ?? '') === '')).toEqual([])
    // Of each done one what its dry run said, once; of the others nothing.
    const expected = new Map(restaurants.map((siteId): [string, readonly Charge[]] => [siteId, []]))
    for (const { id, to } of done)
      expected.set(
        id,
        [to as unknown as Charge].map(({ amount, currency }) => ({ amount, currency })),
      )
    const charges = await chargesOf(platform, restaurants)
    expect(charges).toEqual(expected)
    const sums: Record<string, number> = {}
    for (const { amount, currency } of [...charges.values()].flat()) sums[currency] = (sums[currency] ?? 0) + amount
    const amounts = shown.match(/Charged: (.*)/)?.[1]?.match(/[\d,]+\.\d\d/g) ?? []
    expect(amounts.map((text) => Number(text.replaceAll(/[,.]/g, ''))).toSorted((one, other) => one - other)).toEqual(
      Object.values(sums).toSorted((one, other) => one - other),
    )
    expect((await readdir(folders.userData, { recursive: true })).filter((path) => /markers.*\.json$/.test(path))).toEqual([])
  })
}
