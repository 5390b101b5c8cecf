import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { said } from './site-changes.ts'
import { expectSites, rowOf } from './site-list.ts'

test('passwords are reset and app versions switched', async ({ signedInAs, platform, folders }) => {
  const asked = mainQuestions(folders)
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const inSight = sites.slice(0, 12)
  const versionOf = async ({ siteId }: PlatformSite) => firstOf(await read(), (site) => site.siteId === siteId).appVersion

  await test.step('"Reset ?" stands beside the user name, asks, and resets by user name [SLIST-051] [SLIST-057] [SLIST-062]', async () => {
    const site = inSight[4] as PlatformSite
    const cell = rowOf(page, site).getByRole('gridcell', { name: site.userName ?? '' })
    await asked.answer('no')
    await cell.getByRole('button', { name: /^Reset \?/ }).click()
    await expect.poll(async () => (await asked.last())?.message).toBe(`Sure to reset Password? The user ${site.userName}.`)
    await expect(cell.getByRole('button', { name: /^Reset \?/ })).toBeEnabled()
    expect(control.calls('ResetCogUserPassword')).toEqual([])
    await asked.answer('yes')
    await cell.getByRole('button', { name: /^Reset \?/ }).click()
    await said(page, 'Password Reset Successfully')
    expect(control.calls('ResetCogUserPassword')).toMatchObject([{ variables: { username: site.userName } }])
  })

  await test.step('no password is shown, only success or failure [SLIST-061]', async () => {
    const site = inSight[5] as PlatformSite
    control.addFault({ operation: 'ResetCogUserPassword', fault: 'graphql-error', message: 'USER_NOT_FOUND' })
    await rowOf(page, site)
      .getByRole('button', { name: /^Reset \?/ })
      .click()
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
    expect(control.sent('UpdateSiteVersion')).toEqual([
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
