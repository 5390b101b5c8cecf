import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#scripts/root.ts'
import { readmeScreenTexts } from '#scripts/tour/readme-pictures.ts'
import { expect, test } from './fixtures.ts'

const FOLDER = path.join(ROOT, 'docs', 'pictures')

const filesOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => [`${name}.png`, `${name}.txt`]).toSorted()

test("README's pictures show the screens as they are", async ({ host }) => {
  const texts = await readmeScreenTexts(host)
  const files = (await readdir(FOLDER)).filter((file) => file !== 'README.md')
  expect(files.toSorted()).toEqual(filesOf(Object.keys(texts)))
  for (const [name, text] of Object.entries(texts)) {
    const pictured = await readFile(path.join(FOLDER, `${name}.txt`), 'utf8')
    expect.soft(text, `${name}.png is out of date: take it again with "npm run pictures"`).toBe(pictured)
  }
})
