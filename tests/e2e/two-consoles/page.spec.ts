import { EditReviewOnScreen } from '../edit-review.ts'
import { pageForm, pageList } from '../pages/page-screens.ts'
import { StoredPages } from '../pages/stored-pages.ts'
import { expect, test } from './fixtures.ts'

const UPDATE = 'mutation ($input: SitePageInput!) { updateSitePage(input: $input) { id } }'
const STORED = { pageName: 'shared', displayName: 'Shared', value: '<p>Hello</p>', onFooter: false, onHome: false, pageFor: 'BOTH', pageType: 'HTML', tags: [] }

test('the same field of a page: the second person chooses, another one is kept, and nothing is saved before', {
  tag: ['@daily', '@overwriting'],
}, async ({ signedInAs, platform }) => {
  const stored = new StoredPages(platform)
  await stored.create(STORED)
  const { page } = await signedInAs('ADMIN', { at: '/edit-site-pages?page=shared' })
  const [form, review] = [pageForm(page), new EditReviewOnScreen(page)]
  await expect(form.onFooter).toBeEnabled()
  await form.code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('<p>Mine</p>')

  await stored.run(UPDATE, { input: { ...STORED, value: '<p>Theirs</p>', onFooter: true } })
  await form.save.click()
  expect(await review.changes()).toEqual([
    'Page / Show on Footer: No -> [x] Theirs: Yes | [ ] Yours: No',
    'Content / Content: <p>Hello</p> -> [ ] Theirs: <p>Theirs</p> | [ ] Yours: <p>Mine</p>',
  ])
  await review.save.press('Enter')
  await expect.poll(() => stored.page('shared')).toMatchObject({ value: '<p>Theirs</p>' })
  await review.choose('Yours: <p>Mine</p>')
  await review.save.click()
  await expect(pageList(page).grid).toBeVisible()
  await expect.poll(() => stored.page('shared')).toMatchObject({ value: '<p>Mine</p>', onFooter: true })
})
