import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Folders, type OpenConsole, type OpenOptions, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { signIn, userNameOf } from '../sign-in.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { siteGrid } from '../sites/site-list.ts'
import { controlOf } from './control.ts'

test.use({ ownConsole: true })

const SLICE = 'GetSitesBySiteTypeListed'

/** Opens the console with the site list asked by type, and signs in as ADMIN. */
async function openByType(
  openConsole: (options: OpenOptions) => Promise<OpenConsole>,
  folders: Folders,
  profile: { readonly platform: object },
): Promise<OpenConsole> {
  const profileFile = path.join(path.dirname(folders.userData), 'by-type.json')
  await writeFile(profileFile, JSON.stringify({ ...profile, platform: { ...profile.platform, siteList: 'by-type' } }))
  const console = await openConsole({ profileFile })
  await signIn(console, userNameOf('ADMIN'))
  return console
}

test('sites asked by type are one list: shown while they come, whole at the end', async ({ openConsole, folders, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const all = (await read()).length
  control.journal.clear()
  // The first type comes at once, the others late, and the last one not at all.
  control.addFault({ operation: SLICE, fault: 'delay', milliseconds: 3000, containing: '"MARKETING"' })
  control.addFault({ operation: SLICE, fault: 'delay', milliseconds: 5000, containing: 'B2C_MARKET_PLACE' })
  control.addFault({ operation: SLICE, fault: 'http500', containing: 'O2OCommerce' })
  const { page } = await openByType(openConsole, folders, platform.profile)

  await test.step('the sites so far, and how many', async () => {
    await expect(page.getByText(/^Loading… \d+ sites so far$/)).toBeVisible()
    await expect(siteGrid(page).getByRole('row').nth(1)).toBeVisible()
    await picture(page, 'sites-so-far')
  })

  await test.step('broken off: the sites that came, and why', async () => {
    await expect(page.getByRole('alert')).toContainText(/The list below ends after the first \d+ sites\..*internal error \(500\)/)
    await expect(siteGrid(page).getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('asked again it is whole', async () => {
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText(`${all} of ${all}`)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByText('Sites of these types are listed: e-Commerce, Marketing Site, Market Place, O2O Commerce, B2B2C_ECOM.')).toBeVisible()
    expect(control.calls('GetSitesAdmin')).toHaveLength(0)
    expect(new Set(control.sent(SLICE).map(({ siteType }) => siteType))).toEqual(
      new Set(['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2OCommerce', 'B2B2C_ECOM']),
    )
  })
})
