import { expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { jpegSize } from './jpeg.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const BANK = { accountHolder: 'Aditi Rao', bankName: 'HDFC', branchName: 'Pune', accountNum: '0012345', ifscCode: 'HDFC0001234' }
const UPDATE_SITE = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
const photo = (width: number, height: number) => ({ name: 'shop.png', mimeType: 'image/png', buffer: png(width, height) })

test('the images of a store are sent as base64 and registered by what the platform answers', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { bucket, region, imageBase } = platform.profile.storage
  const stored = new StoredMenus(platform)
  await stored.setSetting(SITE_ID, 'dine-in', { bankDetails: [BANK] })
  await stored.run(UPDATE_SITE, { input: { siteId: SITE_ID, siteLogo: { bucket, region, key: 'logo/1' } } })
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, review, sent } = await MenusOnScreen.open(page, platform)
  const form = dialog('Update Menu')
  const image = (place: number) => form.getByRole('group', { name: `Store image ${place}` })
  const save = form.getByRole('button', { name: 'Save', exact: true })

  await test.step('a file that is no image, and one that the platform refuses, are said at their field; what was typed stays', async () => {
    await button('Edit Dine In').click()
    await form.getByLabel('Sold through an aggregator').click()
    await form.getByLabel('Aggregator System').selectOption('FALCON')
    await form.getByLabel('FSSAI').fill('12345678901234')
    await form.getByLabel('Notes').fill('with images of the shop')
    await form.getByLabel('Store image 1: file').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from('MZ a renamed program') })
    await expect(form.getByRole('alert')).toHaveText('This file is not an image. Choose a PNG, JPEG, WebP, GIF, BMP or AVIF file.')
    expect(sent('UploadFile')).toEqual([])
    control.addFault({ operation: 'UploadFile', fault: 'graphql-error', message: 'SHELF_IS_FULL' })
    await form.getByLabel('Store image 1: file').setInputFiles(photo(1600, 1200))
    await expect(form.getByRole('alert')).toContainText('SHELF IS FULL')
    await expect(image(1).getByText('This image is not stored.')).toBeVisible()
    await expect(form.getByLabel('FSSAI')).toHaveValue('12345678901234')
    await picture(page, 'store-image-refused')
  })

  await test.step('sent again by keyboard: a file with content, name and type alone [CALL2-027] [CALL2-071] [ENT2-017]', async () => {
    await image(1).getByRole('button', { name: 'Upload again' }).press('Enter')
    await expect(image(1).getByRole('button', { name: 'Remove image' })).toBeVisible()
    await expect(form.getByRole('alert')).toHaveCount(0)
    const [file, ...others] = (sent('UploadFile').at(-1) as { input: { content: string }[] }).input
    expect(others).toEqual([])
    expect(file).toEqual({ content: expect.any(String), name: expect.stringMatching(/^[\da-f-]{36}\.jpg$/), type: 'image/jpeg' })
    expect(jpegSize(Buffer.from(file?.content ?? '', 'base64'))).toEqual({ width: 1000, height: 750 })
  })

  await test.step('a second one: saving waits for it, and it can be stopped', async () => {
    control.addFault({ operation: 'UploadFile', fault: 'delay', milliseconds: 60_000 })
    await form.getByLabel('Store image 2: file').setInputFiles(photo(400, 300))
    await expect(image(2).getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible()
    await expect(save).toHaveAttribute('title', 'The image is still being stored.')
    await picture(page, 'store-image-uploading')
    await image(2).getByRole('button', { name: 'Cancel' }).click()
    await image(2).getByRole('button', { name: 'Upload again' }).click()
    await expect(image(2).getByRole('button', { name: 'Remove image' })).toBeVisible()
  })

  await test.step('the store is registered with both, the menu without them; none went into the storage [AGGR-014] [AGGR-030]', async () => {
    await image(3).scrollIntoViewIfNeeded()
    await picture(page, 'store-images')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'store-images-dark')
    await save.click()
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    const { images } = JSON.parse(sent('StoreRegisterONDC').at(-1)?.['payload'])
    expect(images).toEqual([expect.stringContaining(`${imageBase}/uploads/`), expect.stringContaining(`${imageBase}/uploads/`)])
    expect(new Set(images).size).toBe(2)
    for (const address of images as string[]) expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg')
    expect(sent('UpdateServiceType').at(-1)?.['input'].image ?? null).toBeNull()
    expect(control.calls('storage.putObject')).toEqual([])
  })
})
