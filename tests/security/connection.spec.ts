import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ChosenProfile } from '../e2e/chosen-profile.ts'
import { expect, test } from '../e2e/fixtures.ts'

test.use({ spoilsPage: true })

/** A foreign server, and every request it received, with the headers. */
const foreignServer = async () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => server.close(resolve))
  return { received, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a page that offers main a profile of its own changes nothing, and no token goes to its server', {
  tag: ['@daily', '@secrets'],
}, async ({ signedInAs, platform }) => {
  const foreign = await foreignServer()
  const { page } = await signedInAs('ADMIN')
  const profile = {
    ...platform.profile,
    platform: { ...platform.profile.platform, analyticsUrl: foreign.address, sendTokenToAnalytics: true },
  }
  const seen = await page.evaluate(async (text) => {
    const connection = window.bridge.connection as unknown as Record<string, (argument?: unknown) => Promise<unknown>>
    await connection['use']?.({ text })
    const choice = await connection['choose']?.({ text })
    const others = [await connection['open']?.({ text }), await connection['remove']?.({ text })]
    const plain = await connection['choose']?.()
    await window.bridge.dashboards.rows({ call: { call: 'outstanding_dashboard', type: 'salesPerson' } })
    return { members: Object.keys(connection), choice, others, plain, identity: await window.bridge.identity.status() }
  }, JSON.stringify(profile))

  expect(foreign.received).toEqual([])
  expect(seen.members).toEqual(['status', 'choose', 'list', 'add', 'open', 'remove'])
  expect(seen.choice).toMatchObject({ ok: false })
  expect(seen.others).toMatchObject([{ ok: false }, { ok: false }])
  expect(seen.plain).toEqual({ ok: false, error: { kind: 'forbidden', message: 'The console is connected already.' } })
  expect(seen.identity).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  await foreign.close()
})

test.describe('without a profile', () => {
  test.use({ ownConsole: true })

  test('the page never learns the path of a profile that the user chooses', { tag: ['@daily', '@secrets'] }, async ({ openConsole, platform, folders }) => {
    const chosen = new ChosenProfile(folders)
    const { page } = await openConsole({ profileFile: null, environment: chosen.environment })
    await chosen.choose(page, '{}')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const status = await page.evaluate(() => window.bridge.connection.status())
    expect(JSON.stringify(status)).not.toContain('chosen-profile.json')
    await chosen.choose(page, JSON.stringify(platform.profile))
    await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  })
})
