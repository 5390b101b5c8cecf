import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')

/** What the product is made of, as `package.json` names it. */
const PRODUCT = /^#(?:app|components|data|features|generated|main|patterns|preload|shared)\//

/** The texts of the operations: a spec that asks the platform past the console sends one of them. Nothing expected comes from it. */
const OPERATION_TEXTS = '#generated/persisted-documents.json'

/** Files beside the end-to-end specs that run a part of the product themselves, because it is what they test. */
const RUN_THE_PRODUCT = [
  // Plays a server that lies to main's own client.
  'tests/foreign/lying-server/play.ts',
  // Main's payment service without a window, in every circumstance.
  'tests/money/circumstances.ts',
  'tests/money/electron.spec.ts',
  'tests/money/money-console.ts',
  // Main's own clients of platforms and of storages, at servers that others wrote.
  'tests/real-servers/appsync/shop.ts',
  'tests/real-servers/ceph/console-storage.ts',
  // Every channel of the contract, so that none is forgotten.
  'tests/security/electron/checklist.spec.ts',
  'tests/security/fuzz.spec.ts',
  'tests/security/fuzz/console-under-test.ts',
  'tests/security/renderer-record.ts',
  // A release feed, and the keychain that is searched for what the console left there.
  'tests/security/electron/installed-console.ts',
  'tests/security/session-secrets.ts',
]

/** The modules of the product that a file needs when it runs; types are gone by then. */
function valuesOfProduct(file: string): readonly string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const needed = [
    ...staticImports.flatMap(({ entries, moduleRequest }) => (entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value])),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ isType, moduleRequest }) => (isType || moduleRequest === null ? [] : [moduleRequest.value]))),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return needed.filter((module) => isOfProduct(file, module))
}

function isOfProduct(file: string, module: string): boolean {
  if (!module.startsWith('.')) return PRODUCT.test(module)
  return path.posix.join(path.posix.dirname(file), module).startsWith('src/')
}

const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))

test('no end-to-end spec takes a value from the product, beside the texts of operations: what is expected is written out', () => {
  const files = filesOf('tests/e2e/**/*.ts')
  expect(files.length).toBeGreaterThan(350)
  expect(files.flatMap((file) => valuesOfProduct(file).flatMap((module) => (module === OPERATION_TEXTS ? [] : [`${file}: ${module}`])))).toEqual([])
})

test('of the other specs and what they share only those take values whose subject is that part of the product', () => {
  const files = filesOf('tests/{dev,foreign,money,nightly,packaged,real-servers,security}/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const taking = files.filter((file) => valuesOfProduct(file).some((module) => module !== OPERATION_TEXTS))
  expect(taking.toSorted()).toEqual(RUN_THE_PRODUCT.toSorted())
})
