import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Download } from '#shared/bridge/files.ts'
import { FileLibrary } from './file-library.ts'

// One user signs in after another, and the console goes on running.

const libraryOf = (first: string | undefined) => {
  let owner = first
  const told: Pick<Download, 'name' | 'state'>[] = []
  const library = new FileLibrary(
    () => owner,
    ({ name, state }) => void told.push({ name, state }),
  )
  const signIn = (user: string | undefined): void => {
    owner = user
  }
  return { library, told, signIn }
}

test('another user neither sees a file, nor where it lies, nor its progress; the one who had it made finds it again', async () => {
  const { library, told, signIn } = libraryOf('asha')
  const { id } = library.begin('Invoice of Old Mill.pdf')
  signIn('imran')
  library.progress(id, 10, 20)
  await library.done(id, { name: 'Invoice of Old Mill.pdf', path: '/downloads/invoice.pdf' })
  expect(library.list()).toEqual([])
  expect(library.pathOf(id)).toBeUndefined()
  expect(library.isOwn(id)).toBe(false)
  expect(told).toEqual([{ name: 'Invoice of Old Mill.pdf', state: 'running' }])

  signIn('asha')
  expect(library.list()).toMatchObject([{ name: 'Invoice of Old Mill.pdf', state: 'done' }])
  expect(library.pathOf(id)).toBe('/downloads/invoice.pdf')
})

test('while nobody is signed in only what is made then is told, and what is being written for a user is known to be', () => {
  const { library, told, signIn } = libraryOf('asha')
  library.begin('Sites.csv')
  signIn(undefined)
  library.begin('Report.txt')
  expect(library.list()).toMatchObject([{ name: 'Report.txt' }])
  expect(library.running()).toEqual({ own: ['Report.txt'], ofOthers: 1 })
  expect(told.map(({ name }) => name)).toEqual(['Sites.csv', 'Report.txt'])
})

test('a file that was cancelled before it was whole is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const { library } = libraryOf('asha')
  const { id } = library.begin('Sites.csv')
  const path = join(folder, 'Sites.csv')
  await writeFile(path, 'half')
  expect(library.cancel(id)).toBe(true)
  expect(await library.done(id, { name: 'Sites.csv', path })).toBeUndefined()
  expect(library.list()).toMatchObject([{ name: 'Sites.csv', state: 'cancelled' }])
  await expect(rm(path)).rejects.toThrow('ENOENT')
  await rm(folder, { recursive: true })
})

test('a user who is forgotten leaves no name behind, and what is on its way ends', async () => {
  const { library, told, signIn } = libraryOf('imran')
  library.begin('Sites.csv')
  signIn('asha')
  const whole = library.begin('Invoice of Old Mill.pdf')
  await library.done(whole.id, { name: 'Invoice of Old Mill.pdf', path: '/downloads/invoice.pdf' })
  const signal = library.signal(library.begin('Invoice of Tea House.pdf').id)
  signIn(undefined)
  told.length = 0
  await library.forgetOwner('asha')
  expect(signal?.aborted).toBe(true)
  expect(library.running()).toEqual({ own: [], ofOthers: 1 })
  expect(told).toEqual([])
  signIn('asha')
  expect(library.list()).toEqual([])
})
