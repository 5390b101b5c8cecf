import type { Page } from '@playwright/test'
import type { GetSitesAdminForBulkQuery } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn as signInBeside } from '#local-platform/testing/sign-in.ts'
import { dryRunCounts, openRun, progress, selectAllSites, startBulkChange } from '../e2e/bulk/bulk-on-screen.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect, type OpenConsole, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'

test.use({ platformOptions: { size: '10k' }, ownConsole: true })

const PATIENCE = { timeout: 600_000 }
const CHANGE = 'UpdateSiteByAdmin'
const NEW_NAME = 'Renamed in bulk'

const seconds = (since: number): number => Math.round((Date.now() - since) / 100) / 10

/** The sites as the platform has them, with what a bulk change can change. */
async function readSites(platform: LocalPlatform) {
  const { idToken } = await signInBeside(platform, 'admin@demo.example')
  return (await execute<GetSitesAdminForBulkQuery>(platform, idToken, documents.GetSitesAdminForBulk)).data.getSitesAdmin
}

/** The outcome of every row of the bulk change that is open, by site, with its reason. */
const outcomesIn = (page: Page) =>
  page.evaluate(async () => {
    const rows = await window.bridge.bulk.rows({ key: new URLSearchParams(location.search).get('run') ?? '' })
    return rows.ok ? rows.value.map(({ id, outcome, message }) => [id, outcome, message] as const) : []
  })

/** How often each reason was given. */
function reasonCounts(messages: readonly (string | null)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const message of messages) counts[message ?? 'changed'] = (counts[message ?? 'changed'] ?? 0) + 1
  return counts
}

if (HAS_KEYCHAIN) {
  test('10,000 sites, one of 100 failing, the console killed twice: every outcome right, none sent twice, undo brings back all', async ({
    openConsole,
    platform,
  }, testInfo) => {
    test.setTimeout(1_800_000)
    const control = controlOf(platform)
    const before = await readSites(platform)
    // Of 100 sites one fails: every other one of these is refused, the others are changed and answered by nothing.
    const failing = before.filter(({ siteId }) => siteId.endsWith('07'))
    for (const { siteId } of failing) {
      const fault = /[13579]07$/.test(siteId) ? ('drop-after-commit' as const) : ('graphql-error' as const)
      control.addFault({ operation: CHANGE, containing: `"${siteId}"`, fault, atField: true, message: 'SITE_IS_LOCKED' })
    }

    let console: OpenConsole = await openConsole()
    await signIn(console, 'admin@demo.example')
    await expect(console.page.getByRole('region', { name: 'Sites' }).getByRole('status')).toContainText('10,000 of 10,000', PATIENCE)
    await selectAllSites(console.page)
    await console.page.getByRole('button', { name: /^Select all/ }).click()
    await console.page.getByRole('button', { name: 'Change a field' }).click()
    await console.page.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Internal Name' })
    await console.page.getByRole('textbox', { name: 'New value' }).fill(NEW_NAME)
    const planning = Date.now()
    await console.page.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunCounts(console.page)).toHaveText('10,000 of 10,000 will be changed, 0 skipped', PATIENCE)
    const planned = seconds(planning)

    const started = Date.now()
    await startBulkChange(console.page)
    for (const part of [3000, 6000]) {
      await expect.poll(() => control.calls(CHANGE).length, PATIENCE).toBeGreaterThan(part)
      await console.kill()
      console = await openConsole()
    }
    await console.page.getByRole('link', { name: /^Bulk change/ }).click(PATIENCE)
    await expect(progress(console.page)).toContainText('Finished', PATIENCE)
    const took = seconds(started)
    const outcome = await progress(console.page).getByRole('status').innerText()
    const outcomes = await outcomesIn(console.page)
    const sent = control.calls(CHANGE).map(({ variables }) => JSON.stringify(variables))
    const after = new Map((await readSites(platform)).map(({ siteId, internalName }) => [siteId, internalName === NEW_NAME ? 'done' : 'failed']))

    const undoing = Date.now()
    await console.page.getByRole('button', { name: /^Undo/ }).click()
    await expect(dryRunCounts(console.page)).toContainText('will be changed, 0 skipped', PATIENCE)
    await startBulkChange(console.page)
    await expect(openRun(console.page)).toHaveText(/^Undo, /)
    await expect(progress(console.page)).toContainText('Finished', PATIENCE)
    const figures = {
      planned,
      took,
      rowsASecond: Math.round(before.length / took),
      outcome,
      reasons: reasonCounts(outcomes.map(([, , message]) => message)),
      calls: sent.length,
      mostCallsOfOneSite: sent.length - new Set(sent).size + 1,
      undone: await progress(console.page).getByRole('status').innerText(),
      undoTook: seconds(undoing),
    }
    await testInfo.attach('figures', { body: JSON.stringify(figures, null, 2), contentType: 'application/json' })
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)

    expect(outcomes).toHaveLength(10_000)
    expect(outcomes.filter(([id, result]) => after.get(id) !== result)).toEqual([])
    expect(new Set(sent).size).toBe(sent.length)
    expect(await readSites(platform)).toEqual(before)
  })
}
