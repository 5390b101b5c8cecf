import { expect, test } from 'vitest'
import { ROOT } from '#scripts/root.ts'
import { CHECKED_SCRIPTS, SCRIPTS_WITH_A_TEST } from './checked-scripts.ts'
import { scriptsOfPackage, scriptsOfTable } from './script-table.ts'

/** README's two commands. */
const COMMANDS = ['start', 'test']

test("CONTRIBUTING's table names every script of package.json", () => {
  expect(scriptsOfTable(ROOT).toSorted()).toEqual(
    scriptsOfPackage(ROOT)
      .filter((name) => !COMMANDS.includes(name))
      .toSorted(),
  )
})

test("every script of CONTRIBUTING's table is run in the fresh clone", () => {
  expect([...Object.keys(CHECKED_SCRIPTS), ...SCRIPTS_WITH_A_TEST].toSorted()).toEqual(scriptsOfTable(ROOT).toSorted())
})
