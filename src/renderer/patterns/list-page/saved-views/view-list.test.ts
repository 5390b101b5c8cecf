import { expect, test } from 'vitest'
import { defaultViewOf, NO_VIEWS, viewOf } from './use-list-views.ts'
import { addView, changeView, deleteView, nameProblem, type ViewList } from './view-list.ts'

const views: ViewList = {
  saved: [
    { id: 'a', name: 'My renewals', search: 'payment=expiring' },
    { id: 'b', name: 'Free', search: 'payment=free' },
  ],
  defaultId: 'a',
}

test('saves a view under a trimmed name', () => {
  expect(addView(NO_VIEWS, { id: 'c', name: ' Gulf ', search: 'country=UAE' })).toEqual({
    saved: [{ id: 'c', name: 'Gulf', search: 'country=UAE' }],
    defaultId: null,
  })
})

test('a name is needed, short, and the only one of its kind', () => {
  expect(nameProblem(views, ' ')).toBe('Enter a name.')
  expect(nameProblem(views, 'x'.repeat(61))).toBe('A name has at most 60 characters.')
  expect(nameProblem(views, 'my RENEWALS')).toBe('Another view has this name.')
  expect(nameProblem(views, 'my RENEWALS', 'a')).toBeNull()
  expect(nameProblem(views, 'Gulf')).toBeNull()
})

test('renames and updates one view', () => {
  expect(changeView(views, 'b', { name: 'No charge' }).saved.map(({ name }) => name)).toEqual(['My renewals', 'No charge'])
  expect(changeView(views, 'b', { search: 'payment=free&sort=till' }).saved[1]).toEqual({ id: 'b', name: 'Free', search: 'payment=free&sort=till' })
})

test('a deleted default leaves no default', () => {
  expect(deleteView(views, 'a')).toEqual({ saved: [views.saved[1]], defaultId: null })
  expect(deleteView(views, 'b').defaultId).toBe('a')
})

test('finds the view on screen and the default', () => {
  expect(viewOf(views, 'payment=free')?.name).toBe('Free')
  expect(viewOf(views, 'payment=free&page=2')).toBeUndefined()
  expect(defaultViewOf(views)?.id).toBe('a')
  expect(defaultViewOf({ ...views, defaultId: 'gone' })).toBeUndefined()
})
