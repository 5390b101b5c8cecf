import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

// Long enough to be kept compact: a row then holds on to all of its list.
test.use({ platformOptions: { size: 'demo' } })

const SITES = 2000

/** Runs in the page. */
function countLists(arrays: readonly unknown[][], length: number): { arrays: number; tables: number } {
  const lists = arrays.filter((each) => each.length === length && typeof each[0] === 'object' && each[0] !== null && 'siteId' in each[0])
  return { arrays: lists.length, tables: new Set(lists.map(([row]) => Object.getPrototypeOf(row))).size }
}

/** Counts the complete lists of sites in the heap after a garbage collection, and the answers they came from. */
async function listsHeld(page: Page): Promise<{ arrays: number; tables: number }> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('HeapProfiler.collectGarbage')
    const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Array.prototype' })
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: `function () { return (${countLists.toString()})(this, ${SITES}) }`,
      returnByValue: true,
    })
    return result.value as { arrays: number; tables: number }
  } finally {
    await session.detach()
  }
}

test('after five refreshes the page holds one list of sites', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).first()).toBeVisible()
  const { journal } = controlOf(platform)
  for (let refresh = 1; refresh <= 5; refresh++) {
    const before = journal.entries('GetSitesAdmin').length
    await page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect.poll(() => journal.entries('GetSitesAdmin').length).toBe(before + 1)
    await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
  }
  await expect.poll(() => listsHeld(page)).toEqual({ arrays: 1, tables: 1 })
})
