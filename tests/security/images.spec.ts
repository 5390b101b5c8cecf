import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'

test.use({ ownConsole: true })

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** A host with pictures below `/public/`, and everything else a script could want to reach there; keeps which paths were asked for. */
async function openImageHost() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? 'no cookie'}`)
    if (request.url === '/public/moved.svg') response.writeHead(302, { location: '/private/a.svg' }).end()
    else response.writeHead(200, { 'content-type': 'image/svg+xml', 'set-cookie': 'a=b' }).end(PICTURE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

test('pictures come from below the image base only, and not by a redirect out of it', async ({ openConsole, platform, folders }) => {
  const host = await openImageHost()
  const profile = JSON.parse(await readFile(platform.profileFile, 'utf8'))
  const profileFile = path.join(path.dirname(folders.userData), 'profile.json')
  await writeFile(profileFile, JSON.stringify({ ...profile, storage: { ...profile.storage, imageBase: `${host.address}/public` } }))
  const { page } = await openConsole({ profileFile })
  const outcomes = await page.evaluate(async (address) => {
    const load = (source: string) =>
      new Promise((resolve) => {
        const image = new Image()
        image.addEventListener('load', () => resolve('shown'))
        image.addEventListener('error', () => resolve('refused'))
        image.src = address + source
      })
    const answers: unknown[] = []
    for (const source of ['/public/a.svg', '/public/b.svg', '/public/moved.svg', '/private/a.svg', '/publicity/a.svg', '/public/..%2fprivate/a.svg']) {
      answers.push(await load(source))
    }
    return answers
  }, host.address)
  host.close()
  expect(outcomes).toEqual(['shown', 'shown', 'refused', 'refused', 'refused', 'refused'])
  expect(host.asked).toEqual(['/public/a.svg no cookie', '/public/b.svg no cookie', '/public/moved.svg no cookie'])
})
