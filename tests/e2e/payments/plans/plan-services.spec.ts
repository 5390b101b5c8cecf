import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { hasService, RESTAURANT } from './plans-of-a-site.ts'

test('a service is added to a plan of a site', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) => each['siteOptions'] === RESTAURANT && each['channelPartnerId'] === null && hasService(each, 'SITE') && each['planDetails'].length > 0,
  )
  const { siteId } = site as { siteId: string }
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  const { dialog } = details
  const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
  const services = page.getByRole('dialog', { name: 'Add Basic Service' })
  const addService = (name: string) => services.getByRole('button', { name: `Add ${name}`, exact: true }).first()
  await page.setViewportSize({ width: 1920, height: 1080 })

  await test.step('View opens Add Basic Service with the templates of the platform; what the plan has cannot be added [SVC-009] [SVC-071] [SVC-077] [CALL-019]', async () => {
    await grid.getByRole('button', { name: `View ${plan['planName']}` }).click()
    await expect(addService('Website')).toBeDisabled()
    await expect(addService('Point of Sale')).toBeEnabled()
    expect(control.sent('GetPlatformServicesByPlatform')).toEqual([{ siteId: 'master', platform: RESTAURANT }])
  })

  await test.step('a service is added with notes; a failure is shown and gone on from [SVC-067]', async () => {
    await addService('Point of Sale').click()
    const form = services.getByRole('form', { name: 'Add Point of Sale' })
    const press = form.getByRole('button', { name: 'Add Point of Sale' })
    await press.click()
    await test.step('notes are required [SVC-072]', async () => {
      await expect(form.getByText('Please Enter Notes', { exact: true })).toBeVisible()
    })
    await form.getByRole('textbox', { name: 'Notes' }).fill('Asked for a till')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'add-service')
    control.addFault({ operation: 'AddPlatformService', fault: 'graphql-error', message: 'SERVICE_NOT_OFFERED' })
    await press.click()
    await test.step('a refusal in the words of the platform [SVC-074]', async () => {
      await expect(toast(page, 'SERVICE NOT OFFERED')).toBeVisible()
    })
    control.addFault({ operation: 'UpdateSubscriptionPlan', fault: 'http500' })
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await expect(form.getByText('Done already: "Create the service".')).toBeVisible()
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await test.step('what is said [SVC-073] [SVC-076]', async () => {
      await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    })

    const [own, ...others] = (await stored.platformServices(siteId)) as [Stored, ...Stored[]]
    expect(others).toEqual([])
    const [template] = (await stored.platformServices('master')).filter(
      (each) => each['platform'] === RESTAURANT && each['serviceName'] === 'Point of Sale',
    ) as [Stored]
    expect(own).toMatchObject({
      serviceName: 'Point of Sale',
      masterService: 'POS',
      platform: RESTAURANT,
      channelPartner: null,
      addedServiceId: template['serviceId'],
    })
    const { input } = (control.sent('AddPlatformService').at(-1) ?? {}) as { input: Stored }
    await test.step('it is created [SVC-068] [CALL-052]', async () => {
      expect(Object.keys(input).sort().join(' ')).toBe('addedServiceId masterService platform serviceName serviceType siteId siteType slugServiceName status')
    })
    await test.step('it is put into the plan [SVC-069]', async () => {
      expect((await stored.plans(siteId))[0]?.['services']).toEqual([...plan['services'], own['serviceId']])
    })
    await test.step('it is noted [SVC-070] [SVC-075]', async () => {
      expect((await stored.events(siteId))[0]).toMatchObject({ eventName: 'Setup', eventType: 'MANUAL', note: 'Asked for a till' })
    })
    await expect(addService('Point of Sale')).toBeDisabled()
  })
})
