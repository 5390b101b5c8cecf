import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PartFile } from './part-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'part-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a download that starts over writes no file that somebody has linked in the place of its own', async () => {
  const victim = join(folder, 'victim')
  await writeFile(victim, 'theirs')
  const part = await PartFile.create(folder, 'invoice.pdf')
  await part.append(Buffer.from('first'))
  const name = (await readdir(folder)).find((one) => one.endsWith('.part')) ?? ''
  await rm(join(folder, name))
  await symlink(victim, join(folder, name))
  await part.restart()
  await part.append(Buffer.from('second'))
  const { path } = await part.finish()
  expect(await readFile(victim, 'utf8')).toBe('theirs')
  expect(await readFile(path, 'utf8')).toBe('second')
})
