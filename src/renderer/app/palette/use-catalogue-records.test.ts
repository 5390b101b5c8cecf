import { expect, test } from 'vitest'
import { planHint, platformServiceHint } from './use-catalogue-records.ts'

test('a plan and a platform service are shown with words in place of codes', () => {
  expect(planHint({ status: 'ACTIVE' })).toBe('Plan · Active')
  expect(planHint({ status: 'INACTIVE' })).toBe('Plan · Inactive')
  expect(planHint({ status: null })).toBe('Plan')
  expect(platformServiceHint({ platform: 'DEPARTMENT' })).toBe('Platform service · Department')
  expect(platformServiceHint({ platform: null })).toBe('Platform service')
})
