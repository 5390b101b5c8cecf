import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { webpSize } from '../site-forms/webp.ts'
import { pageForm, pageList } from './page-screens.ts'
import { StoredPages } from './stored-pages.ts'

const photo = { name: 'photo.png', mimeType: 'image/png', buffer: png(1500, 1200) }

test('a page is created in the rich editor, with a photo', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPages(platform)
  const { page } = await signedInAs('ADMIN')
  const list = pageList(page)
  const form = pageForm(page)
  const toast = (text: string) => page.locator('.fui-ToastTitle').filter({ hasText: text })
  await openAddress(page, '/create-site-pages')
  await expect(form.text).toBeVisible()

  await test.step('written in the rich editor, with a photo [PAGE-008] [PAGE-034]', async () => {
    await test.step('a name is a slug in lower case, and refused where it is taken [PAGE-021]', async () => {
      await form.title.fill('About us!')
      await form.title.press('Tab')
      await expect(form.title).toHaveAccessibleDescription(/There is a page named about-us already/)
    })
    await form.title.fill('Our Kitchen & Story')
    await form.onHome.click()
    await form.pageFor.selectOption('Web View')
    await form.tags.click()
    await page.getByRole('menuitemcheckbox', { name: 'Footers' }).click()
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

  await test.step('a name that was taken meanwhile is refused at its field; then it is created [PAGE-004] [PAGE-019] [PAGE-020] [PAGE-031]', async () => {
    await stored.create({ pageName: 'our-kitchen-story' })
    await form.save.click()
    await expect(form.title).toHaveAccessibleDescription(/There is a page named our-kitchen-story already/)
    await form.title.fill('  Our Story  ')
    await page.keyboard.press('Control+s')
    await expect(toast('Page Created Successfully')).toHaveText('Page Created Successfully')
    expect(new URL(page.url()).pathname).toBe('/site-pages')
    await test.step('it is in sight, although the list shows the pages of the tag Headers at first', () => expect(list.row('our-story')).toBeVisible())
    await test.step('a page is sent without the id of a site [CALL-039]', () =>
      expect(control.sent('CreateSitePage').at(-1)).toEqual({ input: expect.not.objectContaining({ siteId: expect.anything() }) }))
    const created = await stored.page('our-story')
    expect(created).toMatchObject({
      displayName: 'Our Story',
      onFooter: false,
      onHome: true,
      pageFor: 'WEB',
      pageType: 'FROALA',
      tags: ['FOOTERS', 'CALL_TO_ACTION'],
    })
    expect(created?.value).toContain('<strong><a href="https://kitchen.example/menu">Welcome to our kitchen')
    expect(created?.value).toContain(`<img src="${platform.profile.storage.imageBase}/internalAdmin/`)
    await test.step('its photo has a key of its own and at most 1000 by 1000 pixels [PAGE-018] [PAGE-037] [SEDIT-033] [SNEW-073]', async () => {
      expect(created?.image?.key).toMatch(/^internalAdmin\/[\da-f-]{36}$/)
      const file = Buffer.from(await (await fetch(`${platform.profile.storage.imageBase}/${created?.image?.key}`)).arrayBuffer())
      expect(webpSize(file)).toEqual({ width: 1000, height: 800 })
    })
  })

  await test.step('its image at full size [PAGE-026]', async () => {
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
})
