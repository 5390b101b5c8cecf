import { expect, test } from 'vitest'
import { emptyGroups, inOrder, isChosen, isTicked, withGroup, withOperations } from './grants.ts'

test('an operation belongs to its ticked group; unticking clears it [USER-022] [USER-023]', () => {
  const ticked = withGroup([], 'site', true)
  expect(ticked).toEqual([{ name: 'site', operations: [] }])
  const granted = withOperations(ticked, 'site', (operation) => operation === 'edit_site')
  expect(isChosen(granted, 'site', 'edit_site')).toBe(true)
  expect(isTicked(withGroup(granted, 'site', false), 'site')).toBe(false)
  expect(withGroup(withGroup(granted, 'site', false), 'site', true)).toEqual([{ name: 'site', operations: [] }])
  expect(withOperations([], 'site', () => true)).toEqual([])
})

test('a dashboard is its one operation', () => {
  expect(withGroup([], 'cp_dashboard', true)).toEqual([{ name: 'cp_dashboard', operations: ['cp_dashboard'] }])
})

test('whatever was ticked first, the order is that of the source; what is offered no more stays, last', () => {
  const stored = [
    { name: 'oldGroup', operations: ['z', 'a'] },
    { name: 'campaigns', operations: ['campaigns_templates', 'old_operation', 'run_campaigns'] },
  ]
  expect(withGroup(stored, 'site', true)).toEqual([
    { name: 'site', operations: [] },
    { name: 'campaigns', operations: ['run_campaigns', 'campaigns_templates', 'old_operation'] },
    { name: 'oldGroup', operations: ['z', 'a'] },
  ])
  expect(withOperations(inOrder(stored), 'campaigns', () => false)[0]).toEqual({ name: 'campaigns', operations: ['old_operation'] })
})

test('a ticked group without an operation grants nothing', () => {
  expect(emptyGroups([...withGroup([], 'site', true), ...withGroup([], 'cp_dashboard', true)])).toEqual(['site'])
})
