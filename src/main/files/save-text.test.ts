import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { FileLibrary } from './file-library.ts'
import { textSaver } from './save-text.ts'

let folder: string
let library: FileLibrary
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  library = new FileLibrary(
    () => 'asha',
    () => {},
  )
})
afterEach(() => rm(folder, { recursive: true }))

const save = (downloads = folder) => textSaver({ library, folder: () => downloads, logger: silentLogger })

test('a text is saved whole under a name of its own, and listed with the downloads', async () => {
  const first = await save()('Report', 'first – “one”\n')
  await save()('Report', 'second\n')
  expect((await readdir(folder)).sort()).toEqual(['Report (1).txt', 'Report.txt'])
  expect(await readFile(join(folder, 'Report.txt'), 'utf8')).toBe('first – “one”\n')
  expect(first).toMatchObject({ ok: true, value: { name: 'Report.txt', state: 'done', received: 20, total: 20 } })
  expect(library.list().map(({ name, state }) => `${name} ${state}`)).toEqual(['Report.txt done', 'Report (1).txt done'])
})

test('one that cannot be saved says why and is listed as failed', async () => {
  const inTheWay = join(folder, 'downloads')
  await writeFile(inTheWay, '')
  expect(await save(inTheWay)('Report', 'text')).toEqual({
    ok: false,
    error: { kind: 'storage', message: 'There is a file where the downloads folder should be. Move it away and try again.' },
  })
  expect(library.list()).toMatchObject([{ state: 'failed', failure: 'There is a file where the downloads folder should be. Move it away and try again.' }])
})
