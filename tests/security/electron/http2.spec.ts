import { writeFile } from 'node:fs/promises'
import { constants, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import path from 'node:path'
import { expect, test } from '../../e2e/fixtures.ts'
import { signIn, userNameOf } from '../../e2e/sign-in.ts'
import { startHttpsServer } from './https-server.ts'

test.use({ ownConsole: true })

/** Ends a request that was received whole without an answer, in the way of its protocol that invites the client to send it again. */
function refuse(request: Http2ServerRequest, response: Http2ServerResponse): void {
  if (request.httpVersion === '2.0') response.stream.close(constants.NGHTTP2_REFUSED_STREAM)
  else request.socket.destroy()
}

test('a mutation goes over HTTP/1.1 where the server offers HTTP/2 too, and one that the server refuses is not sent again', async ({
  openConsole,
  platform,
  folders,
}) => {
  const mutations: string[] = []
  const versions = new Set<string>()
  const serve = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    versions.add(request.httpVersion)
    if (body.includes('mutation ')) {
      mutations.push(`${request.httpVersion} ${(JSON.parse(body) as { operationName: string }).operationName}`)
      refuse(request, response)
      return
    }
    const { authorization = '' } = request.headers
    const answer = await fetch(platform.profile.platform.graphqlUrl, { method: 'POST', body, headers: { 'content-type': 'application/json', authorization } })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  const server = await startHttpsServer((request, response) => void serve(request, response))
  const profileFile = path.join(path.dirname(folders.userData), 'https-profile.json')
  const { profile } = platform
  await writeFile(profileFile, JSON.stringify({ ...profile, platform: { ...profile.platform, graphqlUrl: `${server.address}/graphql` } }))

  const console = await openConsole({ profileFile, args: ['--ignore-certificate-errors'] })
  await signIn(console, userNameOf('ADMIN'))
  // By several sessions at once, and one after the other over sessions that were used before.
  const kinds = await console.page.evaluate(async () => {
    const call = { operation: 'UpdateSiteVersion', variables: { domain: 'a.example', appVersion: 'v2' } }
    const send = async (): Promise<string> => {
      const answer = await window.bridge.platform.execute(call)
      return answer.ok ? 'success' : answer.error.kind
    }
    return [...(await Promise.all([send(), send(), send()])), await send(), await send()]
  })
  await console.close()
  await server.stop()
  expect(kinds).toEqual(Array.from({ length: 5 }, () => 'unknown-outcome'))
  expect(mutations).toEqual(Array.from({ length: 5 }, () => '1.1 UpdateSiteVersion'))
  expect([...versions]).toEqual(['1.1'])
})
