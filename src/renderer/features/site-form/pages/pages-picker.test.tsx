// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { completeBrowser, renderForm } from '#components/form/form-harness.test-support.tsx'
import { SOME_PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { PagesPicker, type PagesPickerProps } from './pages-picker.tsx'
import { matchingPages, type PickablePage, tagCounts } from './pickable-page.ts'

beforeEach(() => {
  completeBrowser()
  // The table draws the rows that fit its height; jsdom lays nothing out.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 600 })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 1000 })
})
afterEach(cleanup)

const page = (pageName: string, tags: string[] = [], value: string | null = null): PickablePage => ({
  pageName,
  displayName: pageName.toUpperCase(),
  pageFor: 'BOTH',
  pageType: 'HTML',
  tags,
  value,
})
const PAGES = [page('home', ['Covers', 'Contents'], '<h1>Welcome</h1>'), page('footer', ['Footers']), page('contact', ['Contacts', 'Form'])]

describe('finding pages', () => {
  test('by name, display name and tag, in any case', () => {
    const found = (text: string, tags: string[] = []) => [...matchingPages(PAGES, text, tags)].map((at) => PAGES[at]?.pageName)
    expect(found('')).toEqual(['home', 'footer', 'contact'])
    expect(found(' FOOT ')).toEqual(['footer'])
    expect(found('covers')).toEqual(['home'])
    expect(found('', ['Footers', 'Form'])).toEqual(['footer', 'contact'])
    expect(found('contact', ['Footers'])).toEqual([])
  })

  test.each(SOME_PASTED)('$stored by $kind', ({ typed, stored }) => {
    expect([...matchingPages([...PAGES, { ...page('about'), displayName: stored }], typed, [])]).toEqual([3])
  })

  test('tags with their number, the most frequent first', () => {
    expect(tagCounts([page('a', ['X', 'Y']), page('b', ['Y'])])).toEqual([
      { tag: 'Y', count: 2 },
      { tag: 'X', count: 1 },
    ])
  })
})

describe('the picker', () => {
  const open = (props: Partial<PagesPickerProps> = {}, chosen: readonly string[] = []) =>
    renderForm(<PagesPicker pages={PAGES} isLoading={false} failure={null} onRetry={() => undefined} {...props} />, { pages: chosen })

  test('chooses pages by their rows [SNEW-116]', async () => {
    const { form, user } = open({}, ['home'])
    expect(screen.getByRole('checkbox', { name: /HOME/, checked: true })).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /FOOTER/ }))
    expect(form.getValues('pages')).toEqual(['home', 'footer'])
    await user.click(screen.getByRole('checkbox', { name: /HOME/ }))
    expect(form.getValues('pages')).toEqual(['footer'])
  })

  test('searches; what is chosen stays chosen', async () => {
    const { form, user } = open({}, ['home'])
    await user.type(screen.getByRole('searchbox'), 'contact')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /HOME/ })).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: /CONTACT/ }))
    expect(form.getValues('pages')).toEqual(['home', 'contact'])
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    await user.click(await screen.findByRole('button', { name: 'Clear search and tags' }))
    expect(await screen.findByRole('checkbox', { name: /HOME/ })).toBeDefined()
  })

  test('previews a page in a frame where nothing runs', async () => {
    const { user } = open()
    await user.dblClick(screen.getByText('HOME'))
    const dialog = await screen.findByRole('dialog', { name: 'HOME' }, { timeout: 5000 })
    const frame = within(dialog).getByTitle('Preview of home')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.getAttribute('srcdoc')).toContain('<h1>Welcome</h1>')
  })

  test('says why there are none, and tries again', async () => {
    const retries: string[] = []
    const { user } = open({ pages: [], failure: 'The platform cannot be reached.', onRetry: () => retries.push('again') })
    expect(screen.getByText('The platform cannot be reached.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retries).toEqual(['again'])
  })
})
