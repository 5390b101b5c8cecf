import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'

/** The name of a built file without its hash and number, of anything else its path. */
const fileOf = (address: string): string => new URL(address).pathname.replace(/^\/assets\/(.+?)(?:-\d+)?-[\w-]{8}(\.\w+)$/, '$1$2')

/** What the first rows are drawn by. */
const BEFORE_ROWS = ['/', 'first-screen.css', 'first-screen.js', 'index.js', 'rolldown-runtime.js', 'site-list-route.js', 'start-screen.js']
/** What the header shows behind its first picture: a moment before the rows or after them. */
const BESIDE_ROWS = ['ToggleButton.js', 'behind-start-screen.js', 'profile-menu.js', 'site-peek.js', 'useToggleButtonStyles.styles.js']
/** What a browser asks for itself; Electron does not. */
const OF_BROWSERS = '/favicon.ico'

// The list that is shown first is the copy that main keeps sealed, which takes a keychain.
if (HAS_KEYCHAIN) {
  test('until the kept rows are painted a start asks main for no more than twelve files, and the platform for no sites', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const isKept = () =>
      page.evaluate(async () => {
        const copies = await Promise.all((['profile', 'sites'] as const).map((list) => window.bridge.offline.read({ list })))
        return copies.every((copy) => copy.ok && copy.value !== null)
      })
    await expect.poll(isKept).toBe(true)
    await page.addInitScript(() => {
      const looking = new MutationObserver(() => {
        if (document.querySelector('#root [role=gridcell]') === null) return
        looking.disconnect()
        requestAnimationFrame(() => Object.assign(window, { rowsPaintedAt: Date.now() }))
      })
      looking.observe(document, { childList: true, subtree: true })
    })
    const asked: { readonly file: string; readonly at: number; readonly loaderId: string }[] = []
    const devTools = await page.context().newCDPSession(page)
    devTools.on('Network.requestWillBeSent', ({ request, wallTime, loaderId }) => asked.push({ file: fileOf(request.url), at: wallTime * 1000, loaderId }))
    await devTools.send('Network.enable')
    const before = control.calls('GetSitesAdmin').length

    await page.reload()
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(before + 1)
    const paintedAt = await page.evaluate(() => (window as unknown as { rowsPaintedAt: number }).rowsPaintedAt)
    // What the page before loads ahead until it goes is among them.
    const start = asked.findLast(({ file }) => file === '/')?.loaderId
    const ofStart = asked.filter(({ loaderId }) => loaderId === start)
    const files = ofStart.filter(({ file, at }) => at < paintedAt && file !== OF_BROWSERS).map(({ file }) => file)
    expect(files).toEqual(expect.arrayContaining(BEFORE_ROWS))
    expect([...BEFORE_ROWS, ...BESIDE_ROWS]).toEqual(expect.arrayContaining(files))
    expect(control.calls('GetSitesAdmin').at(-1)?.at).toBeGreaterThanOrEqual(paintedAt)
  })
}
