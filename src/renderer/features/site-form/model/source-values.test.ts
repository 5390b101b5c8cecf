import { expect, test } from 'vitest'
import { makeSource } from '../test/make-source.ts'
import { valuesOf } from './source-values.ts'

test('a stored logo without a key is no logo: the form opens without one', () => {
  const logo = { bucket: null, region: null, key: null, localUri: null, mimeType: null }
  expect(valuesOf(makeSource({ setting: { siteLogo: logo } })).siteLogo).toBeNull()
  expect(valuesOf(makeSource()).siteLogo).toEqual({ bucket: 'images', region: 'ap-south-1', key: 'aditi/site/1' })
})
