import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { toast } from '../users/users-on-screen.ts'

// One test: consoles that run side by side may share one clipboard.
test('the link of a record is copied from the list, from its screen and from the palette', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const palette = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  const expectCopied = async (link: string): Promise<void> => {
    // The toast of the link before may still be there.
    await expect(toast(page, 'Link copied').filter({ hasText: link })).toBeVisible()
    // The hint of a button that the pointer rests on takes the first Escape for itself.
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await palette.focus()
    await page.keyboard.press('Control+v')
    await expect(palette).toHaveValue(link)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  }

  await test.step('from the row of a site', async () => {
    await openAddress(page, '/?q=aditi-exports-39')
    await page.getByRole('button', { name: 'Actions for Aditi Exports', exact: true }).click()
    await picture(page, 'row-menu')
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expectCopied('admin-console://site/site-100039')
  })

  await test.step('from the palette: a screen, without its filters', async () => {
    await page.keyboard.press('Control+k')
    await palette.fill('copy link of this screen')
    await page.keyboard.press('Enter')
    await expectCopied('admin-console://screen/home')
  })

  await test.step('from the screen of a record', async () => {
    await new EditSiteOnScreen(page).open('site-100019')
    await page.getByRole('banner').getByRole('button', { name: 'Copy link' }).click()
    await picture(page, 'copied')
    await expectCopied('admin-console://site/site-100019')
  })

  await test.step('from the button of a row of the outlets, the CP List and a dashboard', async () => {
    for (const [address, row, link] of [
      ['/oulets-index', 'Outlets group-1', 'admin-console://outlet/group-1'],
      ['/cplist', 'Deccan Digital Partners', 'admin-console://partner/cp%40demo.example'],
      ['/deployment-dashboard?from=01-01-2021&business=aditi+exports', 'Aditi Exports', 'admin-console://site/site-100039'],
    ] as const) {
      await openAddress(page, address)
      await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Copy link' }).click()
      await expectCopied(link)
    }
  })

  await test.step('a screen that shows no record has no such button', async () => {
    await openAddress(page, '/renewal-dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Renewal Dashboard' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })
})
