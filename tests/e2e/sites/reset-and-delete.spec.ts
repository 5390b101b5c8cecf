import type { Page } from '@playwright/test'
import { expectReadableNotification } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { said } from './site-changes.ts'
import { expectSites, openRowMenu, rowOf, toast } from './site-list.ts'

/** Chooses an entry of a row's menu, which main asks about. */
async function choose(page: Page, site: PlatformSite, entry: 'Reset' | 'Delete'): Promise<void> {
  await openRowMenu(page, site)
  await page.getByRole('menuitem', { name: entry }).click()
}

test('sites are reset and deleted, by the REST calls, each asked first', { tag: '@daily' }, async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const asked = mainQuestions(folders)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const site = firstOf(sites, ({ companyName }) => companyName === 'Meenakshi Restaurant')

  await test.step('a "no" to the question of main changes nothing, and is no failure', async () => {
    await asked.answer('no')
    await choose(page, site, 'Reset')
    await test.step('in the words of the source [PERM-029]', async () => {
      await expect.poll(asked.last).toMatchObject({ message: `Sure to reset? All data of the site ${site.domain}.`, tick: `Delete all data of ${site.domain}` })
    })
    await choose(page, site, 'Delete')
    await test.step('asks first [SLIST-053]', async () => {
      const question = `Sure to delete? The site ${site.domain} and everything in it.`
      await expect.poll(asked.last).toMatchObject({ message: question, tick: `Delete ${site.domain} and all its data` })
    })
    await expect(rowOf(page, site)).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    expect(control.calls('rest.resetSite')).toEqual([])
    expect(control.calls('rest.deleteSite')).toEqual([])
    await asked.answer('yes')
  })

  await test.step('Reset sends domain and siteId, and says "Site Reset Successfully" [SLIST-008] [SLIST-052] [SLIST-058]', async () => {
    await choose(page, site, 'Reset')
    await said(page, 'Site Reset Successfully')
    expect(control.calls('rest.resetSite')).toMatchObject([{ variables: { domain: site.domain, siteId: site.siteId }, fault: null }])
    expect(await read()).toHaveLength(sites.length)
  })

  await test.step('Delete [SLIST-009]', async () => {
    await choose(page, site, 'Delete')
    await test.step('says its own message only [SLIST-055]', async () => {
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

test('a reset or deletion that fails says so, and the site stays', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  await mainQuestions(folders).answer('yes')
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const site = firstOf(sites, ({ companyName }) => companyName === 'Meenakshi Restaurant')

  await test.step('without a result: "Failed..." [SLIST-059]', async () => {
    control.addFault({ operation: 'rest.resetSite', fault: 'graphql-error', message: 'SITE_IS_BUSY' })
    await choose(page, site, 'Reset')
    await said(page, 'Failed...')
    control.addFault({ operation: 'rest.deleteSite', fault: 'graphql-error', message: 'SITE_IS_BUSY' })
    await choose(page, site, 'Delete')
    await said(page, 'Failed...')
    await expect(rowOf(page, site)).toBeVisible()
  })

  await test.step('on a network error: "something went wrong" [SLIST-060]', async () => {
    control.addFault({ operation: 'rest.resetSite', fault: 'drop-before' })
    await choose(page, site, 'Reset')
    await expect(toast(page)).toHaveText('something went wrong')
    await picture(page, 'went-wrong')
    await expectReadableNotification(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableNotification(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await said(page, 'something went wrong')
    control.addFault({ operation: 'rest.deleteSite', fault: 'drop-before' })
    await choose(page, site, 'Delete')
    await said(page, 'something went wrong')
    await expect(rowOf(page, site)).toBeVisible()
    expect(await read()).toHaveLength(sites.length)
  })
})
