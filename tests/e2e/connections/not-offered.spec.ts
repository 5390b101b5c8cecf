import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#scripts/root.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { openMenuOf, pageList } from '../pages/page-screens.ts'
import { picture } from '../picture.ts'
import { signIn } from '../sign-in.ts'

test.use({ ownConsole: true })

/** Removed from the test platform: a column, an action, a form field, and the query of one screen. */
const LACKS = [
  /^ {2}supportAccManager: String\n/m,
  /^( {2}".*"\n)? {2}deleteSitePage\(.*\n/m,
  /(?<=^input SitePageInput \{[^}]*)^ {2}onFooter: Boolean\n/m,
  /^( {2}".*"\n)? {2}getGroupAdmins: .*\n/m,
]

test('a screen opens without what the platform does not have, and says so', async ({ openConsole, platform, folders }) => {
  const folder = path.dirname(folders.userData)
  const profileFile = path.join(folder, 'acme.json')
  const sdl = await readFile(path.join(ROOT, 'schema/platform.graphql'), 'utf8')
  const lacking = LACKS.reduce((text, lacked) => text.replace(lacked, ''), sdl)
  await writeFile(path.join(folder, 'acme.graphql'), lacking)
  await writeFile(profileFile, JSON.stringify({ ...platform.profile, platform: { ...platform.profile.platform, schema: 'acme.graphql' } }))

  const console = await openConsole({ profileFile })
  await signIn(console, 'admin@demo.example')
  const { page } = console
  await test.step('the list of sites has no such column, filter or export', async () => {
    await expect(page.getByText('Your platform does not offer: Support account manager.')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Sales person' })).toHaveCount(1)
    await expect(page.getByRole('columnheader', { name: 'Support account manager' })).toHaveCount(0)
    await picture(page, 'list')
  })

  await test.step('an action is refused with the reason', async () => {
    await openAddress(page, '/site-pages?tags=any')
    const menu = await openMenuOf(pageList(page).row('about-us'))
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeEnabled()
    await expect(menu.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled()
    await expect(menu.getByText('Your platform does not offer this.')).toBeVisible()
    await picture(page, 'menu')
    await page.keyboard.press('Escape')
  })

  await test.step('a form has a sentence in the place of the field', async () => {
    await openAddress(page, '/create-site-pages')
    await expect(page.getByText('Show on Footer: not offered by your platform.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Add to Home Page' })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Show on Footer' })).toHaveCount(0)
    await picture(page, 'form')
  })

  await test.step('a screen without its list says whom to ask, and offers no Retry', async () => {
    await openAddress(page, '/oulets-index')
    await expect(page.getByRole('heading', { name: 'Your platform does not offer this' })).toBeVisible()
    await expect(page.getByText('For support: GetGroupAdmins')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await picture(page, 'screen')
  })
})
