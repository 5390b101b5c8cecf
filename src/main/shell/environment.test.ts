import { expect, test } from 'vitest'
import { argumentValue, testEnvironment } from './environment.ts'

test('a packaged app reads nothing of what tests set', () => {
  const environment = {
    ADMIN_CONSOLE_USER_DATA: '/tmp/u',
    ADMIN_CONSOLE_DOWNLOADS: '/tmp/d',
    ADMIN_CONSOLE_OPEN_BROWSER: '/tmp/b',
    ADMIN_CONSOLE_BROWSER_LIMIT: 'no',
    ADMIN_CONSOLE_CHOOSE_FOLDER: '/tmp/f',
    ADMIN_CONSOLE_CHOOSE_FILE: '/tmp/c',
    ADMIN_CONSOLE_PRINT: '/tmp/p',
    ADMIN_CONSOLE_OPENED: '/tmp/o',
    ADMIN_CONSOLE_CONFIRM: '/tmp/c',
  }
  const read = {
    userData: '/tmp/u',
    downloads: '/tmp/d',
    browserRecord: '/tmp/b',
    browserLimit: 'no',
    chosenFolder: '/tmp/f',
    chosenFile: '/tmp/c',
    print: '/tmp/p',
    openedRecord: '/tmp/o',
    confirmations: '/tmp/c',
  }
  expect(testEnvironment(environment, false)).toEqual(read)
  expect(Object.values(testEnvironment(environment, true)).every((value) => value === undefined)).toBe(true)
})

test.each<[string[], string | undefined]>([
  [['.', '--profile', 'local.json'], 'local.json'],
  [['.', '--profile=a=b.json'], 'a=b.json'],
  [['--profile', 'a.json', '--profile=b.json'], 'b.json'],
  [['--profiles', 'a.json'], undefined],
  [['--profile'], undefined],
])('reads --profile from %j', (args, expected) => {
  expect(argumentValue(args, 'profile')).toBe(expected)
})
