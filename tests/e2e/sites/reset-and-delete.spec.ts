import type { Page } from '@playwright/test'
import { expectReadableNotification } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { answer, said } from './site-changes.ts'
import { expectSites, openRowMenu, rowOf, toast } from './site-list.ts'

/** Answers the question about a site's data: its domain is typed first. */
async function destroy(page: Page, { domain }: PlatformSite, question: string, button: 'Reset' | 'Delete'): Promise<void> {
  await page
    .getByRole('alertdialog', { name: question })
    .getByRole('textbox', { name: `Type ${domain} to confirm` })
    .fill(domain)
  await answer(page, question, button)
}

/** Chooses an entry of a row's menu that asks first. */
async function ask(page: Page, site: PlatformSite, entry: 'Reset' | 'Delete'): Promise<void> {
  await openRowMenu(page, site)
  await page.getByRole('menuitem', { name: entry }).click()
}

test('sites are reset and deleted, by the REST calls, each asked first', { tag: '@daily' }, async ({ signedInAs, platform }) => {
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
