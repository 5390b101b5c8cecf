import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../../e2e/fixtures.ts'

test.use({ ownConsole: true })

test('a proxy that asks for a password is named, gets none, and the console stays usable', async ({ openConsole }) => {
  const credentials: (string | undefined)[] = []
  const proxy = createServer((request, response) => {
    credentials.push(request.headers['proxy-authorization'])
    response.writeHead(407, { 'proxy-authenticate': 'Basic realm="Corp"' }).end('who are you')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo

  const { page } = await openConsole({ args: [`--proxy-server=127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'] })
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  await expect(page.getByText(`The proxy 127.0.0.1:${port} of this computer asks for a name and a password`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeEnabled()
  expect(credentials).not.toHaveLength(0)
  expect(credentials.filter((one) => one !== undefined)).toEqual([])
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
})
