import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { inRoot } from '../root.ts'

/** Loads vitest.config.ts or playwright.config.ts with `ADMIN_CONSOLE_DAILY` set to a value. */
async function configuration<Config>(file: string, daily: string): Promise<Config> {
  vi.resetModules()
  vi.stubEnv('ADMIN_CONSOLE_DAILY', daily)
  const module = (await import(pathToFileURL(inRoot(file)).href)) as { readonly default: Config }
  return module.default
}

interface VitestConfig {
  readonly test: { readonly exclude: readonly string[] }
}
interface PlaywrightConfig {
  readonly projects: readonly { readonly name: string; readonly use: { readonly motion?: boolean } }[]
}

test.each([
  ['1', ['node_modules/**', 'out/**', '**/*.night.test.{ts,tsx}']],
  ['', ['node_modules/**', 'out/**']],
])('files of the night are left out every day only (%j)', async (daily, excluded) => {
  expect((await configuration<VitestConfig>('vitest.config.ts', daily)).test.exclude).toEqual(excluded)
})

test.each([
  ['1', false, false],
  ['', false, undefined],
])('every day nothing moves in either host (%j)', async (daily, electron, chromium) => {
  const { projects } = await configuration<PlaywrightConfig>('playwright.config.ts', daily)
  expect(projects.slice(0, 2).map(({ name, use }) => [name, use.motion])).toEqual([
    ['electron', electron],
    ['chromium-host', chromium],
  ])
})
