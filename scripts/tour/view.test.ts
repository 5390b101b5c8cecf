import { expect, test } from 'vitest'
import { viewsNamed } from './view.ts'

test('a tour has four views, or the one that is named', () => {
  expect(viewsNamed(undefined)).toHaveLength(4)
  expect(viewsNamed('1440x900-dark')).toEqual([{ width: 1440, height: 900, theme: 'dark' }])
})

test('a view that there is not is named with those that there are', () => {
  expect(() => viewsNamed('dark')).toThrow('There is no view dark. There are: 1440x900-light, 1440x900-dark, 1920x1080-dark, 1920x1080-light.')
})
