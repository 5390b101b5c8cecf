import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'

// 100,000 sites.
test.use({ platformOptions: { size: 'large' } })

// The list that is shown first is the copy that main keeps sealed, which takes a keychain.
if (HAS_KEYCHAIN) {
  test('of 100,000 kept sites the first rows are there before the rest is read, and say that they are not all', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await expect(page.getByText('100,000 of 100,000')).toBeVisible({ timeout: 60_000 })
    const isKept = () =>
      page.evaluate(async () => {
        const copy = await window.bridge.offline.read({ list: 'sites' })
        return copy.ok && copy.value?.parts !== undefined
      })
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const rows = document.querySelector('#root [role=grid] [role=gridcell]') === null ? null : document.querySelector('#root [role=grid]')?.ariaRowCount
        const text = `${rows ?? 'no'} rows, ${document.querySelector('main output')?.textContent ?? ''}`
        if (rows !== null && seen.at(-1) !== text) seen.push(text)
      }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    })
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 60_000 })

    await page.reload()
    await expect(page.getByText('100,000 of 100,000')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Active: 90,910', exact: false })).toBeEnabled()
    const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
    expect(seen[0]).toMatch(/^2\d\d rows, Loading… 2\d\d sites so far$/)
    expect(seen.at(-1)).toMatch(/^100001 rows, /)
  })
}
