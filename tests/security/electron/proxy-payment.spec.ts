import { writeFile } from 'node:fs/promises'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import path from 'node:path'
import { controlOf } from '../../e2e/faults/control.ts'
import { expect, test } from '../../e2e/fixtures.ts'
import { RechargeOnScreen } from '../../e2e/money/recharge-on-screen.ts'
import { StoredWallets } from '../../e2e/payments/stored-wallet.ts'
import type { Stored } from '../../e2e/platform-user.ts'
import { signIn, userNameOf } from '../../e2e/sign-in.ts'
import { startHttpsServer } from './https-server.ts'
import { PasswordProxy } from './password-proxy.ts'

test.use({ ownConsole: true })

const RECHARGE = 'SiteWalletRechargeByAdmin'

test('a recharge that the proxy holds up for a password was not sent, is not sent by the sign-in, and is booked once by the next press', async ({
  openConsole,
  platform,
  folders,
}) => {
  const { profile } = platform
  const serve = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization = '' } = request.headers
    const headers = { 'content-type': 'application/json', authorization }
    const answer = await fetch(profile.platform.graphqlUrl, request.method === 'HEAD' ? {} : { method: 'POST', body, headers })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(request.method === 'HEAD' ? '' : await answer.text())
  }
  const server = await startHttpsServer((request, response) => void serve(request, response))
  const proxy = await PasswordProxy.start(undefined)
  const profileFile = path.join(path.dirname(folders.userData), 'https-profile.json')
  await writeFile(profileFile, JSON.stringify({ ...profile, platform: { ...profile.platform, graphqlUrl: `${server.address}/graphql` } }))
  const stored = new StoredWallets(platform)
  const [site] = (await stored.sitesWith('INR', 1)) as [Stored]
  const sent = (): number => controlOf(platform).calls(RECHARGE).length

  const console = await openConsole({ profileFile, args: [...proxy.args, '--ignore-certificate-errors'] })
  const { page } = console
  await signIn(console, userNameOf('ADMIN'))
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const recharge = await RechargeOnScreen.open(page, site, '500', 'proxy')
  proxy.expected = 'asha:right'
  await recharge.press('click')

  const dialog = page.getByRole('alertdialog', { name: 'Sign in to the proxy' })
  await dialog.getByLabel('User name').fill('asha')
  await dialog.getByLabel('Password').fill('right')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(recharge.outcome).toContainText('The platform cannot be reached: the proxy of this computer asks for a password.')
  await expect(recharge.button).toBeEnabled()
  expect(sent()).toBe(0)
  await recharge.press('click')
  await expect(page.getByText('Recharge successfully', { exact: true })).toBeVisible()
  const booked = (await stored.transactions(site['siteId'])).filter((each) => String(each['note']).startsWith('proxy [ref '))
  expect([booked.length, sent()]).toEqual([1, 1])
  await console.close()
  await Promise.all([server.stop(), proxy.stop()])
})
