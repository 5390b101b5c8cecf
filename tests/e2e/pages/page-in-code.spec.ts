import { expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

test('a page in code, with its preview beside it, in the dark [PAGE-009] [PAGE-010] [PAGE-011]', async ({ signedInAs, platform }) => {
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const form = pageForm(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAddress(page, '/create-site-pages')
  await form.editor.selectOption('HTML')
  await form.title.fill('Code page')
  await form.code.click()
  const html = '<style>h1 { color: rgb(4, 5, 6) }</style><h1 style="letter-spacing:4px">Hello</h1><script>parent.evil=3</script>'
  await page.keyboard.insertText(html)
  const hello = form.preview.getByRole('heading', { name: 'Hello' })
  await expect(hello).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expect(hello).toHaveCSS('letter-spacing', '4px')
  await expect(page.locator('iframe[title="Preview"]')).toHaveAttribute('sandbox', '')
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  await expectReadableColours(page)
  await picture(page, 'code-dark')
  await form.save.click()
  // It has no tag: the list shows it all the same.
  await expect(list.grid.getByRole('gridcell', { name: 'code-page', exact: true }).first()).toBeVisible()
  expect(await stored.page('code-page')).toMatchObject({ pageType: 'HTML', value: html })
  await openAddress(page, '/edit-site-pages?page=code-page')
  await expect(form.code).toContainText('<h1 style="letter-spacing:4px">Hello</h1>')
  await expect(form.editor).toHaveValue('HTML')
  await expect(form.editor).toBeDisabled()
  await expect(hello).toBeVisible()
})
