import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'

/** What the page notes about its own start. */
interface StartNotes {
  commitsBeforeRows: number
  hasRows: boolean
}

// The list that is shown first is the copy that main keeps sealed, which takes a keychain.
if (HAS_KEYCHAIN) {
  test('the first thing that is drawn is the list as it was kept, rows and all', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.addInitScript(() => {
      const notes: StartNotes = { commitsBeforeRows: 0, hasRows: false }
      Object.assign(window, { startNotes: notes })
      new MutationObserver(() => {
        notes.hasRows ||= document.querySelector('#root [role=gridcell]') !== null
        if (!notes.hasRows && document.querySelector('#root *') !== null) notes.commitsBeforeRows += 1
      }).observe(document, { childList: true, subtree: true })
    })
    const isKept = (list: 'profile' | 'sites') =>
      page.evaluate(async (name) => {
        const copy = await window.bridge.offline.read({ list: name })
        return copy.ok && copy.value !== null
      }, list)
    await expect.poll(() => isKept('sites')).toBe(true)
    await expect.poll(() => isKept('profile')).toBe(true)
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 60_000 })

    await page.reload()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { startNotes: StartNotes }).startNotes)).toEqual({ commitsBeforeRows: 0, hasRows: true })
  })
}
