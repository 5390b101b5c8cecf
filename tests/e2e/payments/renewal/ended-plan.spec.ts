import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { createUser } from '../../permissions/create-user.ts'
import { picture } from '../../picture.ts'
import { StoredWallets } from '../stored-wallet.ts'
import { endedSite, renewDialog } from './renewal-on-screen.ts'

test('a plan that has ended is red on its row, from which it is renewed; who may not recharge is told why', async ({ signedInAs, platform }) => {
  const stored = new StoredWallets(platform)
  const site = await endedSite(stored)
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'], editSite: ['wallet_settings'] })
  const { page } = await signedInAs(userName)
  await openAddress(page, `/site/${site['siteId']}?tab=services`)
  const plans = page.getByRole('grid', { name: 'Plans of this site' })
  await expect(plans.getByText('Active, ended').first()).toBeVisible()
  await picture(page, 'ended-plan')
  await plans
    .getByRole('button', { name: /^Renew / })
    .first()
    .click()
  const payment = renewDialog(page, site).getByRole('region', { name: 'Take payment' })
  await expect(payment.getByRole('checkbox')).not.toBeChecked()
  await expect(payment).toContainText("Dear User, You don't have access to this page.")
  await expect(renewDialog(page, site).getByRole('region', { name: 'Create the invoice' })).toContainText('take the payment to create it')
})
