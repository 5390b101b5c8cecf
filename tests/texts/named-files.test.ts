import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/root.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** The pages that a developer reads: READMEs, the documents, the pages of the repository. */
const PAGES = globSync(['*.md', '{docs,local-platform,schema,scripts,src,tests}/**/*.md'], { cwd: ROOT, exclude: ['docs/requirements/**'] })

const matchesOf = (page: string, pattern: RegExp): readonly string[] => [...read(page).matchAll(pattern)].map((match) => match[1] ?? '')

const SOURCE = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|graphql))`/g
const LINK = /\]\((?!https?:)([^)\s]+)\)/g
const PICTURE = /(?:src|srcset)="(?!https?:)([^"]+)"/g
const COMMAND = /npm run ([\w-]+)/g

/** Files that every feature has: a page that names one means that of the feature at hand. */
const OF_EACH_FEATURE = new Set(['routes.tsx', 'operations.graphql', 'messages.ts'])

/** A file is named by its path from the page, from the repository, from `src/` or a side of it, or, where it is below the page, by its name. */
const isFound = (page: string, file: string): boolean => {
  if (OF_EACH_FEATURE.has(file)) return true
  const folder = path.dirname(page)
  const places = [folder, '.', 'src', 'src/main', 'src/renderer'].map((place) => path.join(ROOT, place, file))
  return places.some(existsSync) || globSync(`${folder === '.' ? '{src,scripts,tests}' : folder}/**/${file}`, { cwd: ROOT }).length > 0
}

/** The anchors that GitHub gives the headings of a page: a repeated one gets a number. */
const anchorsOf = (page: string): readonly string[] => {
  const names = [
    ...read(page)
      .replaceAll(/^```.*?^```/gms, '')
      .matchAll(/^#{1,6} (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before}`
  })
}

/** A link without a file leads to its own page. */
const leadsSomewhere = (page: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : path.join(path.dirname(page), decodeURIComponent(file))
  return existsSync(path.join(ROOT, target)) && (anchor === undefined || anchorsOf(target).includes(anchor))
}

const lost = (pattern: RegExp, isThere: (page: string, name: string) => boolean): readonly string[] =>
  PAGES.flatMap((page) => matchesOf(page, pattern).flatMap((name) => (isThere(page, name) ? [] : [`${page}: ${name}`])))

test('every file that a page names is there', () => {
  expect(PAGES.length).toBeGreaterThan(100)
  expect(PAGES.flatMap((page) => matchesOf(page, SOURCE)).length).toBeGreaterThan(200)
  expect(lost(SOURCE, isFound)).toEqual([])
})

test('every link and picture of a page leads to a file, and its anchor to a heading there', () => {
  expect(PAGES.flatMap((page) => matchesOf(page, LINK)).length).toBeGreaterThan(50)
  expect(lost(LINK, leadsSomewhere)).toEqual([])
  expect(lost(PICTURE, leadsSomewhere)).toEqual([])
})

test('every command of a page is a script of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  expect(PAGES.flatMap((page) => matchesOf(page, COMMAND)).length).toBeGreaterThan(20)
  expect(lost(COMMAND, (_, name) => name in scripts)).toEqual([])
})
