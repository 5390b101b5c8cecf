import { controlOf } from '../e2e/faults/control.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'
import { RendererRecord } from './renderer-record.ts'
import { found, pathsOf, plant, type Secrets, secretsOf } from './session-secrets.ts'
import { downloadAndExport, failInEveryWay, refreshList } from './session-walk.ts'

test.use({ ownConsole: true })

/**
 * The memory after signing out, too, and whether the record finds what is planted: `npm test` without `--all` reads the
 * memory once, after every kind of call.
 */
const LOOKS_TWICE = process.env['ADMIN_CONSOLE_DAILY'] !== '1'

/** What the bridge does tell in such a session. */
const MEANT: Secrets = {
  'who is signed in': 'identity.changed {"state":"signed-in","user":{"userName":"admin@demo.example"',
  'the list of sites': '"getSitesAdmin',
  'how a download goes': 'files.progress {',
  'a download that failed': '"state":"failed"',
  'an answer that cannot be used': '"kind":"invalid-answer"',
  'a call that was refused': '"kind":"rejected"',
  'that the session ended': 'identity.changed {"state":"expired"',
  'that nobody is signed in': 'identity.changed {"state":"signed-out"',
}

test('in a whole session no token, key, path or storage link reaches the page', { tag: ['@daily', '@secrets'] }, async ({ openConsole, platform, folders }) => {
  const control = controlOf(platform)
  const console = await openConsole()
  const { page, browser } = console
  const record = await RendererRecord.start(page)
  const issued = new Set<string>()
  const noteIssued = () => {
    for (const secret of control.issuedSecrets()) issued.add(secret)
  }
  const rows = page.getByRole('grid').getByRole('row')

  await test.step('signing in', async () => {
    await signIn(console, 'admin@demo.example')
    await expect(rows.nth(1)).toBeVisible()
    noteIssued()
    await record.look({ heap: false })
  })

  await test.step('filtering, downloading, exporting', async () => {
    await downloadAndExport(page)
    await record.look({ heap: false })
    await page.keyboard.press('Escape')
  })

  await test.step('a refreshed token, and calls that fail', async () => {
    const refreshes = control.calls('identity.token').length
    control.expireTokens()
    await refreshList(page)
    await expect.poll(() => control.calls('identity.token').length).toBe(refreshes + 1)
    await expect(page.getByText(/^as of /)).toBeVisible()
    noteIssued()

    await failInEveryWay(page, control)
    await record.look({ heap: true })
  })

  await test.step('a session that ended, and a second sign-in', async () => {
    control.expireTokens()
    control.revokeRefreshTokens()
    await refreshList(page)
    await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible()
    await signIn(console, 'admin@demo.example')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(rows.nth(1)).toBeVisible()
    noteIssued()
    await record.look({ heap: false })
  })

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
    await record.look({ heap: LOOKS_TWICE })
  })

  await test.step('what the page was meant to see was seen, so that nothing can be missed', async () => {
    const { bridge = '', document = '', requests = '' } = record.seen()
    expect(found(MEANT, { bridge })).toEqual(Object.keys(MEANT).map((name) => `bridge: ${name}`))
    expect(found({ 'the name of the user': 'Asha Kulkarni', 'a script': '/assets/' }, { document, requests })).toEqual([
      'document: the name of the user',
      'document: a script',
      'requests: a script',
    ])

    if (!LOOKS_TWICE) return
    const planted = await RendererRecord.start(page)
    await plant(page, 'planted-secret-4711')
    await planted.look({ heap: true })
    expect(found({ it: 'planted-secret-4711' }, planted.seen())).toEqual(
      ['console', 'document', 'fields', 'local storage', 'session storage', 'databases', 'history', 'performance', 'bridge', 'memory'].map(
        (place) => `${place}: it`,
      ),
    )
  })

  await test.step('and nothing else', async () => {
    const session = { platform, userData: folders.userData, issued, addresses: browser.addresses() }
    expect(issued.size).toBeGreaterThanOrEqual(4)

    const seen = record.seen()
    expect(found(await secretsOf(session), seen)).toEqual([])
    // The memory is that of the whole process; the paths in it are Electron's own, out of the page's reach.
    const { memory: _, ...reachable } = seen
    expect(found(pathsOf(session), reachable)).toEqual([])
  })
})
