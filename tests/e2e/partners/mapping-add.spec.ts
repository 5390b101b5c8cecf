import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { picture } from '../picture.ts'
import { openServiceMap, rowWith } from './partners-on-screen.ts'
import { DECCAN, told, widthOf } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('a mapped plan is deleted and mapped again', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const map = await openServiceMap(page, DECCAN.username)
  const plans = map.grid('PLANS')
  const growth = (await stored.mappings(DECCAN.username, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth')

  await test.step('Delete asks, and the row leaves the list [CPMAP-008] [CPMAP-036] [CPMAP-037] [CPMAP-040]', async () => {
    await map.choose('Growth', 'Delete')
    await expect(told(page, 'Service Delete Successfully', 'Growth')).toBeVisible()
    expect((await mainQuestions(folders).last())?.message).toMatch(/^Sure to delete\? The price of “Growth” for the partner /)
    await expect(rowWith(plans, 'Growth')).toHaveCount(0)
    expect(control.sent('DeleteUserServiceMapping').at(-1)).toEqual({ serviceId: growth?.['serviceId'], userId: DECCAN.username })
  })

  await test.step('ADD SERVICE', async () => {
    await map.add.click()
    await test.step('asks for a plan first [CPMAP-011] [CPMAP-012]', async () => {
      await expect(map.dialog.getByRole('radio', { name: 'Plan' })).toBeChecked()
      await expect(map.dialog.getByRole('radio', { name: 'Addons' })).toBeVisible()
    })
    await test.step('500 wide [CPMAP-024] [CPMAP-025]', async () => {
      expect(await widthOf(map.dialog)).toBe(500)
    })
    await test.step('a note of four lines, SUBMIT and CANCEL [CPMAP-015]', async () => {
      await expect(map.dialog.getByLabel('Note')).toHaveAttribute('rows', '4')
      await expect(map.dialog.getByRole('button', { name: 'CANCEL' })).toBeVisible()
    })
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).click()
    await test.step('what is missing is said [CPMAP-016] [CPMAP-017] [CPMAP-020] [CPMAP-021]', async () => {
      for (const [label, message] of [
        ['Site Option', 'Please Select Site Option'],
        ['Site Plan', 'Please Select Site Option'],
        ['Annual Amount', 'Please enter Annual Amount'],
        ['Renewal Amount', 'Please enter Renewal Amount'],
      ] as const) {
        await expect(map.dialog.getByLabel(label)).toHaveAccessibleDescription(message)
      }
    })
    await test.step('an option and a plan that are missing, in the same words [CPMAP-016] [CPMAP-017]', async () => {
      await expect(map.dialog.getByText('Please Select Site Option', { exact: true })).toHaveCount(2)
    })
    await picture(page, 'add-service')
  })

  await test.step('a plan of the chosen option is mapped [CPMAP-018]', async () => {
    await map.dialog.getByLabel('Site Option').selectOption({ label: 'Restaurant' })
    await map.dialog.getByRole('combobox', { name: 'Site Plan' }).click()
    await test.step('the plans of that option [CPMAP-013] [CPMAP-031]', async () => {
      await expect(page.getByRole('option', { name: /Starter/ }), 'of another option').toHaveCount(0)
      await expect(page.getByRole('option', { name: 'Business: mapped already' })).toBeDisabled()
    })
    await page.getByRole('option', { name: 'Growth', exact: true }).click()
    await map.dialog.getByLabel('Annual Amount').fill('799.20')
    await map.dialog.getByLabel('Renewal Amount').fill('599')
    await map.dialog.getByLabel('Note').fill('agreed in Pune')
    await map.dialog.getByRole('button', { name: 'SUBMIT' }).dblclick()
    await test.step('what is said [CPMAP-034] [CPMAP-037]', async () => {
      await expect(told(page, 'Service Map Successfully', 'Growth')).toBeVisible()
    })
    await expect(map.dialog).toBeHidden()
    await test.step('it is in the list, with its note [CPMAP-028] [CPMAP-015]', async () => {
      await expect(rowWith(plans, 'agreed in Pune')).toContainText('Growth')
      await expect(rowWith(plans, 'Growth')).toContainText('₹799.20')
    })
    await test.step('what is sent, in minor units [CPMAP-026] [CPMAP-032] [CALL2-067]', async () => {
      expect(control.sent('CreateUserServiceMapping')).toEqual([
        {
          input: {
            serviceId: growth?.['serviceId'],
            serviceName: 'Growth',
            planId: growth?.['planId'],
            planName: 'Growth',
            siteType: growth?.['siteType'],
            siteId: 'master',
            userId: DECCAN.username,
            type: 'PLAN',
            boardingAmount: 79_920,
            renewalAmount: 59_900,
            siteOptions: growth?.['siteOptions'],
            note: 'agreed in Pune',
          },
        },
      ])
    })
  })

  await test.step('opened again, the dialog is empty [CPMAP-023]', async () => {
    await map.add.click()
    for (const label of ['Site Option', 'Annual Amount', 'Renewal Amount', 'Note']) await expect(map.dialog.getByLabel(label)).toHaveValue('')
  })
})
