import { expect, test } from 'vitest'
import { addressOfLink } from '#shared/record-link.ts'
import { refusedSwitches } from '../protection/start-switches.ts'
import { userTasks } from './jump-list.electron.ts'

const PROGRAM = 'C:\\Program Files\\Admin Console\\Admin Console.exe'

test('the jump list starts this program again, with a window of its own or a link to a screen', () => {
  expect(userTasks(PROGRAM).map(({ title, arguments: argument }) => [title, argument])).toEqual([
    ['New window', '--new-window'],
    ['Find a site', '-- admin-console://screen/home'],
    ['Invoice Library', '-- admin-console://screen/invoice-library'],
    ['Create New Site', '-- admin-console://screen/create-site'],
  ])
  expect(new Set(userTasks(PROGRAM).map(({ program }) => program))).toEqual(new Set([PROGRAM]))
})

test('no task of the jump list is refused by the protection of a packaged console', () => {
  const refused = userTasks(PROGRAM).flatMap(({ arguments: argument }) => refusedSwitches([PROGRAM, ...argument.split(' ')], 'win32'))
  expect(refused).toEqual([])
})

test('the links of the jump list lead to screens', () => {
  const links = userTasks(PROGRAM).flatMap(({ arguments: argument }) => argument.split(' ').filter((part) => part.startsWith('admin-console:')))
  expect(links.map(addressOfLink)).toEqual(['/', '/invoice-library', '/create-site'])
})
