import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { replaceFile } from '../vault/atomic-file.ts'
import { cutOffMessage, removeHalfWritten, removeLeftOvers, STATE_LEFT_OVER, STORE_FOLDERS } from './left-over-files.ts'
import { PartFile } from './part-file.ts'

const HOUR = 3_600_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-over-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(name: string, hoursAgo: number): Promise<void> {
  await writeFile(join(folder, name), 'x')
  const at = new Date(Date.now() - hoursAgo * HOUR)
  await utimes(join(folder, name), at, at)
}

test('a part that a crash left is removed after a day by the next file in its folder; what is not ours stays', async () => {
  await put('sites.csv.admin-console.part', 25)
  await put('being written.csv.admin-console.part', 1)
  await put('film.mkv.part', 1000)
  await put('sites.csv', 1000)
  await mkdir(join(folder, 'folder.admin-console.part'))
  const part = await PartFile.create(folder, 'new.csv')
  await part.discard()
  expect((await readdir(folder)).sort()).toEqual(['being written.csv.admin-console.part', 'film.mkv.part', 'folder.admin-console.part', 'sites.csv'])
})

test('temporary files of the console are removed after a day, and nothing else', async () => {
  await put('0f3a.sealed.0123456789ab.tmp', 25)
  await put('preferences.json.4711.tmp', 25)
  await put('preferences.json.4712.tmp', 1)
  await put('Singleton.tmp', 1000)
  await put('0f3a.sealed', 1000)
  await removeLeftOvers(folder, { pattern: STATE_LEFT_OVER, logger: silentLogger })
  expect((await readdir(folder)).sort()).toEqual(['0f3a.sealed', 'Singleton.tmp', 'preferences.json.4712.tmp'])
})

test('a folder that is not there has none', async () => {
  await expect(removeLeftOvers(join(folder, 'absent'), { pattern: STATE_LEFT_OVER, logger: silentLogger })).resolves.toEqual([])
})

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const partOf = (name: string, processId: number, of = host): string => `${name}.${of}-${processId}.admin-console.part`

test('a part of a process that has ended is removed at once, and named; one that somebody still writes stays', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', ''])
  const own = await PartFile.create(folder, 'own.csv')
  const stay = [partOf('of another console.csv', process.ppid), partOf('of another computer.csv', ended, '000000'), 'report.pdf']
  for (const name of [...stay, partOf('old mill.pdf', ended), partOf('earlier.csv', process.pid)]) await put(name, 0)
  expect((await PartFile.removeLeftOvers(folder)).toSorted()).toEqual(['earlier.csv', 'old mill.pdf'])
  expect((await readdir(folder)).sort()).toEqual([...stay, partOf('own.csv', process.pid)].sort())
  expect((await own.finish()).name).toBe('own.csv')
})

test('half-written state is removed from every folder of a store, whatever its age; a file on its way and those of others stay', async () => {
  await mkdir(join(folder, 'money', 'markers'), { recursive: true })
  await mkdir(join(folder, 'drafts-forms'))
  await mkdir(join(folder, 'Cache'))
  for (const name of ['drafts-forms/a.sealed.0123456789ab.tmp', 'money/markers/b.json.0123456789ab.new', 'Cache/c.0123456789ab.tmp', 'd.0123456789ab.tmp']) {
    await put(name, 0)
  }
  const onItsWay = replaceFile(join(folder, 'money', 'e.sealed'), [Buffer.from('whole')])
  expect(await removeHalfWritten(folder, silentLogger)).toEqual(['the list of drafts', 'the record of payments'])
  await onItsWay
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'Cache',
    'Cache/c.0123456789ab.tmp',
    'd.0123456789ab.tmp',
    'drafts-forms',
    'money',
    'money/e.sealed',
    'money/markers',
  ])
})

test('the folder of every store is swept', async () => {
  const main = fileURLToPath(new URL('..', import.meta.url))
  const folders = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: main })) {
    if (file.includes('.test')) continue
    for (const [, name = ''] of (await readFile(join(main, file), 'utf8')).matchAll(/join\((?:options\.)?userData, '([a-z-]+)'\)/g)) folders.add(name)
  }
  // Lists of drafts and preferences lie beside what they belong to. The log is appended to, never replaced.
  folders.add('drafts-forms').add('preferences').delete('logs')
  expect(Object.keys(STORE_FOLDERS)).toEqual([...folders].toSorted())
})

test.each<[string[], string[], string | null]>([
  [[], [], null],
  [['sites.csv'], [], 'The console closed before it had finished writing. Unfinished and removed: sites.csv. Download or export it again.'],
  [
    [],
    ['a draft', 'the activity'],
    'The console closed before it had finished writing. The last change to a draft and the activity may be missing; the earlier version is still there.',
  ],
  [
    ['1', '2', '3', '4', '5', '6', '7'],
    [],
    'The console closed before it had finished writing. Unfinished and removed: 1, 2, 3, 4, 5, and 2 more. Download or export it again.',
  ],
])('what was cut off is said: files %j, state %j', (files, state, message) => {
  expect(cutOffMessage(files, state)).toBe(message)
})
