import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, type OpenOptions, test } from '../fixtures.ts'
import { createUser } from '../permissions/create-user.ts'
import { picture } from '../picture.ts'
import { ACCESS_DENIED, screenTitle } from '../routes/route-table.ts'
import { signIn, userNameOf } from '../sign-in.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'

// A second start hands over its command line: what the system does with a link that is clicked anywhere.
test.use({ ownConsole: true })

const SITE_LINK = 'admin-console://site/site-100039'
const OTHER_LINK = 'admin-console://site/site-100019'
const REFUSED = 'A link was not opened: it leads to nothing in this console.'

const click = (openConsole: (options: OpenOptions) => Promise<OpenConsole>, link: string): Promise<void> =>
  expect(openConsole({ args: [link] })).rejects.toThrow()

const sitePage = (page: Page) => page.getByRole('article', { name: 'Aditi Exports' })

test('a link opens its record in the running console, and asks first where a form is unsaved', async ({ openConsole, signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await click(openConsole, SITE_LINK)
  await expect(sitePage(page)).toContainText('aditi-exports-39.shops.example')
  expect(page.url()).toMatch(/\/site\/site-100039$/)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await new EditSiteOnScreen(page).isLoaded()
  const name = page.getByRole('textbox', { name: 'Company Name' })
  await name.fill('Typed and not saved')
  await click(openConsole, OTHER_LINK)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Typed and not saved')
  expect(page.url()).toMatch(/\/edit-site\?site=site-100039$/)

  await click(openConsole, 'admin-console://user/admin%40demo.example')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog', { name: /^Edit User/ })).toBeVisible()
  await picture(page, 'link-to-user')
})

test('a link that starts the console waits for the sign-in, and the newest one counts', async ({ openConsole }) => {
  const console = await openConsole({ args: [OTHER_LINK] })
  const { page } = console
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
  await click(openConsole, SITE_LINK)
  await signIn(console, userNameOf('ADMIN'))
  await expect(sitePage(page)).toBeVisible()
  expect(page.url()).toMatch(/\/site\/site-100039$/)
  // Taken once: the page that is loaded again stays where it is.
  await page.reload()
  await expect(sitePage(page)).toBeVisible()
  expect(page.url()).toMatch(/\/site\/site-100039$/)
})

const SCRIPT = { script: 'admin-console://site/javascript:alert(1)' }

const HOSTILE = {
  'a change': 'admin-console://site/site-100039?delete=1',
  'another host': 'admin-console://evil.example/site-100039',
  'a way up': 'admin-console://site/../user/admin%40demo.example',
  'an encoded slash': 'admin-console://site/site-100039%2Fdelete',
  'a control character': 'admin-console://site/site%00100039',
  'a huge id': `admin-console://site/${'a'.repeat(4000)}`,
}

test('a hostile link leads nowhere and says so', { tag: ['@daily', '@secrets', '@host'] }, async ({ openConsole, signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await expectRefused(page, openConsole, SCRIPT)
  expect(
    controlOf(platform)
      .calls()
      .filter(({ operation }) => /^(?:create|update|delete|reset)/i.test(operation)),
  ).toEqual([])
})

test('no other form of a hostile link leads anywhere', async ({ openConsole, signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expectRefused(page, openConsole, HOSTILE)
})

async function expectRefused(page: Page, openConsole: (options: OpenOptions) => Promise<OpenConsole>, links: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  const before = page.url()
  const notice = page.getByRole('region', { name: 'Notices' })
  for (const [what, link] of Object.entries(links)) {
    await test.step(what, async () => {
      await click(openConsole, link)
      await expect(notice).toHaveText(REFUSED)
      expect(page.url()).toBe(before)
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toBeHidden()
    })
  }
}

test('a link opens no more than the user may open', async ({ openConsole, signedInAs, platform }) => {
  const { page } = await signedInAs(await createUser(platform, 'SUPPORT_EXECUTIVE', { manageMenu: ['view_Menu'] }))
  await expect(screenTitle(page)).toBeVisible()
  await click(openConsole, SITE_LINK)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/site/site-100039')
  await expect(page.getByText(ACCESS_DENIED)).toBeVisible()
})

test('a link to a site that is not there says so', async ({ openConsole, signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await click(openConsole, 'admin-console://site/site-999999')
  await expect(page.getByText('There is no such site', { exact: true })).toBeVisible()
})
