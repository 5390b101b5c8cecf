import { expect, test } from 'vitest'
import { viewsNamed } from './view.ts'

test('a tour has four views, or the one that is named, in any size', () => {
  expect(viewsNamed(undefined)).toHaveLength(4)
  expect(viewsNamed('1440x900-dark')).toEqual([{ width: 1440, height: 900, theme: 'dark' }])
  expect(viewsNamed('1024x640-light')).toEqual([{ width: 1024, height: 640, theme: 'light' }])
})

test('what names no view is refused with an example', () => {
  expect(() => viewsNamed('dark')).toThrow('There is no view dark. Name one like 1280x800-dark.')
})
