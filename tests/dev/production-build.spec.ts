import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { inRoot } from '#scripts/root.ts'

const textOf = (glob: string): string =>
  globSync(glob, { cwd: inRoot('out') })
    .map((file) => readFileSync(inRoot('out', file), 'utf8'))
    .join('\n')

test('a build of main knows no development server, and its policy opens no socket', () => {
  const main = textOf('main/**/*.js')
  expect(main).toContain("connect-src 'none'")
  expect(main).toContain('proxyBypassRules')
  expect(main).not.toContain('ELECTRON_RENDERER_URL')
  expect(main).not.toContain('ws://')
  expect(main).not.toContain('127.0.0.1:8097')
  expect(main).not.toContain('__DEVELOPMENT__')
})

test('a build of the page has no devtools and no hot reload', () => {
  const page = textOf('renderer/**/*.{js,html}')
  expect(page).toContain('trustedTypes')
  expect(page).not.toContain('@vite/client')
  expect(page).not.toContain('$RefreshReg$')
  expect(page).not.toContain('react-devtools')
  expect(page).not.toContain('tsqd-')
  expect(page).not.toContain('__DEVELOPMENT__')
})

test('a build ships no source maps', () => {
  expect(globSync('**/*.map', { cwd: inRoot('out') })).toEqual([])
})
