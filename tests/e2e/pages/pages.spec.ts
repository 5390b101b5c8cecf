import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { webpSize } from '../site-forms/webp.ts'
import { openMenuOf, pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

const photo = { name: 'photo.png', mimeType: 'image/png', buffer: png(1500, 1200) }

/** A page as another tool wrote it: a head, blanks, odd quotes, an unknown property, something that would run. */
const ODD_PAGE = `<!DOCTYPE html><html><head><style>h1 { color: rgb(1, 2, 3) }</style></head>
<body class='x'><h1 style='letter-spacing:5px;mso-odd:1'>Odd</h1><img src="x" onerror="parent.evil=1"><p>Text  of<br/>it.</p>
<script>parent.evil=2</script></body></html>
`

test('pages are listed, created with both editors, edited and deleted [SHELL-035]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  await stored.create({ pageName: 'odd-page', displayName: 'Odd page', value: ODD_PAGE, pageFor: 'WEB', pageType: 'FROALA', tags: ['HEADERS'] })
  control.addFault({ operation: 'GetSitePagesByAdmin', fault: 'graphql-error', message: 'PAGES_NOT_READY' })
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const form = pageForm(page)
  const review = new EditReviewOnScreen(page)
  const heading = page.getByRole('banner').getByRole('heading', { level: 1 })
  const toast = (text: string) => page.locator('.fui-ToastTitle').filter({ hasText: text })

  await test.step('a list that cannot be read says why; then the pages of the tag Headers, 70 a request [ROUTE-027] [PAGE-023] [PAGE-024] [PAGE-027] [PAGE-039]', async () => {
    await openAddress(page, '/site-pages')
    await test.step('its message without underscores [FMT-014]', async () => {
      await expect(page.getByRole('alert')).toContainText('PAGES NOT READY')
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(list.count('7 of 161')).toBeVisible()
    await expect(page.getByText('Tag: Headers')).toBeVisible()
    await picture(page, 'list')
    const asked = control.calls('GetSitePagesByAdmin').slice(1)
    expect(asked.map(({ variables }) => (variables as { limit: number }).limit)).toEqual([70, 70, 70])
    expect(asked.map(({ variables }) => typeof (variables as { nextToken: unknown }).nextToken)).toEqual(['object', 'string', 'string'])
  })

  await test.step('name and tag combine; the tag can be cleared; 20 a page; a look at one [PAGE-022] [PAGE-025] [PAGE-028] [PAGE-029] [CONST-003]', async () => {
    await list.search.fill('83')
    await expect(list.count('1 of 161')).toBeVisible()
    await page.getByRole('button', { name: /^Remove .*Tag/ }).click()
    await list.search.fill('')
    await expect(page.getByText('1-20 of 161')).toBeVisible()
    await expect(list.grid.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText(['Page name', 'Display name', 'Page for', 'Type', 'Tags', 'Image'])
    await list.row('home').getByText('Home', { exact: true }).click()
    await expect(page.getByRole('complementary', { name: 'Details of Home' }).getByText('No Image Found !')).toBeVisible()
    await picture(page, 'peek')
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a new page: its fields in order with their defaults, and what is missing [ROUTE-028] [PAGE-001] [PAGE-002]', async () => {
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(heading).toHaveText('Static Pages')
    await expect(form.text).toBeVisible()
    const labels = ['Page Name', 'Show on Footer', 'Add to Home Page', 'Page For', 'Page Editor', 'Select Tag', 'Photo', 'Content']
    const shown = await page.getByRole('form', { name: 'Static Pages' }).locator('label').allTextContents()
    expect(shown.map((label) => label.replace(/\*$/, '').trim()).filter((label) => labels.includes(label))).toEqual(labels)
    await test.step('its defaults and options [PAGE-033] [PAGE-035] [PAGE-036]', async () => {
      await expect(form.onFooter).not.toBeChecked()
      await expect(form.onHome).not.toBeChecked()
      await expect(form.pageFor).toHaveValue('BOTH')
      await expect(form.pageFor.locator('option')).toHaveText(['Mobile View', 'Web View', 'Both'])
      await expect(form.editor).toHaveValue('FROALA')
      await expect(form.editor.locator('option')).toHaveText(['FROALA', 'HTML'])
    })
    await expect(form.photo.getByText('No Image Found !')).toBeVisible()
    await form.save.click()
    await expect(form.title).toBeFocused()
    await test.step('title and content are missing, said without a trailing blank [PAGE-015] [PAGE-016] [MSG-030] [MSG-031]', async () => {
      await expect(form.title).toHaveAccessibleDescription(/Please input page title/)
      await expect(page.getByRole('alert').filter({ hasText: 'page title' })).toHaveText(/^Please input page title$/)
      await expect(page.getByRole('alert').filter({ hasText: 'Content' })).toHaveText(/^Please input {2}Content$/)
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-errors')
    expect(control.calls('CreateSitePage')).toEqual([])
  })

  await test.step('written in the rich editor, with a photo [PAGE-008] [PAGE-034]', async () => {
    await test.step('a name is a slug in lower case, and refused where it is taken [PAGE-021] [FMT-015]', async () => {
      await form.title.fill('About us!')
      await form.title.press('Tab')
      await expect(form.title).toHaveAccessibleDescription(/There is a page named about-us already/)
    })
    await form.title.fill('Our Kitchen & Story')
    await form.onHome.click()
    await form.pageFor.selectOption('Web View')
    await form.tags.click()
    await page.getByRole('menuitemcheckbox', { name: 'Headers' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Call to Action' }).click()
    await page.keyboard.press('Escape')
    await form.text.click()
    await page.keyboard.type('Welcome to our kitchen')
    await expect(form.text).toHaveText('Welcome to our kitchen')
    await page.keyboard.press('Control+a')
    await form.toolbar.getByRole('button', { name: 'Bold' }).click()
    await expect(form.toolbar.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible()
    await form.toolbar.getByRole('button', { name: 'Link' }).click()
    const link = page.getByRole('dialog', { name: 'Link' })
    await link.getByLabel('Address').fill('javascript:alert(1)')
    await link.getByRole('button', { name: 'Insert' }).click()
    await expect(link.getByText(/Enter an address that begins with/)).toBeVisible()
    await link.getByLabel('Address').fill('https://kitchen.example/menu')
    await link.getByRole('button', { name: 'Insert' }).click()
    await expect(form.text.getByRole('link', { name: 'Welcome to our kitchen' })).toBeVisible()
    await form.photo.locator('input[type=file]').setInputFiles(photo)
    await expect(form.photo.getByRole('button', { name: 'Full size' })).toBeVisible()
    await form.text.press('ArrowRight')
    await form.toolbar.getByRole('button', { name: 'Image' }).click()
    const image = page.getByRole('dialog', { name: 'Image' })
    await image.locator('input[type=file]').setInputFiles(photo)
    await expect(image.getByLabel('Address')).toHaveValue(/\/internalAdmin\/[\da-f-]{36}$/)
    await picture(page, 'insert-image')
    await image.getByRole('button', { name: 'Insert' }).click()
    const drawn = form.text.locator('img')
    await expect.poll(() => drawn.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1000)
    expect(control.calls('GetFroalaSignature').length).toBeGreaterThan(0)
    await picture(page, 'create')
  })

  await test.step('a name that was taken meanwhile is refused at its field; then it is created [PAGE-004] [PAGE-019] [PAGE-020] [PAGE-031] [MSG-050]', async () => {
    await stored.create({ pageName: 'our-kitchen-story' })
    await form.save.click()
    await expect(form.title).toHaveAccessibleDescription(/There is a page named our-kitchen-story already/)
    await form.title.fill('  Our Story  ')
    await page.keyboard.press('Control+s')
    await expect(toast('Page Created Successfully')).toHaveText('Page Created Successfully')
    await expect(list.grid).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/site-pages')
    await test.step('a page is sent without the id of a site [CALL-039]', () =>
      expect(control.calls('CreateSitePage').at(-1)?.variables).toEqual({ input: expect.not.objectContaining({ siteId: expect.anything() }) }))
    const created = await stored.page('our-story')
    expect(created).toMatchObject({
      displayName: 'Our Story',
      onFooter: false,
      onHome: true,
      pageFor: 'WEB',
      pageType: 'FROALA',
      tags: ['HEADERS', 'CALL_TO_ACTION'],
    })
    expect(created?.value).toContain('<strong><a href="https://kitchen.example/menu">Welcome to our kitchen')
    expect(created?.value).toContain(`<img src="${platform.profile.storage.imageBase}/internalAdmin/`)
    await test.step('its photo has a key of its own and at most 1000 by 1000 pixels [PAGE-018] [PAGE-037] [SEDIT-033]', async () => {
      expect(created?.image?.key).toMatch(/^internalAdmin\/[\da-f-]{36}$/)
      const file = Buffer.from(await (await fetch(`${platform.profile.storage.imageBase}/${created?.image?.key}`)).arrayBuffer())
      expect(webpSize(file)).toEqual({ width: 1000, height: 800 })
    })
  })

  await test.step('its image at full size [PAGE-026]', async () => {
    await list.search.fill('our-story')
    await page.getByRole('button', { name: 'Image of Our Story' }).click()
    const dialog = page.getByRole('dialog', { name: 'Our Story' })
    await expect.poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
    const key = (await stored.page('our-story'))?.image?.key ?? ''
    await test.step("it is shown from the public bucket's base and its key [CALL2-070]", () =>
      expect(dialog.getByRole('img')).toHaveAttribute('src', `${platform.profile.storage.imageBase}/${key}`))
    await picture(page, 'image')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a stored page by its address: its name and editor are fixed; it looks as it does for visitors, and nothing in it runs [ROUTE-029] [PAGE-005] [PAGE-006] [PAGE-007]', async () => {
    await openAddress(page, '/edit-site-pages?page=odd-page')
    await page.reload()
    await expect(heading).toHaveText('Static Pages')
    await expect(form.title).toBeDisabled()
    await expect(form.title).toHaveValue('Odd page')
    await expect(form.editor).toBeDisabled()
    await test.step('a page without an image says so [PAGE-014] [MSG-034]', () => expect(form.photo.getByText('No Image Found !')).toBeVisible())
    const odd = form.text.getByRole('heading', { name: 'Odd' })
    await expect(odd).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(odd).toHaveCSS('letter-spacing', '5px')
    expect(await page.evaluate(() => 'evil' in window)).toBe(false)
    await picture(page, 'edit')
  })

  await test.step('what is not touched comes back to the letter; a save that fails leaves everything as it was [PAGE-012] [PAGE-032] [MSG-051]', async () => {
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

  await test.step('content is needed on edit too; leaving with changes asks; Cancel leads to the list [PAGE-003] [PAGE-013] [PAGE-017] [MSG-032]', async () => {
    await openAddress(page, '/edit-site-pages?page=our-story')
    await expect(form.onFooter).toBeEnabled()
    await form.text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await form.save.click()
    await expect(page.getByRole('alert').filter({ hasText: 'content' })).toHaveText(/^Please input content$/)
    await form.cancel.click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(form.save).toBeVisible()
    await form.cancel.click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(list.grid).toBeVisible()
    await page.getByRole('button', { name: 'Create Page' }).click()
    await expect(form.text).toBeVisible()
    await form.cancel.click()
    await expect(list.grid).toBeVisible()
  })

  await test.step('a page in code, with its preview beside it, in the dark [PAGE-009] [PAGE-010] [PAGE-011]', async () => {
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

  await test.step('a page is deleted after a question; one that another deleted is refused [PAGE-030] [MSG-062]', async () => {
    await openAddress(page, '/site-pages?tags=any&q=our-story')
    await picture(page, 'list-dark')
    await (await openMenuOf(list.row('our-story'))).getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sure to delete?' })
    await expect(question).toContainText('our-story')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast('Deleted Successfully')).toHaveText('Deleted Successfully')
    await expect(page.getByText('No page matches')).toBeVisible()
    expect(await stored.page('our-story')).toBeNull()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await list.search.fill('code-page')
    await stored.run('mutation { deleteSitePage(pageName: "code-page") { id } }')
    await (await openMenuOf(list.row('code-page'))).getByRole('menuitem', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast('The page could not be deleted.')).toBeVisible()
  })

  await test.step('an address without a page, and one of a page that is not there [ROUTE-013]', async () => {
    await openAddress(page, '/edit-site-pages')
    await expect(toast('Choose a page to edit.')).toBeVisible()
    await expect(list.grid).toBeVisible()
    await openAddress(page, '/edit-site-pages?page=code-page')
    await expect(page.getByText('There is no such page')).toBeVisible()
  })
})
