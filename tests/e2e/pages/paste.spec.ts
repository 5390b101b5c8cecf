import type { Locator } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { ODD_PAGE } from './odd-page.ts'
import { pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

/** Word's clipboard for a title, a list, a picture and a link, with hostile additions of a page. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal { mso-x: 1 }</style></head>
<body><!--StartFragment--><p class=MsoNormal><b><span style='mso-fareast-language:EN-IN'>Opening hours<o:p></o:p></span></b></p>
<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>Monday</p><p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>Friday</p>
<img src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"><script>window.top.hacked=1</script><img src=x onerror="window.top.hacked=2"><!--EndFragment--></body></html>`
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Closed</span><span> on Sunday</span></p></b>`

/** A paste as the browser reports it. Consoles that run side by side may share one clipboard, hence none is used. */
const paste = (text: Locator, data: Readonly<Record<string, string>>, type = 'paste') =>
  text.evaluate(
    (element, [entries, name]) => {
      const clipboardData = new DataTransfer()
      for (const [kind, value] of Object.entries(entries)) clipboardData.setData(kind, value)
      element.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true })
          : new DragEvent(name, { dataTransfer: clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [data, type] as const,
  )

test('of Word and Google Docs structure comes into a page, by paste and by drop, without a question', async ({ signedInAs, platform }) => {
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const form = pageForm(page)
  await openAddress(page, '/create-site-pages')
  await form.title.fill('Pasted')
  await form.text.click()
  await paste(form.text, { 'text/html': DOCS })
  await expect(form.text).toContainText('Closed on Sunday')
  await page.keyboard.press('Control+End')
  await paste(form.text, { 'text/html': WORD, 'text/plain': 'Opening hours\nMonday' })
  await expect(form.text.getByRole('listitem')).toHaveText(['Monday', 'Friday'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.fui-ToastTitle').filter({ hasText: '2 images were not pasted' })).toBeVisible()
  await paste(form.text, { 'text/plain': '<p onclick="x()">As code</p><script>x()</script>' })
  await expect(form.text).toContainText('As code')
  await paste(form.text, { 'text/html': '<p style="mso-x:1" onclick="x()">Dropped</p><script>x()</script>' }, 'drop')
  await expect(form.text).toContainText('Dropped')
  await form.save.click()
  await expect(pageList(page).grid.getByRole('gridcell', { name: 'pasted', exact: true }).first()).toBeVisible()
  const { value = '' } = (await stored.page('pasted')) ?? {}
  expect(value).toContain('<p><strong>Closed</strong> on Sunday</p>')
  expect(value).toContain('<p>Dropped</p>')
  expect(value).toMatch(/<p><b>Opening hours<\/b><\/p>\s*<ul><li>Monday<\/li><li>Friday<p>As code<\/p><\/li><\/ul>/)
  expect(value).not.toMatch(/o:p|mso|style|class|file:|<img|<script|hacked|onerror|onclick|docs-internal/i)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test("a page's own scripts and styles stay beside what is pasted, and come along when they are moved", async ({ signedInAs, platform }) => {
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const form = pageForm(page)
  const review = new EditReviewOnScreen(page)
  await stored.create({ pageName: 'own-page', displayName: 'Own page', value: ODD_PAGE, pageFor: 'WEB', pageType: 'FROALA' })
  await openAddress(page, '/edit-site-pages?page=own-page')
  await expect(form.onFooter).toBeEnabled()
  await form.text.getByRole('heading', { name: 'Odd' }).click()
  await page.keyboard.press('Control+a')
  const copied = await form.text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/html')
  })
  await page.keyboard.press('Control+End')
  await paste(form.text, { 'text/html': '<p class=MsoNormal>From Word</p>' })
  await expect(form.text).toContainText('From Word')
  await page.keyboard.press('Control+End')
  await paste(form.text, { 'text/html': `<html>\r\n<body>\r\n<!--StartFragment-->${copied}<!--EndFragment-->\r\n</body>\r\n</html>` })
  await expect(form.text.getByRole('heading', { name: 'Odd' })).toHaveCount(2)
  await form.save.click()
  await review.save.click()
  await expect(pageList(page).grid).toBeVisible()
  const { value = '' } = (await stored.page('own-page')) ?? {}
  expect(value.split('letter-spacing:5px;mso-odd:1')).toHaveLength(3)
  expect(value.split('onerror="parent.evil=1"')).toHaveLength(3)
  expect(value).toContain('<script>parent.evil=2</script></body>')
  expect(value).toContain('<p>From Word</p>')
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
