import { writeFile } from 'node:fs/promises'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import path from 'node:path'
import { expect, test } from '../../e2e/fixtures.ts'
import { signIn, userNameOf } from '../../e2e/sign-in.ts'
import { startHttpsServer } from './https-server.ts'
import { PasswordProxy } from './password-proxy.ts'

test.use({ ownConsole: true })

test('through a tunnel: a change that the proxy refuses was not sent; a platform that answers 407 after it did one gets it once, and never the password', async ({
  openConsole,
  platform,
  folders,
}) => {
  const mutations: (string | undefined)[] = []
  const serve = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (body.includes('mutation ')) {
      mutations.push(String(request.headers['proxy-authorization']))
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="Corp"' }).end('{}')
      return
    }
    const { authorization = '' } = request.headers
    const headers = { 'content-type': 'application/json', authorization }
    const answer = await fetch(platform.profile.platform.graphqlUrl, request.method === 'HEAD' ? {} : { method: 'POST', body, headers })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(request.method === 'HEAD' ? '' : await answer.text())
  }
  const server = await startHttpsServer((request, response) => void serve(request, response))
  const proxy = await PasswordProxy.start('asha:right')
  const profileFile = path.join(path.dirname(folders.userData), 'https-profile.json')
  const { profile } = platform
  await writeFile(profileFile, JSON.stringify({ ...profile, platform: { ...profile.platform, graphqlUrl: `${server.address}/graphql` } }))
  const console = await openConsole({ profileFile, args: [...proxy.args, '--ignore-certificate-errors'] })
  const { page } = console
  const change = (): Promise<string> =>
    page.evaluate(async () => {
      const answer = await window.bridge.platform.execute({ operation: 'UpdateSiteVersion', variables: { domain: 'a.example', appVersion: 'v2' } })
      return answer.ok ? 'success' : answer.error.kind
    })
  const enter = async (): Promise<void> => {
    const dialog = page.getByRole('alertdialog', { name: 'Sign in to the proxy' })
    await dialog.getByLabel('User name').fill('asha')
    await dialog.getByLabel('Password').fill('right')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  await enter()
  await signIn(console, userNameOf('ADMIN'))
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  expect(await change()).toBe('unknown-outcome')
  expect(mutations).toEqual(['undefined'])

  await test.step('the proxy wants another password in the middle of the run', async () => {
    proxy.expected = 'asha:changed'
    expect(await change()).toBe('unreachable')
    await expect(page.getByRole('alertdialog', { name: 'Sign in to the proxy' })).toBeVisible()
    expect(mutations).toHaveLength(1)
  })
  await console.close()
  await Promise.all([server.stop(), proxy.stop()])
})
