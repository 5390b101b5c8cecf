import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Notice } from '#shared/bridge/shell.ts'
import { ProxyLogin } from './proxy-login.ts'

const proxy = { host: 'proxy.acme.example', port: 3128 }
const notice = {
  kind: 'proxy-login',
  intent: 'error',
  message:
    'The proxy proxy.acme.example:3128 of this computer asks for a name and a password, which the console does not send. Ask your administrator to let the ' +
    'platform’s addresses bypass it, or to let you through it with the sign-in of this computer (Kerberos or NTLM).',
}
const login = (asking: typeof proxy | undefined) => {
  const notices: Omit<Notice, 'id'>[] = []
  const askingProxy = vi.fn(async () => asking)
  return { notices, askingProxy, proxyLogin: new ProxyLogin(askingProxy, (one) => notices.push(one)) }
}

test.each(['net::ERR_TUNNEL_CONNECTION_FAILED', 'net::ERR_PROXY_AUTH_UNSUPPORTED', 'net::ERR_PROXY_AUTH_REQUESTED_WITH_NO_CONNECTION'])(
  'a proxy that fails a request by %s because it wants a password is named, once, and the failure stays what it was',
  async (message) => {
    const { notices, askingProxy, proxyLogin } = login(proxy)
    const fetch = proxyLogin.watch(() => Promise.reject(new Error(message)))
    await expect(fetch('https://api.example/graphql')).rejects.toThrow(message)
    await vi.waitFor(() => expect(notices).toEqual([notice]))
    await expect(fetch('https://api.example/graphql')).rejects.toThrow(message)
    expect(askingProxy.mock.calls).toEqual([['https://api.example/graphql']])
    expect(notices).toHaveLength(1)
  },
)

test('an answer 407 is reported and handed on: a platform may answer so after it did what was asked', async () => {
  const { notices, proxyLogin } = login(proxy)
  const answer = new Response('no', { status: 407 })
  expect(await proxyLogin.watch(async () => answer)('http://localhost:4000/graphql')).toBe(answer)
  await vi.waitFor(() => expect(notices).toEqual([notice]))
})

test('a tunnel that fails for another reason is not blamed on a password', async () => {
  const { notices, askingProxy, proxyLogin } = login(undefined)
  await expect(proxyLogin.watch(() => Promise.reject(new Error('net::ERR_TUNNEL_CONNECTION_FAILED')))('https://api.example')).rejects.toThrow('ERR_TUNNEL')
  await vi.waitFor(() => expect(askingProxy).toHaveBeenCalledTimes(1))
  expect(notices).toEqual([])
})

test('other failures and answers are not looked into', async () => {
  const { askingProxy, proxyLogin } = login(proxy)
  await expect(proxyLogin.watch(() => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')))('https://api.example')).rejects.toThrow('REFUSED')
  await proxyLogin.watch(async () => new Response('', { status: 401 }))('https://api.example')
  expect(askingProxy).not.toHaveBeenCalled()
})

test.each([true, false])('nothing that asks the process for a password gets one (a proxy: %j)', (isProxy) => {
  const { notices, proxyLogin } = login(proxy)
  const app = new EventEmitter()
  proxyLogin.refuse(app as never)
  const preventDefault = vi.fn()
  const answer = vi.fn()
  app.emit('login', { preventDefault }, null, {}, { isProxy, ...proxy }, answer)
  expect(preventDefault).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls).toEqual([[]])
  expect(notices).toEqual(isProxy ? [notice] : [])
})
