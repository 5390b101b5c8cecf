import type { OfflineList } from '#shared/bridge/offline.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

// Without a keychain no list is kept.
if (HAS_KEYCHAIN) {
  test('after a reload without the platform the palette finds sites, people, outlets, plans, templates and pages from the sealed copies', async ({
    signedInAs,
    platform,
  }) => {
    const { page } = await signedInAs('ADMIN')
    const search = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    const keeps = (list: OfflineList) =>
      page.evaluate(async (wanted) => {
        const copy = await window.bridge.offline.read({ list: wanted })
        return copy.ok && copy.value !== null
      }, list)
    await expect(siteRows(page).nth(3)).toBeVisible()
    await page.keyboard.press('Control+k')
    await search.fill('haddad')
    await expect(group('People').getByRole('option', { name: /^Omar Haddad/ })).toBeVisible()
    await expect.poll(() => keeps('sites')).toBe(true)
    await expect.poll(() => keeps('users')).toBe(true)
    await expect.poll(() => keeps('outlets')).toBe(true)
    await expect.poll(() => keeps('plans')).toBe(true)
    await expect.poll(() => keeps('services')).toBe(true)
    await expect.poll(() => keeps('global-templates')).toBe(true)
    await expect.poll(() => keeps('master-templates')).toBe(true)
    await expect.poll(() => keeps('pages')).toBe(true)

    await controlOf(platform).goDown()
    await page.reload()
    await expect(siteRows(page).nth(3)).toBeVisible()
    await page.keyboard.press('Control+k')
    await search.fill('hadad omar')
    await expect(group('People').getByRole('option')).toHaveText([/^Omar Haddad/])
    await search.fill('+91 72800-02439')
    await expect(group('Sites').getByRole('option')).toHaveText(['Aditi ExportsVijay Kaur, Guwahati · aditi-exports-39.shops.example · 7280002439'])
    await search.fill('growth')
    await expect(
      group('Catalogue')
        .getByRole('option', { name: /^Growth/ })
        .first(),
    ).toBeVisible()
    await search.fill('festival greeting 1')
    await expect(
      group('Templates')
        .getByRole('option', { name: /^Festival Greeting 1/ })
        .first(),
    ).toBeVisible()
    await search.fill('privacy policy')
    await expect(
      group('Pages')
        .getByRole('option', { name: /privacy-policy/ })
        .first(),
    ).toBeVisible()
    await search.fill('outlets')
    await expect(group('Outlets').getByRole('option').first()).toBeVisible()
  })
}
