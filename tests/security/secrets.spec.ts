import path from 'node:path'
import type { Page } from '@playwright/test'
import { osKeychain } from '#main/vault/keychain-key.ts'
import { ROOT } from '#scripts/root.ts'
import { controlOf } from '../e2e/faults/control.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'
import { RendererRecord, type Seen } from './renderer-record.ts'

test.use({ ownConsole: true })

/** What must not be seen, by what it is. */
type Secrets = Readonly<Record<string, string | RegExp>>

/** `place: secret` for each place that a secret was seen in. */
function found(secrets: Secrets, seen: Seen): readonly string[] {
  return Object.entries(seen).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text)))
      .map(([name]) => `${place}: ${name}`),
  )
}

/** Every kind of secret that can be told by its form. */
const FORMS: Secrets = {
  'a signed token': /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  'the name of a token': /refresh_token|id_token|access_token|code_verifier/,
  'a signed link': /X-Amz-(Signature|Credential)/i,
  'a storage credential': /S3RVER/,
}

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

/** Puts a text where the page can put one, in the page. */
async function plant(page: Page, text: string): Promise<void> {
  await page.evaluate(async (planted) => {
    localStorage.setItem('planted', planted)
    sessionStorage.setItem('planted', planted)
    document.body.dataset['planted'] = planted
    const field = Object.assign(document.createElement('input'), { hidden: true })
    document.body.append(field)
    field.value = planted
    history.replaceState({ ...history.state, planted }, '')
    performance.mark(planted)
    Object.assign(window, { planted: { kept: planted } })
    console.info(planted)
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('planted')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('planted').add(planted, 1))
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
    })
    await window.bridge.platform.execute({ operation: planted, variables: {} })
  }, text)
}

test('in a whole session no token, key, path or storage link reaches the page', async ({ openConsole, platform, folders }) => {
  const control = controlOf(platform)
  const console = await openConsole()
  const { page, browser } = console
  const record = await RendererRecord.start(page)
  const issued = new Set<string>()
  const noteIssued = () => {
    for (const secret of control.issuedSecrets()) issued.add(secret)
  }
  const rows = page.getByRole('grid').getByRole('row')
  const refreshList = () => page.getByRole('button', { name: 'Refresh the list' }).click()

  await test.step('signing in', async () => {
    await signIn(console, 'admin@demo.example')
    await expect(rows.nth(1)).toBeVisible()
    noteIssued()
    await record.look({ heap: false })
  })

  await test.step('filtering, downloading, exporting', async () => {
    await page.getByRole('searchbox').first().fill('a')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('menuitem', { name: 'All Sites' }).click()
    await expect(page.getByRole('button', { name: /^Open .*csv/ })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Export' }).click()
    await page
      .getByRole('menuitem', { name: /as CSV/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Open .*csv/ })).toHaveCount(2)
    await record.look({ heap: false })
    await page.keyboard.press('Escape')
  })

  await test.step('a refreshed token, and calls that fail', async () => {
    const refreshes = control.calls('identity.token').length
    control.expireTokens()
    await refreshList()
    await expect.poll(() => control.calls('identity.token').length).toBe(refreshes + 1)
    await expect(page.getByText(/^as of /)).toBeVisible()
    noteIssued()

    // An answer that breaks off is asked for again, twice.
    for (const [fault, times] of [
      ['http500', 1],
      ['graphql-error', 1],
      ['wrong-shape', 1],
      ['truncated', 3],
    ] as const) {
      control.addFault({ operation: 'GetSitesAdmin', fault, times })
      await refreshList()
      const notice = page.getByRole('alert', { name: /^The site list could not be loaded/ })
      await expect(notice).toBeVisible()
      await notice.getByRole('button', { name: 'Retry' }).click()
      await expect(notice).toBeHidden()
    }
    control.addFault({ operation: 'storage.getObject', fault: 'http500', times: 5 })
    control.addFault({ operation: 'rest.deleteSite', fault: 'http500' })
    const failures = await page.evaluate(async () => [
      await window.bridge.files.download({ kind: 'sites', which: 'inactive' }),
      await window.bridge.platform.rest({ call: 'deleteSite', domain: 'no-such-shop.example' }),
      await window.bridge.files.open({ id: 'no-such-file' }),
      await window.bridge.offline.read({ list: 'sites' }),
    ])
    expect(failures).toHaveLength(4)
    await record.look({ heap: true })
  })

  await test.step('a session that ended, and a second sign-in', async () => {
    control.expireTokens()
    control.revokeRefreshTokens()
    await refreshList()
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
    await record.look({ heap: true })
  })

  await test.step('what the page was meant to see was seen, so that nothing can be missed', async () => {
    const { bridge = '', document = '', requests = '' } = record.seen()
    expect(found(MEANT, { bridge })).toEqual(Object.keys(MEANT).map((name) => `bridge: ${name}`))
    expect(found({ 'the name of the user': 'Asha Kulkarni', 'a script': '/assets/' }, { document, requests })).toEqual([
      'document: the name of the user',
      'document: a script',
      'requests: a script',
    ])

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
    const secrets: Secrets = {
      ...FORMS,
      'a link to an exported object': `${platform.profile.storage.bucket}/exports/`,
      'the key of the place search': platform.profile.places.apiKey,
      ...Object.fromEntries([...issued].map((secret, index) => [`code or token ${index} of the provider`, secret])),
      ...Object.fromEntries(
        browser.addresses().flatMap((address, index) =>
          ['state', 'nonce', 'code_challenge'].flatMap((name) => {
            const value = new URL(address).searchParams.get(name)
            return value === null ? [] : [[`${name} of sign-in ${index}`, value]]
          }),
        ),
      ),
      ...(await keys(folders.userData)),
    }
    const paths: Secrets = {
      'a path of the user': path.dirname(folders.userData),
      'a path of the platform': path.dirname(platform.profileFile),
      'a path of the program': ROOT,
    }
    expect(issued.size).toBeGreaterThanOrEqual(4)

    const seen = record.seen()
    expect(found(secrets, seen)).toEqual([])
    // The memory is that of the whole process; the paths in it are Electron's own, out of the page's reach.
    const { memory: _, ...reachable } = seen
    expect(found(paths, reachable)).toEqual([])
  })
})

/** The data key as it could be written; nothing on a machine without a keychain. */
async function keys(userData: string): Promise<Secrets> {
  if (!HAS_KEYCHAIN) return {}
  const stored = await (await osKeychain()).getPassword(`Admin Console ${userData}`, 'data-key')
  expect(stored).toHaveLength(44)
  const key = Buffer.from(stored ?? '', 'base64')
  return { 'the data key': stored ?? '', 'the data key in hexadecimal': key.toString('hex'), 'the data key in bytes': [...key].join(',') }
}
