import type { Page } from '@playwright/test'
import { controlOf } from '../../faults/control.ts'
import { HAS_KEYCHAIN } from '../../faults/has-keychain.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { signIn, signInAgain } from '../../sign-in.ts'
import { creationStops } from '../creation.ts'
import { openFilled } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { StoredSites } from '../stored-site.ts'
import { expectCreated, expectWholeOnce, stepsOf, wholeOrder } from './creation-steps.ts'

test.use({ ownConsole: true })

/** What is there after a kill: the run, to be finished, or a new form where no keychain kept anything. */
const AFTER_KILL = HAS_KEYCHAIN
  ? ({ finish }: { readonly page: Page; readonly finish: () => Promise<void> }): Promise<void> => finish()
  : ({ page }: { readonly page: Page }): Promise<void> => expect(new SiteFormOnScreen(page).create).toBeVisible()

test('a run that was interrupted is found again: after leaving, a reload, a crash of the window, a killed console [SNEW-023]', async ({
  openConsole,
  platform,
}) => {
  const control = controlOf(platform)
  const first = await openConsole()
  await signIn(first, 'admin@demo.example')
  let { page } = first
  /** Begins a site whose wallet step fails, and answers with its dialog. */
  const begin = async (name: string) => {
    await openFilled(new SiteFormOnScreen(page), wholeOrder(name))
    control.addFault({ operation: 'CreateSiteWallet', fault: 'drop-after-commit' })
    await new SiteFormOnScreen(page).create.click()
    await creationStops(page)
    await expect(stepsOf(page).failure).toContainText('"Create the wallet" failed')
  }
  const finish = async (name: string) => {
    await stepsOf(page).retry.click()
    await expectCreated(page)
    await expectWholeOnce(platform, `${name}.shops.example`)
    expect(control.calls('CreateSiteByRecahoAdmin').filter(({ variables }) => JSON.stringify(variables).includes(`"${name}"`))).toHaveLength(1)
    expect(control.calls('CreateSiteWallet').filter(({ variables }) => JSON.stringify(variables).includes(`"${name}.shops.example"`))).toHaveLength(1)
  }

  await test.step('left for later', async () => {
    await begin('later')
    await stepsOf(page).later.click()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await openAddress(page, '/create-site')
    await finish('later')
  })

  await test.step('reloaded', async () => {
    await begin('reloaded')
    await page.reload()
    await expect(stepsOf(page).dialog).toHaveAccessibleName('reloaded.shops.example is not finished')
    await finish('reloaded')
  })

  await test.step('reloaded in the middle of the creation: what was under way is looked up', async () => {
    await openFilled(new SiteFormOnScreen(page), wholeOrder('midway'))
    control.addFault({ operation: 'CreateSiteByRecahoAdmin', fault: 'delay', milliseconds: 3_000 })
    await new SiteFormOnScreen(page).create.click()
    await expect.poll(() => control.calls('CreateSiteByRecahoAdmin').length).toBe(3)
    page = await first.crashRenderer()
    await expect(stepsOf(page).failure).toContainText('The console ended during this step.')
    await expect.poll(async () => (await new StoredSites(platform).records('midway.shops.example')).length).toBe(1)
    await finish('midway')
  })

  await test.step('killed', async () => {
    await begin('killed')
    await first.kill()
    const second = await openConsole()
    ;({ page } = second)
    await signInAgain(second, 'admin@demo.example')
    await openAddress(page, '/create-site')
    await AFTER_KILL({ page, finish: () => finish('killed') })
  })
})
