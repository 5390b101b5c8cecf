import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

test('the drivers and the test runner use the same Playwright, which start the same browser', () => {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { devDependencies: Record<string, string> }
  expect(devDependencies['playwright']).toBe(devDependencies['@playwright/test'])
})
