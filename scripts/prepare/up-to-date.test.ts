import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { inRoot, ROOT } from '../root.ts'
import { makeWhenStale, type Product } from './up-to-date.ts'

let folder: string
let made: number
beforeEach(async () => {
  folder = await mkdtemp(inRoot('node_modules', '.up-to-date-'))
  made = 0
  onTestFinished(async () => {
    await rm(folder, { recursive: true })
    rmSync(inRoot('node_modules', '.cache', 'prepare', path.basename(folder)), { force: true })
  })
  write('source', 'one')
})

const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text)
const inFolder = (name: string): string => path.relative(ROOT, path.join(folder, name)).replaceAll(path.sep, '/')
const makeBoth = async (always = false): Promise<number> => {
  const product: Product = { name: path.basename(folder), sources: [inFolder('source*')], evidence: [inFolder('first'), inFolder('second')] }
  await makeWhenStale(product, always, async () => {
    made += 1
    for (const name of ['first', 'second']) write(name, 'made')
  })
  return made
}

test('a product is made once, and again where a source is another one, is added or goes, or always', async () => {
  expect(await makeBoth()).toBe(1)
  expect(await makeBoth()).toBe(1)
  write('source', 'two')
  expect(await makeBoth()).toBe(2)
  write('source-2', '')
  expect(await makeBoth()).toBe(3)
  rmSync(path.join(folder, 'source-2'))
  expect(await makeBoth()).toBe(4)
  expect(await makeBoth(true)).toBe(5)
})

test.each(['first', 'second'])('a product whose %s file is missing is made again', async (name) => {
  await makeBoth()
  rmSync(path.join(folder, name))
  expect(await makeBoth()).toBe(2)
})

test('what could not be made is tried again', async () => {
  const fails = makeWhenStale({ name: path.basename(folder), sources: [inFolder('source*')], evidence: [] }, false, () => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  expect(await makeBoth()).toBe(1)
})
