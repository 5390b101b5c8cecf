import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { ODD_PAGE } from './odd-page.ts'
import { pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

test('a stored page is edited, and what is not touched comes back to the letter', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const form = pageForm(page)
  const review = new EditReviewOnScreen(page)
  const heading = page.getByRole('banner').getByRole('heading', { level: 1 })
  const toast = (text: string) => page.locator('.fui-ToastTitle').filter({ hasText: text })
  await stored.create({ pageName: 'odd-page', displayName: 'Odd page', value: ODD_PAGE, pageFor: 'WEB', pageType: 'FROALA', tags: ['HEADERS'] })

  await test.step('a stored page by its address: its name and editor are fixed; it looks as it does for visitors, and nothing in it runs [ROUTE-029] [PAGE-005] [PAGE-006] [PAGE-007]', async () => {
    await openAddress(page, '/edit-site-pages?page=odd-page')
    await page.reload()
    await expect(heading).toHaveText('Static Pages')
    await expect(form.title).toBeDisabled()
    await expect(form.title).toHaveValue('Odd page')
    await expect(form.editor).toBeDisabled()
    await test.step('a page without an image says so [PAGE-014]', () => expect(form.photo.getByText('No Image Found !')).toBeVisible())
    const odd = form.text.getByRole('heading', { name: 'Odd' })
    await expect(odd).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(odd).toHaveCSS('letter-spacing', '5px')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
    await picture(page, 'edit')
  })

  await test.step('what is not touched comes back to the letter; a save that fails leaves everything as it was [PAGE-012] [PAGE-032]', async () => {
    await form.onFooter.click()
    control.addFault({ operation: 'UpdateSitePage', fault: 'graphql-error', message: 'PAGE_IS_LOCKED' })
    await form.save.click()
    expect(await review.changes()).toEqual(['Page / Show on Footer: No -> Yes'])
    await review.save.click()
    await expect(review.problem).toHaveText('PAGE IS LOCKED')
    await review.save.click()
    await expect(toast('Page saved successfully')).toHaveText('Page saved successfully')
    await expect(list.grid).toBeVisible()
    expect(await stored.page('odd-page')).toMatchObject({ onFooter: true, value: ODD_PAGE, displayName: 'Odd page', tags: ['HEADERS'] })
  })

  await test.step('a changed word changes only the body', async () => {
    await openAddress(page, '/edit-site-pages?page=odd-page')
    await expect(form.onFooter).toBeEnabled()
    await form.text.getByText('Text of').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('More')
    await expect(form.text).toContainText('More')
    await form.save.click()
    await picture(page, 'review')
    await review.save.click()
    await expect(list.grid).toBeVisible()
    const { value = '' } = (await stored.page('odd-page')) ?? {}
    expect(value.startsWith(ODD_PAGE.slice(0, ODD_PAGE.indexOf('<h1')))).toBe(true)
    expect(value.endsWith('</body></html>\n')).toBe(true)
    expect(value).toContain('letter-spacing:5px;mso-odd:1')
    expect(value).toContain('More')
  })
})
