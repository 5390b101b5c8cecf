import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { hasService } from './plans-of-a-site.ts'

test("a partner's site: prices from the partner's mapping, read-only [SVC-078] [SVC-079] [PERM-042] [CALL-021]", {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) =>
      each['channelPartnerId'] === 'cp@demo.example' &&
      hasService(each, 'SITE') &&
      // One plan, so that those of other master services are on offer, in the partner's currency.
      each['planDetails'].length === 1 &&
      each['basicSiteSetting'].curr === 'INR',
  )
  const { siteId, channelPartnerId: userId } = site as { siteId: string; channelPartnerId: string }
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const mapping = (await stored.mapping(userId)).filter(({ type }) => type === 'PLAN')
  const mapped = mapping.find(({ planName }) => planName.endsWith(' Pack')) as Stored
  const catalogue = await stored.plans('master')
  // One more plan than the partner has prices for.
  const unmapped = (
    catalogue.find((each) => each['status'] === 'ACTIVE' && each['masterService'] !== 'SITE' && each['planName'] !== mapped['planName']) as Stored
  )['planName']
  for (const each of mapping.filter(({ planName }) => planName === unmapped)) {
    await stored.run('mutation ($serviceId: ID!, $userId: ID!) { deleteUserServiceMapping(serviceId: $serviceId, userId: $userId) { id } }', {
      serviceId: each['serviceId'],
      userId,
    })
  }
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  const rate = addPlan.getByRole('textbox', { name: 'Rate' })
  const choosePlan = async (name: string) => {
    await addPlan.getByRole('combobox', { name: 'Plan' }).click()
    await addPlan.getByRole('combobox', { name: 'Plan' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  await expect.poll(() => control.sent('GetUserServiceMapping')).toEqual([{ userId }])

  await test.step('a plan that is not mapped is refused at its field [SNEW-083] [SNEW-084]', async () => {
    await choosePlan(unmapped)
    await addPlan.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(addPlan.getByText('Plan not mapped with CP', { exact: true })).toBeVisible()
    await picture(page, 'add-plan-unmapped')
  })

  await test.step('a new plan costs the annual amount and cannot be given another', async () => {
    await choosePlan(mapped['planName'])
    await expect(rate).toHaveValue((mapped['boardingAmount'] / 100).toFixed(2))
    await expect(rate).toBeDisabled()
    await addPlan.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a plan that goes on costs the renewal amount', async () => {
    const renewal = mapping.find(({ planName }) => planName === plan['planName'])
    const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
    await grid.getByRole('button', { name: `Actions for ${plan['planName']}` }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    const amount = grid.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveAttribute('readonly')
    if (renewal === undefined) await expect(grid.getByRole('button', { name: `Save ${plan['planName']}` })).toHaveAttribute('title', 'Plan not mapped with CP')
    else await expect(amount).toHaveValue((renewal['renewalAmount'] / 100).toFixed(2))
  })
})
