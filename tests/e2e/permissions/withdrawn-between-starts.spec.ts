import path from 'node:path'
import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { sealedIn } from '../faults/user-data.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { expectDenied, expectScreen, mainMenu } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { changeGrants, createUser } from './create-user.ts'

test.use({ ownConsole: true })

const PAGES = { path: '/site-pages', title: 'Pages', item: 'Pages' } as const
/** Long enough that a screen which does not wait for the profile would be there, milliseconds. */
const LATE = 3_000

const menuItem = (page: Page) => mainMenu(page).getByRole('link', { name: 'Pages' })
const rows = (page: Page) => page.getByRole('main').getByRole('row')

const inPalette = (page: Page, name: string) => page.getByRole('group', { name: 'Screens' }).getByRole('option', { name, exact: true })

// Without a keychain there is no copy, and the user signs in again.
if (HAS_KEYCHAIN) {
  test('a permission withdrawn between two starts: menu and address lead to the refusal, the palette lists no screen, nothing comes from the sealed copy [PERM-020]', async ({
    openConsole,
    platform,
    folders,
  }) => {
    const control = controlOf(platform)
    const userName = await createUser(platform, 'CUSTOMER_SUPPORT_LEAD', { site: ['view_site_list'], staticPage: ['static_pages', 'edit_page'] })

    await test.step('the first start: the screen is there, and its list is kept', async () => {
      const { page, close, ...first } = await openConsole()
      await signIn({ page, ...first }, userName)
      await menuItem(page).click()
      await expectScreen(page, PAGES)
      await expect(rows(page).nth(1)).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(inPalette(page, 'Pages')).toBeVisible()
      await expect.poll(() => sealedIn(folders)).toContain(path.join('offline', 'pages.sealed'))
      await close()
    })

    await changeGrants(platform, userName, { site: ['view_site_list'] })
    const before = control.calls('GetSitePagesByAdmin').length
    control.addFault({ operation: 'GetInternalUserByUserName', fault: 'delay', milliseconds: LATE })
    const { page } = await openConsole()

    await test.step('the second start, before the profile is there: the address waits, and shows no row', async () => {
      await expect(mainMenu(page)).toBeVisible()
      await openAddress(page, PAGES.path)
      await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
      await expect(rows(page)).toHaveCount(0)
    })
    await test.step('then the address is refused, the palette has no entry, and the item of the menu, which goes by role, leads to the refusal', async () => {
      await expectDenied(page, PAGES)
      await page.keyboard.press('Control+k')
      await expect(inPalette(page, 'Site')).toBeVisible()
      await expect(inPalette(page, 'Pages')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await openAddress(page, '/')
      await expect(rows(page).nth(1)).toBeVisible()
      await menuItem(page).click()
      await expectDenied(page, PAGES)
      expect(await sealedIn(folders)).not.toContain(path.join('offline', 'pages.sealed'))
    })
    await test.step('nor does it open without a network, where lists come from their copies', async () => {
      await control.goDown()
      await page.reload()
      await expect(page.getByRole('banner').getByText(/^Offline/)).toBeVisible()
      await expectDenied(page, PAGES)
      await expect(rows(page)).toHaveCount(0)
    })
    expect(control.calls('GetSitePagesByAdmin')).toHaveLength(before)
  })
}
