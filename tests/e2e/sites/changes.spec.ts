import type { Page } from '@playwright/test'
import { expectReadableNotification } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, openRowMenu, rowOf, toast } from './site-list.ts'

/** Answers the question about a site's data: its domain is typed first. */
async function destroy(page: Page, { domain }: PlatformSite, question: string, button: 'Reset' | 'Delete'): Promise<void> {
  await page
    .getByRole('alertdialog', { name: question })
    .getByRole('textbox', { name: `Type ${domain} to confirm` })
    .fill(domain)
  await answer(page, question, button)
}

/** Answers a question. */
async function answer(page: Page, question: string, button: 'No' | 'Reset' | 'Delete'): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: question })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toBeHidden()
}

/** Chooses an entry of a row's menu that asks first. */
async function ask(page: Page, site: PlatformSite, entry: 'Reset' | 'Delete'): Promise<void> {
  await openRowMenu(page, site)
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Waits for a message with this title and closes every message that is there, so that the next one is the next. */
async function said(page: Page, title: string): Promise<void> {
  await expect(toast(page)).toHaveText(title)
  await expect(toast(page)).toHaveCount(1)
  await page
    .locator('.fui-Toast')
    .getByRole('button', { name: /^(Dismiss|Close)/ })
    .click()
  await expect(toast(page)).toHaveCount(0)
}

test('sites are reset and deleted, by the REST calls, each asked first', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const site = firstOf(sites, ({ companyName }) => companyName === 'Meenakshi Restaurant')

  await test.step('No, Escape and another domain change nothing', async () => {
    await ask(page, site, 'Reset')
    await answer(page, 'Sure to reset?', 'No')
    await ask(page, site, 'Delete')
    await answer(page, 'Sure to delete?', 'No')
    await ask(page, site, 'Delete')
    const asked = page.getByRole('alertdialog', { name: 'Sure to delete?' })
    await expect(asked.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('another.example')
    await page.keyboard.press('Enter')
    await expect(asked.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await picture(page, 'destroy-question')
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    expect(control.calls('rest.resetSite')).toEqual([])
    expect(control.calls('rest.deleteSite')).toEqual([])
  })

  await test.step('Reset sends domain and siteId, and says "Site Reset Successfully" [SLIST-008] [SLIST-052] [SLIST-058] [MSG-036] [MSG-059]', async () => {
    await ask(page, site, 'Reset')
    await destroy(page, site, 'Sure to reset?', 'Reset')
    await said(page, 'Site Reset Successfully')
    expect(control.calls('rest.resetSite')).toMatchObject([{ variables: { domain: site.domain, siteId: site.siteId }, fault: null }])
    expect(await read()).toHaveLength(sites.length)
  })

  await test.step('without a result: "Failed..." [SLIST-059] [MSG-040]', async () => {
    control.addFault({ operation: 'rest.resetSite', fault: 'graphql-error', message: 'SITE_IS_BUSY' })
    await ask(page, site, 'Reset')
    await destroy(page, site, 'Sure to reset?', 'Reset')
    await said(page, 'Failed...')
    control.addFault({ operation: 'rest.deleteSite', fault: 'graphql-error', message: 'SITE_IS_BUSY' })
    await ask(page, site, 'Delete')
    await destroy(page, site, 'Sure to delete?', 'Delete')
    await said(page, 'Failed...')
    await expect(rowOf(page, site)).toBeVisible()
  })

  await test.step('on a network error: "something went wrong" [SLIST-060] [MSG-041]', async () => {
    control.addFault({ operation: 'rest.resetSite', fault: 'drop-before' })
    await ask(page, site, 'Reset')
    await destroy(page, site, 'Sure to reset?', 'Reset')
    await expect(toast(page)).toHaveText('something went wrong')
    await picture(page, 'went-wrong')
    await expectReadableNotification(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableNotification(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await said(page, 'something went wrong')
    control.addFault({ operation: 'rest.deleteSite', fault: 'drop-before' })
    await ask(page, site, 'Delete')
    await destroy(page, site, 'Sure to delete?', 'Delete')
    await said(page, 'something went wrong')
    await expect(rowOf(page, site)).toBeVisible()
    expect(await read()).toHaveLength(sites.length)
  })

  await test.step('Delete [SLIST-009]', async () => {
    await ask(page, site, 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText(site.domain)
    await test.step('asks first [SLIST-053] [MSG-037]', async () => {
      await destroy(page, site, 'Sure to delete?', 'Delete')
    })
    await test.step('says its own message only [SLIST-055] [MSG-060]', async () => {
      // The only message there is: "Site Reset Successfully" is not said.
      await said(page, 'Site Delete Successfully')
    })
    await test.step('by REST [SLIST-054]', async () => {
      expect(control.calls('rest.deleteSite').at(-1)).toMatchObject({ variables: { domain: site.domain }, fault: null })
      expect(control.calls('DeleteSite')).toEqual([])
    })
    const left = await read()
    expect(left.map(({ siteId }) => siteId)).not.toContain(site.siteId)
    await test.step('the row goes [SLIST-056]', async () => {
      await expectSites(page, left, left.length)
    })
    expect(left).toHaveLength(sites.length - 1)
  })
})

test('passwords are reset and app versions switched', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const inSight = sites.slice(0, 12)
  const versionOf = async ({ siteId }: PlatformSite) => firstOf(await read(), (site) => site.siteId === siteId).appVersion

  await test.step('"Reset ?" stands beside the user name, asks, and resets by user name [SLIST-051] [SLIST-057] [SLIST-062] [MSG-035] [MSG-061]', async () => {
    const site = inSight[4] as PlatformSite
    const cell = rowOf(page, site).getByRole('gridcell', { name: site.userName ?? '' })
    await cell.getByRole('button', { name: /^Reset \?/ }).click()
    await answer(page, 'Sure to reset Password?', 'No')
    expect(control.calls('ResetCogUserPassword')).toEqual([])
    await cell.getByRole('button', { name: /^Reset \?/ }).click()
    await answer(page, 'Sure to reset Password?', 'Reset')
    await said(page, 'Password Reset Successfully')
    expect(control.calls('ResetCogUserPassword')).toMatchObject([{ variables: { username: site.userName } }])
  })

  await test.step('no password is shown, only success or failure [SLIST-061]', async () => {
    const site = inSight[5] as PlatformSite
    control.addFault({ operation: 'ResetCogUserPassword', fault: 'graphql-error', message: 'USER_NOT_FOUND' })
    await rowOf(page, site)
      .getByRole('button', { name: /^Reset \?/ })
      .click()
    await answer(page, 'Sure to reset Password?', 'Reset')
    await expect(page.locator('.fui-ToastBody').filter({ hasText: 'USER NOT FOUND' })).toBeVisible()
    await said(page, 'something went wrong')
  })

  await test.step('a version goes from v1 to v2 and back, stored as "v1" and "v2" [SLIST-036]', async () => {
    const site = firstOf(inSight, ({ appVersion }) => appVersion === 'v1')
    const version = rowOf(page, site).getByRole('switch')
    await expect(version).toHaveText('v1')
    await version.click()
    await expect(version).toBeChecked()
    await expect(version).toHaveText('v2')
    expect(await versionOf(site)).toBe('v2')
    await version.click()
    await expect(version).not.toBeChecked()
    expect(await versionOf(site)).toBe('v1')
    expect(control.calls('UpdateSiteVersion').map(({ variables }) => variables)).toEqual([
      { domain: site.domain, appVersion: 'v2' },
      { domain: site.domain, appVersion: 'v1' },
    ])
    await said(page, 'App version switched')
  })

  await test.step('Undo in the message switches it back', async () => {
    const site = firstOf(inSight, ({ appVersion }) => appVersion === 'v2')
    const version = rowOf(page, site).getByRole('switch')
    await version.click()
    await expect(version).not.toBeChecked()
    await picture(page, 'undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Undone')
    await expect(version).toBeChecked()
    expect(await versionOf(site)).toBe('v2')
  })

  await test.step('none means v1; one that the platform does not take stays as it was [SLIST-037]', async () => {
    const site = firstOf(inSight, ({ appVersion }) => !appVersion)
    const version = rowOf(page, site).getByRole('switch')
    await expect(version).toHaveText('v1')
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'wrong-shape', body: { data: { updateSiteVersion: false } } })
    await version.click()
    await said(page, 'something went wrong')
    await expect(version).not.toBeChecked()
    await expect(version).toHaveText('v1')
    await version.click()
    await expect(version).toBeChecked()
    expect(await versionOf(site)).toBe('v2')
  })
})
