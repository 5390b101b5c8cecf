import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

test('the step after creation: services, plans and wallet on one page, a recurring service while the wallet is on [SVC-010] [SVC-050] [SVC-051]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredServices(platform)
  const site = await stored.site((each: Stored) => each['siteRecurringConfig'] === null && each['channelPartnerId'] === null)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const switchWallet = (isWalletEnabled: boolean) =>
    stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId, isWalletEnabled } })
  await switchWallet(true)
  const { page } = await signedInAs('ADMIN', { at: `/create-site?services=${siteId}` })
  const heading = page.getByRole('heading', { name: `Services and wallet of ${domain}` })
  const recurring = page.getByRole('region', { name: 'Recurring Services' })
  const subscription = page.getByRole('region', { name: 'Manage Subscription' })
  const finish = page.getByRole('button', { name: 'Finish' })

  await test.step('recurring and one-time services, balance, recharge and plans stand on one page [SNEW-003]', async () => {
    await expect(heading).toBeVisible()
    await expect(recurring.getByRole('button', { name: 'Add service' })).toBeVisible()
    await expect(subscription.getByRole('group', { name: 'Balance' })).toBeVisible()
    await expect(subscription.getByRole('button', { name: 'Re-Charge' })).toBeVisible()
    await expect(subscription.getByRole('button', { name: 'Add Subscription Plan' })).toBeVisible()
    await expect(subscription.getByRole('group', { name: 'One-time service 1' })).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'after-creation')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'after-creation-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('without a recurring service it is not finished, nor can none be saved', async () => {
    const missing = 'Please add at least one recurring service: the wallet of this site is on.'
    await finish.click()
    await expect(page.getByText(missing).first()).toBeVisible()
    await expect(heading).toBeVisible()
    await recurring.getByRole('combobox', { name: 'Category' }).selectOption('Setup')
    await recurring.getByRole('textbox', { name: 'Notes' }).fill('None')
    await recurring.getByRole('button', { name: 'Save' }).click()
    await expect(recurring.getByText(missing)).toBeVisible()
    expect(await stored.config(domain)).toBeNull()
  })

  await test.step('what is typed is not left without asking; with a saved service Finish leads to the site list', async () => {
    await recurring.getByRole('button', { name: 'Add service' }).click()
    await recurring.getByRole('combobox', { name: 'Service', exact: true }).selectOption('SITE')
    await recurring.getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await expect(recurring.getByRole('textbox', { name: 'Rate' })).not.toHaveValue('')
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
    await recurring.getByRole('combobox', { name: 'Category' }).selectOption('Setup')
    await recurring.getByRole('textbox', { name: 'Notes' }).fill('First services')
    await recurring.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: /^Save the recurring services of / })
      .getByRole('button', { name: 'Save', exact: true })
      .click()
    await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
    expect(await stored.service(domain, 'SITE')).toMatchObject({ chargingModel: 'MONTHLY', masterStatus: 'On' })
    await expect(recurring.getByRole('button', { name: 'Save' })).toBeDisabled()
    await finish.click()
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('the step after creation requires no recurring service while the wallet is off; a reload stays in it [SVC-050] [SVC-051]', async ({
  signedInAs,
  platform,
}) => {
  const stored = new StoredServices(platform)
  const { siteId, domain } = await stored.site((each: Stored) => each['siteRecurringConfig'] === null && each['channelPartnerId'] === null)
  await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', { input: { siteId, isWalletEnabled: false } })
  const { page } = await signedInAs('ADMIN', { at: `/create-site?services=${siteId}` })
  const heading = page.getByRole('heading', { name: `Services and wallet of ${domain}` })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
  await openAddress(page, '/create-site?services=nowhere')
  await expect(page.getByText('This site is not there')).toBeVisible()
})
