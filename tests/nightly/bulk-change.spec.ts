import { dryRunCounts, openRun, progress, selectAllSites, startBulkChange } from '../e2e/bulk/bulk-on-screen.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect, type OpenConsole, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'
import { watchMainMemory } from '../performance/console-processes.ts'
import { outcomesIn, seconds } from './bulk-outcomes.ts'
import { leaveFiftyToRefuse, readSites } from './platform-sites.ts'

test.use({ platformOptions: { size: '10k' }, ownConsole: true })

const PATIENCE = { timeout: 600_000 }
const CHANGE = 'UpdateSiteByAdmin'
const NEW_NAME = 'Renamed in bulk'

/** How often each reason was given. */
function reasonCounts(messages: readonly (string | null)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const message of messages) counts[message ?? 'changed'] = (counts[message ?? 'changed'] ?? 0) + 1
  return counts
}

if (HAS_KEYCHAIN) {
  test('10,000 sites, 1 % failing, the console killed twice: every outcome right, none sent twice, undo brings back all that is unchanged', async ({
    openConsole,
    platform,
  }, testInfo) => {
    test.setTimeout(1_800_000)
    const control = controlOf(platform)
    const refused = await leaveFiftyToRefuse(platform)
    const before = await readSites(platform)
    // Of the others 50 are refused by a fault, and 50 are changed and answered by nothing.
    const others = before.filter(({ siteId }) => !refused.has(siteId)).filter((_, place) => place % 97 === 0)
    const [locked, unanswered] = [others.slice(0, 50), others.slice(50, 100)]
    for (const { siteId } of locked)
      control.addFault({ operation: CHANGE, containing: `"${siteId}"`, fault: 'graphql-error', atField: true, message: 'SITE_IS_LOCKED' })
    for (const { siteId } of unanswered) control.addFault({ operation: CHANGE, containing: `"${siteId}"`, fault: 'drop-after-commit' })
    const failing = [...refused, ...locked.map(({ siteId }) => siteId)].toSorted((one, other) => one.localeCompare(other))

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
    const memory = [watchMainMemory(platform.profileFile)]
    const wentOnAfter: number[] = []
    for (const part of [3000, 6000]) {
      await expect.poll(() => control.calls(CHANGE).length, PATIENCE).toBeGreaterThan(part)
      await console.kill()
      const [killed, sentBefore] = [Date.now(), control.calls(CHANGE).length]
      console = await openConsole()
      memory.push(watchMainMemory(platform.profileFile))
      await expect.poll(() => control.calls(CHANGE).length, { ...PATIENCE, intervals: [50] }).toBeGreaterThan(sentBefore)
      wentOnAfter.push(seconds(killed))
    }
    await console.page.getByRole('link', { name: /^Bulk change/ }).click(PATIENCE)
    await expect(progress(console.page)).toContainText('Finished', PATIENCE)
    const took = seconds(started)
    const outcome = await progress(console.page).getByRole('status').innerText()
    const outcomes = await outcomesIn(console.page)
    const sent = control.calls(CHANGE).map(({ variables }) => JSON.stringify(variables))
    const sentText = sent.join('\n')
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
      wentOnAfter,
      mostOfMainMegabytes: Math.round(Math.max(...memory.map((watch) => watch.most() ?? 0)) / 1e6),
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
    expect(failing).toHaveLength(100)
    // Four go out at a time: what had not left when the console was killed is not sent again.
    const cutOff = before.flatMap(({ siteId }) => (sentText.includes(`"${siteId}"`) ? [] : [siteId]))
    expect(cutOff.length).toBeLessThanOrEqual(8)
    const failed = outcomes.flatMap(([id, result]) => (result === 'failed' ? [id] : []))
    expect(failed.toSorted((one, other) => one.localeCompare(other))).toEqual([...failing, ...cutOff].toSorted((one, other) => one.localeCompare(other)))
    expect(outcomes.filter(([id, result]) => after.get(id) !== result)).toEqual([])
    expect(new Set(sent).size).toBe(sent.length)
    expect(await readSites(platform)).toEqual(before)
  })
}
