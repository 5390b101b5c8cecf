import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot, ROOT } from '../root.ts'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'electron-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('consoles that start at the same moment all find the whole of a runtime that takes no folder', async () => {
  const runtime = path.join(folder, 'runtime')
  await mkdir(path.join(runtime, 'resources'), { recursive: true })
  await Promise.all(Array.from({ length: 200 }, (_, index) => writeFile(path.join(runtime, `library-${String(index)}.so`), '')))
  await writeFile(path.join(runtime, 'electron'), 'program')

  const cache = path.join(folder, 'cache')
  const module = inRoot('scripts', 'prepare', 'electron-command.ts')
  const script = `import { existsSync, readlinkSync } from 'node:fs'
    import path from 'node:path'
    import { electronCommand } from ${JSON.stringify(module)}
    const { program } = electronCommand(${JSON.stringify(path.join(runtime, 'electron'))}, ${JSON.stringify(cache)})
    if (!existsSync(program)) throw new Error('There is no program')
    process.stdout.write(readlinkSync(path.join(path.dirname(program), 'resources', 'app')))`
  const starts = await Promise.all(Array.from({ length: 12 }, () => run(process.execPath, ['--input-type=module', '--eval', script])))

  expect(starts.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 12 }, () => ROOT))
  const [kept, ...others] = await readdir(cache)
  expect(others).toEqual([])
  expect(await readlink(path.join(cache, String(kept), 'library-0.so'))).toBe(path.join(runtime, 'library-0.so'))
})
