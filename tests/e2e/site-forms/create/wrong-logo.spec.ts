import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { png } from '../png.ts'
import { webpSize } from '../webp.ts'
import { logo, logoOf } from './logo-field.ts'
import { sentKeys, stored } from './stored-logo.ts'

const WRONG_SIZE = 'Please Upload image with (600 px * 200 px) dimensions.'

test('what is no logo is refused at its field, or cropped and scaled', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const field = logoOf(page)
  const sent = sentKeys(platform).length
  await openAddress(page, '/create-site')
  await page.getByLabel('Sub Domain').fill('aditi')

  await test.step('a renamed program', async () => {
    await field.file.setInputFiles({ ...logo, buffer: Buffer.from('MZ\u0090\0\u0003 a renamed program', 'latin1') })
    await expect(page.getByRole('alert')).toContainText('This file is not an image.')
  })

  await test.step('an image of 50 MB', async () => {
    // Made in the window: so many bytes do not go through the debugger's connection.
    await field.file.evaluate(
      (input: HTMLInputElement, head) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(head), new Uint8Array(50_000_000)], 'logo.png', { type: 'image/png' }))
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [...logo.buffer],
    )
    await expect(page.getByRole('alert')).toContainText('This file is larger than 20 MB.')
  })

  await test.step('an image that is cut off', async () => {
    await field.file.setInputFiles({ ...logo, buffer: logo.buffer.subarray(0, 40) })
    await expect(page.getByRole('alert')).toContainText('This image cannot be opened')
  })

  await test.step('600 x 201: the message, and a way out [SNEW-071] [SNEW-072] [SNEW-074]', async () => {
    await field.file.setInputFiles({ ...logo, buffer: png(600, 201) })
    await expect(page.getByRole('alert').filter({ hasText: WRONG_SIZE })).toHaveText(WRONG_SIZE)
    expect(sentKeys(platform)).toHaveLength(sent)
  })

  await test.step('any image is cropped and scaled to a logo, by keyboard too', async () => {
    await field.file.setInputFiles({ ...logo, buffer: png(1500, 1200) })
    await field.crop.click()
    const dialog = page.getByRole('dialog', { name: 'Crop and scale' })
    await expect(dialog).toContainText('1500 x 1200 px')
    const image = dialog.locator('img')
    const frame = dialog.getByRole('button', { name: /The arrow keys move/ })
    // Within the frame: the dialog itself slides in.
    const top = () => image.evaluate((drawn: HTMLElement) => drawn.offsetTop)
    const before = await top()
    await frame.press('Shift+ArrowDown')
    await expect.poll(async () => (await top()) - before).toBe(20)
    await picture(page, 'crop')
    await expectNoSeriousAxeViolations(page)
    await dialog.getByRole('button', { name: 'Use as logo' }).click()
    await expect(field.stored).toBeVisible()
    expect(webpSize(await stored(platform, sentKeys(platform)[sent] ?? ''))).toEqual({ width: 600, height: 200 })
    await expect(page.getByRole('alert').filter({ hasText: WRONG_SIZE })).toBeHidden()
  })

  await test.step('nobody is asked for a logo [SNEW-074]', async () => {
    await field.stored.click()
    await page.getByRole('button', { name: 'Create Site' }).click()
    await expect(page.getByRole('button', { name: '11 fields need your attention' })).toBeVisible()
    await expect(field.group).not.toHaveAccessibleDescription(/Please/)
  })
})
