import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '../../e2e/fixtures.ts'
import { picture } from '../../e2e/picture.ts'

test.use({ ownConsole: true })

const FILES = path.join(import.meta.dirname, 'certificates')
const AUTHORITY = path.join(FILES, 'authority.pem')

/** An identity provider behind the certificate of a company's own authority; it gets as far as being asked to sign someone in. */
async function provider(): Promise<{ readonly issuer: string; readonly server: Server }> {
  const [key, cert] = await Promise.all(['server-key.pem', 'server.pem'].map((name) => readFile(path.join(FILES, name))))
  const server = createServer({ key, cert }, (_request, response) => {
    const content = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`
  return { issuer, server }
}

/** Opens the console of a user with that home folder, before a provider with such a certificate, and presses the sign-in button. */
const signingIn = test.extend<{
  readonly opened: (home: string) => Promise<{ readonly page: import('@playwright/test').Page; readonly next: () => Promise<string> }>
}>({
  opened: async ({ openConsole, platform, folders }, use) => {
    const { issuer, server } = await provider()
    await use(async (home) => {
      const profileFile = path.join(path.dirname(folders.userData), 'profile.json')
      await writeFile(profileFile, JSON.stringify({ ...platform.profile, identity: { ...platform.profile.identity, issuer } }))
      const { page, browser } = await openConsole({ profileFile, environment: { HOME: home, NODE_EXTRA_CA_CERTS: AUTHORITY } })
      await page.getByRole('button', { name: 'Sign in in your browser' }).click()
      return { page, next: () => browser.next(0) }
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

signingIn(
  'an authority that only Node knows counts for nothing: the computer does not trust it, and the console says who can change that',
  async ({ opened, folders }) => {
    const home = path.join(path.dirname(folders.userData), 'home')
    await mkdir(home)
    const { page } = await opened(home)
    await expect(page.getByText('The identity provider cannot be reached: its certificate is not trusted by this computer.')).toContainText(
      'Ask your administrator to add its certificate authority to the certificates of this computer.',
    )
    await page.getByRole('button', { name: 'Diagnostics' }).click()
    await expect(page.getByRole('group', { name: 'Network' })).toContainText(
      /Refused certificate\d\d\/\d\d\/\d{4} \d\d:\d\d: localhost, issued by Test CA of the Admin Console: this computer does not trust that authority/,
    )
    await picture(page, 'refused-certificate')
  },
)

signingIn('an authority in the certificate store of the system counts', async ({ opened, folders }) => {
  const home = path.join(path.dirname(folders.userData), 'home')
  await mkdir(path.join(home, '.pki', 'nssdb'), { recursive: true })
  await copyFile(path.join(FILES, 'system-store.db'), path.join(home, '.pki', 'nssdb', 'cert9.db'))
  const { next } = await opened(home)
  expect(await next()).toMatch(/^https:\/\/localhost:\d+\/authorize\?/)
})
