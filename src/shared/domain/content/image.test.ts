import { expect, test } from 'vitest'
import { imageObjectOf, storedImageOf } from './image.ts'

const BUCKET = { bucket: 'images', region: 'ap-south-1' }

test('an image of a record is one that has a key; without it there is nothing to show', () => {
  expect(storedImageOf({ ...BUCKET, key: 'aditi/site/1' })).toEqual({ bucket: 'images', region: 'ap-south-1', key: 'aditi/site/1' })
  expect(storedImageOf({ bucket: null, region: null, key: 'aditi/site/1' })).toEqual({ bucket: null, region: null, key: 'aditi/site/1' })
  expect([storedImageOf({ ...BUCKET, key: null }), storedImageOf({ ...BUCKET, key: '' }), storedImageOf(null), storedImageOf(undefined)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('an image field holds the empty text for what the record does not name', () => {
  expect(imageObjectOf({ bucket: null, region: null, key: 'k' })).toEqual({ bucket: '', region: '', key: 'k' })
  expect(imageObjectOf({ ...BUCKET, key: null })).toBeNull()
})
