import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'

test.use({ spoilsPage: true })

/** What a script that got into the page would try to lead it elsewhere. Each runs in the page. */
const ESCAPES: readonly (readonly [what: string, attempt: () => void])[] = [
  ['a web page', () => location.assign('https://evil.example/')],
  ['a file of this computer', () => location.assign('file:///etc/passwd')],
  ['a host whose name begins like ours', () => location.assign(`${location.origin}.evil.example/`)],
  ['a page made of data', () => location.assign('data:text/html,<h1>evil</h1>')],
  [
    'a form',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', method: 'post' })
      document.body.append(form)
      form.submit()
    },
  ],
  [
    'a link',
    () => {
      const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/' })
      document.body.append(link)
      link.click()
    },
  ],
]

/** Whether the page still shows the console and can still call main. */
async function expectConsole(page: Page, address: string): Promise<void> {
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => window.bridge.shell.information())).toMatchObject({ ok: true })
}

test('the page cannot be led elsewhere', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const address = page.url()
  for (const [what, attempt] of ESCAPES) {
    await test.step(what, async () => {
      await page.evaluate(attempt)
      await expectConsole(page, address)
    })
  }
})

test('a frame inside the page shows nothing foreign and has no bridge', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const found = await page.evaluate(async () => {
    const refused = new Promise<string>((resolve) => document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)))
    const foreign = Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })
    const empty = document.createElement('iframe')
    document.body.append(foreign, empty)
    return { directive: await refused, hasBridge: empty.contentWindow !== null && 'bridge' in empty.contentWindow }
  })
  expect(found).toEqual({ directive: 'frame-src', hasBridge: false })
})

test('the page is granted no permission', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const answers = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as PermissionName[]
    const states = await Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
    const camera = await navigator.mediaDevices?.getUserMedia({ video: true }).then(
      () => 'granted',
      () => 'refused',
    )
    return { granted: states.filter((state) => state === 'granted'), camera: camera ?? 'refused' }
  })
  expect(answers).toEqual({ granted: [], camera: 'refused' })
})

test.describe(() => {
  test.use({ ownConsole: true })

  test('neither the page nor the command line opens anything else', { tag: ['@daily', '@secrets'] }, async ({ openConsole }) => {
    const { page } = await openConsole({ args: ['admin-console://site/delete?domain=shop.example', 'https://evil.example/'] })
    await test.step('an address on the command line is not followed', async () => {
      expect(new URL(page.url()).pathname).toBe('/')
      await expectConsole(page, page.url())
    })
    await test.step('the page cannot open a window', async () => {
      await page.evaluate(() => {
        window.open('https://evil.example/')
        window.open(location.href)
        const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/', target: '_blank' })
        document.body.append(link)
        link.click()
      })
      await expect.poll(() => page.context().pages().length).toBe(1)
      await expectConsole(page, page.url())
    })
  })
})

test('a path cannot lead out of the built page', { tag: ['@daily', '@secrets'] }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2fmain%2findex.js', '/%2e%2e%2fpreload%2findex.cjs']) {
    await page.goto(new URL(path, page.url()).href)
    expect(await page.locator('body').innerText()).toBe('There is no such file.')
  }
})
