import { expect, test } from 'vitest'
import { withoutParameters } from './use-address.ts'

test('takes out the names and everything under the prefixes, and keeps the rest in order', () => {
  const address = new URLSearchParams('q=tea&tab=timeline&timeline.kind=note&timeline.kind=setup&plan=A&plan=B&timelines=1')
  expect(withoutParameters(address, ['tab'], ['timeline']).toString()).toBe('q=tea&plan=A&plan=B&timelines=1')
})
