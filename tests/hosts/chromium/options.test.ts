import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { hostOptions } from './options.ts'

test.each<[string[], readonly string[]]>([
  [
    ['--headless', '--cdp-port', '9222', '--profile', 'a.json'],
    ['--profile', 'a.json'],
  ],
  [['--profile=a.json', '--cdp-port=9222', '--headless'], ['--profile=a.json']],
  [
    ['--headless', '--cdp-port', '9222', '--', '--profile', 'a.json', 'https://x.example'],
    ['--profile', 'a.json', 'https://x.example'],
  ],
])('%j: the host takes its own, the console gets %j', (args, consoleArguments) => {
  expect(hostOptions(args)).toEqual({ port: 9222, isHeadless: true, build: inRoot('out'), consoleArguments })
})

test('another build than that of `npm run build` can be run, in another scale', () => {
  expect(hostOptions(['--headless', '--scale', '0.5', '--build', '/work/dev', '--profile', 'a.json'])).toEqual({
    port: 0,
    isHeadless: true,
    scale: '0.5',
    build: '/work/dev',
    consoleArguments: ['--profile', 'a.json'],
  })
})
