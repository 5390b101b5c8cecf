import { describe, expect, test } from 'vitest'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { takenBack } from '#patterns/activity/taken-back.ts'
import { NEW_PAGE, newPageSchema, type PageValues, pageInput, pageUndo, storedPageSchema, valuesOf } from './page-values.ts'

const values: PageValues = { ...NEW_PAGE, title: ' About us! ', content: '<p>Hello</p>', tags: ['HEADERS'] }
const problems = (schema: typeof storedPageSchema, changed: Partial<PageValues>): Record<string, string> =>
  Object.fromEntries((schema.safeParse({ ...values, ...changed }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('the rules of a page', () => {
  const create = newPageSchema(new Set(['home']))

  test('a title is needed, with a letter or a digit, and a name that is free [PAGE-015] [PAGE-021]', () => {
    expect(problems(create, {})).toEqual({})
    expect(problems(create, { title: '  ' })).toEqual({ title: 'Please input page title' })
    expect(problems(create, { title: '?!' })['title']).toMatch(/letter or digit/)
    expect(problems(create, { title: 'Home!' })).toEqual({ title: 'There is a page named home already. Choose another title.' })
  })

  test.each(['', '  ', '<p><br></p>', '<p>&nbsp;</p>', '<!-- nothing -->'])('content %j is none [PAGE-016] [PAGE-017]', (content) => {
    expect(problems(create, { content })).toEqual({ content: 'Please input  Content' })
    expect(problems(storedPageSchema, { content })).toEqual({ content: 'Please input content' })
  })

  test.each(['text', '<p><img src="x"></p>', '<script src="x"></script>', '<hr>'])('content %j is some', (content) => {
    expect(problems(create, { content })).toEqual({})
  })

  test('a stored page keeps its name, whatever it is', () => {
    expect(problems(storedPageSchema, { title: '' })).toEqual({})
  })
})

describe('what is sent', () => {
  const image = { bucket: 'b', region: 'r', key: 'internalAdmin/1' }

  test('of a new page: the slug of the title as its name, the title as it was typed [PAGE-019] [PAGE-020]', () => {
    expect(pageInput({ ...values, image }, null)).toEqual({
      pageName: 'about-us',
      displayName: 'About us!',
      value: '<p>Hello</p>',
      onFooter: false,
      onHome: false,
      pageFor: 'BOTH',
      pageType: 'FROALA',
      tags: ['HEADERS'],
      image: { ...image, mimeType: 'image/webp' },
    })
  })

  test('of a stored one: its own name; an image that stays is named by where it lies', () => {
    const stored = { pageName: 'old-name', displayName: 'Old name', image: { ...image, localUri: null, mimeType: null } }
    expect(pageInput({ ...values, image }, stored)).toMatchObject({ pageName: 'old-name', displayName: 'Old name', image })
    expect(pageInput({ ...values, image }, stored).image).not.toHaveProperty('mimeType')
    expect(pageInput({ ...values, image: { ...image, key: 'internalAdmin/2' } }, stored).image).toMatchObject({ mimeType: 'image/webp' })
    expect(pageInput({ ...values, image: null }, stored).image).toBeNull()
  })
})

describe('a change of the image of a page', () => {
  const address = { bucket: 'b', region: 'r' }
  const page = (image: MasterPage['image']): MasterPage => ({
    id: '1',
    pageName: 'about-us',
    displayName: 'About us',
    displayOrder: 1,
    value: '<p>Hello</p>',
    onFooter: false,
    onHome: false,
    pageFor: 'BOTH',
    pageType: 'FROALA',
    tags: ['HEADERS'],
    image,
  })
  const stored = (key: string, mimeType: string | null) => ({ ...address, key, localUri: null, mimeType })
  const takenBackTo = (before: MasterPage['image'], now: MasterPage['image']) => {
    const saved = { ...valuesOf(page(before)), image: now && { ...address, key: now.key ?? '' } }
    const undo = pageUndo(page(before), { values: saved, changed: ['image'] })
    const back = undo && takenBack(valuesOf(page(now)), undo)
    return back && pageInput(back, page(now)).image
  }

  test('is taken back to the image that was there, with its format', () => {
    expect(takenBackTo(stored('old', 'image/jpeg'), stored('new', 'image/webp'))).toEqual({ ...address, key: 'old', mimeType: 'image/jpeg' })
    expect(takenBackTo(stored('old', null), stored('new', 'image/webp'))).toEqual({ ...address, key: 'old' })
    expect(takenBackTo(stored('old', 'image/jpeg'), null)).toEqual({ ...address, key: 'old', mimeType: 'image/jpeg' })
  })

  test('is taken back to none where there was none', () => {
    expect(takenBackTo(null, stored('new', 'image/webp'))).toBeNull()
  })
})
