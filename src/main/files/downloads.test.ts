import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { type DownloadsOptions, startDownload } from './downloads.ts'
import { FileLibrary } from './file-library.ts'
import { openFile, showFile } from './file-opener.ts'

let folder: string
let server: Server
let host: string
let answer: RequestListener
let told: Download[]
let library: FileLibrary

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'))
  answer = (_request, response) => response.end('id,name\r\n1,Aditi\r\n')
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as { port: number }).port}`
  told = []
  library = new FileLibrary(
    () => 'asha',
    (change) => told.push(change),
  )
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

function downloads(link = `http://${host}/exports/sites.csv?X-Amz-Signature=secret`, options: { allowed?: string[]; folder?: string } = {}): DownloadsOptions {
  return {
    library,
    folder: () => options.folder ?? folder,
    platform: { execute: async () => success({ data: JSON.stringify({ downloadAllSites: link, downloadInactiveSites: link }), receivedAt: 1 }) },
    allowedHosts: () => options.allowed ?? [host],
    fetch,
    logger: silentLogger,
  }
}

/** Starts a download and waits for its end. */
async function download(from = downloads()): Promise<Download> {
  const started = await startDownload(from, { kind: 'sites', which: 'all' })
  if (!started.ok) throw new Error(started.error.message)
  return vi.waitFor(
    () => {
      const now = library.find(started.value.id)
      if (now === undefined || now.state === 'running') throw new Error('still running')
      return now
    },
    { timeout: 20_000 },
  )
}

test('streams the file to its name and tells how far it is', async () => {
  expect(await download()).toMatchObject({ name: 'sites.csv', state: 'done', received: 18, total: 18, failure: null })
  expect(await readFile(join(folder, 'sites.csv'), 'utf8')).toBe('id,name\r\n1,Aditi\r\n')
  expect(told[0]).toMatchObject({ state: 'running', received: 0 })
  expect(await readdir(folder)).toEqual(['sites.csv'])
})

test('nothing that is told names a path or a link', async () => {
  await download()
  expect(JSON.stringify([told, library.list()])).not.toMatch(/secret|127\.0\.0\.1|tmp/)
})

test('never replaces a file that is there', async () => {
  await writeFile(join(folder, 'sites.csv'), 'mine')
  expect(await download()).toMatchObject({ name: 'sites (1).csv' })
  expect(await download()).toMatchObject({ name: 'sites (2).csv' })
  expect(await readFile(join(folder, 'sites.csv'), 'utf8')).toBe('mine')
})

test('two that run at once end as two files', async () => {
  const both = downloads()
  const names = (await Promise.all([download(both), download(both)])).map(({ name }) => name)
  expect(names.sort()).toEqual(['sites (1).csv', 'sites.csv'])
  expect((await readdir(folder)).sort()).toEqual(['sites (1).csv', 'sites.csv'])
})

test('passes on what the platform answers instead of a link', async () => {
  const refused: DownloadsOptions = {
    library,
    folder: () => folder,
    platform: { execute: async () => failure('forbidden', 'No') },
    allowedHosts: () => [host],
    fetch,
    logger: silentLogger,
  }
  expect(await startDownload(refused, { kind: 'sites', which: 'all' })).toEqual(failure('forbidden', 'No'))
  expect(library.list()).toEqual([])
})

test.each([
  ['a host the profile does not name', () => downloads(undefined, { allowed: ['files.example'] })],
  ['another port of a host it names', () => downloads(undefined, { allowed: ['127.0.0.1:1'] })],
  ['plain http outside this computer', () => downloads('http://files.example/sites.csv', { allowed: ['files.example'] })],
  ['a file of this computer', () => downloads('file:///etc/passwd', { allowed: [''] })],
  ['a user name in the link', () => downloads(`http://user:pass@${host}/sites.csv`)],
  ['no address at all', () => downloads('sites.csv')],
])('refuses a link to %s', async (_what, make) => {
  expect(await startDownload(make(), { kind: 'sites', which: 'all' })).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(library.list()).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('says of a link that had ended that it had, whatever word the storage has for it', async () => {
  const began = new Date(Date.now() - 3_600_000).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
  answer = (_request, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  const failure403 = async (expires: number) => (await download(downloads(`http://${host}/sites.csv?X-Amz-Date=${began}&X-Amz-Expires=${expires}`))).failure
  expect(await failure403(900)).toBe(
    'The link that the platform gave had expired already. Try again; if it happens again, tell the administrator of the platform.',
  )
  expect(await failure403(7200)).toBe('The file server answered 403. Try again.')
})

test('follows no redirect', async () => {
  answer = (_request, response) => response.writeHead(302, { location: 'http://evil.example/' }).end()
  expect(await download()).toMatchObject({ state: 'failed' })
  expect(await readdir(folder)).toEqual([])
})

test('leaves nothing behind when less arrives than was announced', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half', () => response.destroy())
  }
  expect(await download()).toMatchObject({ state: 'failed', failure: 'The connection broke before the file was complete. Try again.' })
  expect(await readdir(folder)).toEqual([])
})

test('says what the file server answered', async () => {
  answer = (_request, response) => response.writeHead(403).end('expired')
  expect(await download()).toMatchObject({ state: 'failed', failure: 'The file server answered 403. Try again.' })
})

test('says that there is a file in the place of the downloads folder', async () => {
  await writeFile(join(folder, 'file'), '')
  const gone = downloads(undefined, { folder: join(folder, 'file', 'downloads') })
  expect(await download(gone)).toMatchObject({ state: 'failed', failure: 'There is a file where the downloads folder should be. Move it away and try again.' })
})

test('makes the downloads folder when it is missing', async () => {
  expect(await download(downloads(undefined, { folder: join(folder, 'new') }))).toMatchObject({ state: 'done' })
})

test('stops when cancelled and deletes the part', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write('begin')
  }
  const started = await startDownload(downloads(), { kind: 'sites', which: 'inactive' })
  if (!started.ok) throw new Error('not started')
  await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/^sites\.csv\.[0-9a-f]{6}-\d+\.admin-console\.part$/)])
  expect(library.cancel(started.value.id)).toBe(true)
  expect(library.find(started.value.id)).toMatchObject({ state: 'cancelled' })
  await expect.poll(() => readdir(folder)).toEqual([])
  expect(library.cancel(started.value.id)).toBe(false)
})

test('takes a safe name from the link, and the label of the list when there is none', async () => {
  expect(await download(downloads(`http://${host}/%2e%2e%2f..%2fevil%00.csv`))).toMatchObject({ name: 'evil.csv' })
  expect(await download(downloads(`http://${host}/`))).toMatchObject({ name: 'All Sites.csv' })
})

test('opens a finished file by its id and heeds what the system answers', async () => {
  const opened: string[] = []
  let opening: Result<undefined> = success(undefined)
  const desktop = {
    openPath: async (path: string) => {
      opened.push(path)
      return opening
    },
    showItemInFolder: async (path: string) => success(void opened.push(path)),
  }
  const { id } = await download()
  expect(await openFile(library.pathOf(id), desktop)).toEqual(success(undefined))
  expect(await showFile(library.pathOf(id), desktop)).toEqual(success(undefined))
  expect(opened).toEqual([join(folder, 'sites.csv'), join(folder, 'sites.csv')])

  opening = failure('busy', 'Too many files were opened. Try again in a second.')
  expect(await openFile(library.pathOf(id), desktop)).toEqual(opening)

  await rm(join(folder, 'sites.csv'))
  expect(await openFile(library.pathOf(id), desktop)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  expect(await openFile(library.pathOf('../../etc/passwd'), desktop)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
})

test('does not open what could run', async () => {
  const { id } = await download(downloads(`http://${host}/setup.exe`))
  expect(await openFile(library.pathOf(id), { openPath: async () => success(undefined) })).toMatchObject({ ok: false, error: { kind: 'storage' } })
})

test('a folder in place of the part does no harm', async () => {
  await mkdir(join(folder, 'sites.csv.admin-console.part'))
  expect(await download()).toMatchObject({ state: 'done', name: 'sites.csv' })
})
