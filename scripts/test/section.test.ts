import { rmSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { check, everyday, everydaySpecs, nightlySpecs, playwright, type Section, vitest } from './section.ts'
import { sectionsFor } from './sections.ts'

// These tests run in an everyday run themselves.
beforeEach(() => void vi.stubEnv('ADMIN_CONSOLE_DAILY', undefined))

/** The command line that a section would run, and the value of `ADMIN_CONSOLE_DAILY` in its environment. */
async function runOf(section: Section): Promise<{ readonly command: string; readonly daily: string | undefined }> {
  let ran = { command: '', daily: undefined as string | undefined }
  await section.test(async (program, parameters, environment) => {
    const { ADMIN_CONSOLE_DAILY: daily, ADMIN_CONSOLE_SESSION_FOLDER: folder } = environment ?? {}
    ran = { command: [program, ...parameters].join(' '), daily }
    if (folder !== undefined) rmSync(folder, { recursive: true })
    return 0
  })
  return ran
}

const SPECS = { name: 'e2e-none', title: 'End to end', project: 'electron', paths: ['tests/e2e', 'tests/security'] } as const

test('everyday specs are those with the tag, in one run, with their results apart', async () => {
  const { command, daily } = await runOf(everydaySpecs(SPECS))
  expect(command).toMatch(/ test tests\/e2e\/access\/\S+ .* --project=electron --reporter=list,json --output=test-results\/everyday --grep @daily$/)
  expect(command).toContain(' tests/security/bridge.spec.ts ')
  // It has no test of every day.
  expect(command).not.toContain('tests/e2e/access/who-can.spec.ts')
  expect(daily).toBe('1')
})

test('nightly specs are those without the tag; a file may have none', async () => {
  const { command, daily } = await runOf(nightlySpecs(SPECS))
  expect(command).toContain(' --output=test-results/e2e-none --grep-invert @daily --pass-with-no-tests')
  expect(daily).toBeUndefined()
})

test('whole sections run all specs, and everyday ones of vitest know that they are', async () => {
  expect(await runOf(playwright(SPECS))).toMatchObject({ command: expect.not.stringContaining('grep'), daily: undefined })
  const unit = vitest('unit-none', 'Unit tests', ['dom', 'node'])
  expect(await runOf(unit)).toMatchObject({ command: expect.stringContaining(' run --project=dom --project=node '), daily: undefined })
  expect(await runOf(everyday(unit))).toMatchObject({ daily: '1' })
})

test('every section of a tool that reads the variable gets it every day', async () => {
  const possibilities = { chromium: true, electron: true, linux: true, git: true, wholeChromium: false }
  const ran = await Promise.all(sectionsFor(possibilities, 'everyday').map(runOf))
  const toolsOfTests = ran.filter(({ command }) => /\/(?:vitest|playwright) /.test(command))
  expect(toolsOfTests.map(({ daily }) => daily)).toEqual(['1', '1', '1', '1', '1', '1', '1'])
})

test('a check runs its tool and counts as one', async () => {
  expect(await check('types', 'Types', 'tsc', '--noEmit').test(async () => 1)).toEqual({ passed: 0, failed: 1, failures: [] })
})
