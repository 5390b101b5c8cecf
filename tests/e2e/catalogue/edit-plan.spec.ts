import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { CatalogueList, catalogueForm, toast } from './catalogue-on-screen.ts'
import { createSpaGold } from './stored-catalogue.ts'

const RENAME = 'mutation ($input: UpdateSubscriptionPlanInput!) { updateSubscriptionPlan(input: $input) { planId } }'

test('a plan is edited with a review, together with the change of another user', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const planOf = async (name: string): Promise<Stored> => {
    const plan = (await stored.plans('master')).find(({ planName }) => planName === name)
    if (plan === undefined) throw new Error(`There is no plan ${name}`)
    return plan
  }
  const pathOf = (): string => new URL(page.url()).pathname
  const { page } = await signedInAs('ADMIN')
  const list = new CatalogueList(page, 'Subscription Plan')
  const { field, combo, save } = catalogueForm(page)
  await createSpaGold(stored)
  await openAddress(page, '/subscription-plan')

  await test.step('Edit Subscription: kind locked, the stored choice of services; what changes is shown before it is saved [PLAN-008] [PLAN-015] [PLAN-034] [PLAN-035] [PLAN-047]', async () => {
    await list.choose(list.row('Services of Spa Gold'), 'Edit')
    await expect(page.getByRole('heading', { name: 'Edit Subscription', level: 2 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('plan')).toBe((await planOf('Spa Gold'))['planId'])
    for (const name of ['Site type', 'Site option', 'Master service']) await expect(combo(name)).toBeDisabled()
    await expect(field('MONTHLY')).toHaveValue('999')
    await page.getByRole('checkbox', { name: /^Website/ }).uncheck()
    await field('MONTHLY').fill('')
    await field('YEARLY').fill('9990')
    await page.getByRole('textbox', { name: 'Description' }).fill('For spas with more than one room')
    // Another user changes the price a year and the status in the meantime.
    const { planId } = await planOf('Spa Gold')
    await stored.run(RENAME, { input: { siteId: 'master', planId, status: 'INACTIVE', description: 'For every spa' } })
    await save.click()
    const review = page.getByRole('dialog', { name: 'Save the changes to Spa Gold?' })
    await expect(review.getByRole('row', { name: /MONTHLY ₹999\.00 empty/ })).toBeVisible()
    await expect(review.getByRole('row', { name: /YEARLY empty ₹9,990\.00/ })).toBeVisible()
    await expect(review.getByText('The plan was changed elsewhere')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'review')
    await review.getByRole('radio', { name: /^Theirs: For every spa/ }).click()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
  })

  await test.step('updated, with what somebody else changed [PLAN-016] [PLAN-038] [PLAN-040]', async () => {
    await expect.poll(pathOf).toBe('/subscription-plan')
    const { planId } = await planOf('Spa Gold')
    expect(control.sent('UpdateSubscriptionPlan').at(-1)).toEqual({
      input: {
        siteId: 'master',
        planId,
        planName: 'Spa Gold',
        status: 'INACTIVE',
        masterService: 'SITE',
        platform: 'SPA',
        curr: 'INR',
        priceList: [{ chargingModel: 'YEARLY', rate: 999_000 }],
        description: 'For every spa',
        services: ['service-o2ocommerce-spa-order-management'],
      },
    })
    await dismissToasts(page)
    // Without a row: neither id nor state leads to the list, a pasted link to the form.
    await openAddress(page, '/edit-subscription')
    await expect(toast(page, 'Choose a plan in the list to edit it.')).toBeVisible()
    await expect.poll(pathOf).toBe('/subscription-plan')
    await openAddress(page, `/edit-subscription?plan=${planId}`)
    await expect(field('YEARLY')).toHaveValue('9990')
    await page.emulateMedia({ colorScheme: 'dark' })
    await dismissToasts(page)
    await expectReadableColours(page)
    await picture(page, 'edit-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
})
