import { expect, test } from 'vitest'
import { ROOT } from '#scripts/root.ts'
import { CHECKED_SCRIPTS, SCRIPTS_WITH_A_TEST } from './checked-scripts.ts'
import { scriptsOfPackage, scriptsOfReadme } from './script-table.ts'

const COMMANDS = ['start', 'test']

test("README's table of scripts names every script of package.json", () => {
  expect(scriptsOfReadme(ROOT).toSorted()).toEqual(
    scriptsOfPackage(ROOT)
      .filter((name) => !COMMANDS.includes(name))
      .toSorted(),
  )
})

test("every script of README's table is run in the fresh clone", () => {
  expect([...Object.keys(CHECKED_SCRIPTS), ...SCRIPTS_WITH_A_TEST].toSorted()).toEqual(scriptsOfReadme(ROOT).toSorted())
})
