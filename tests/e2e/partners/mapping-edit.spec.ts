import type { Locator } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { decimalText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { openPlanMenu, openServiceMap, rowWith } from './partners-on-screen.ts'
import { DECCAN, told } from './staff-on-screen.ts'
import { StoredPartners } from './stored-partners.ts'

test('one row of the mapping is edited at a time, and kept until it is saved', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const console = await signedInAs('ADMIN')
  const { page } = console
  const map = await openServiceMap(page, DECCAN.username)
  const edited = (grid: Locator): Locator => grid.getByRole('textbox', { name: 'Annual' })
  const plans = map.grid('PLANS')
  const growth = (await stored.mappings(DECCAN.username, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth')

  await test.step('one row at a time is edited: wrong amounts are not saved, Cancel discards [CPMAP-005] [CPMAP-006] [CPMAP-007] [CPMAP-027]', async () => {
    await map.choose('Growth', 'Edit row')
    await expect(edited(plans)).toHaveValue(decimalText(growth?.['boardingAmount']))
    await expect(plans.getByRole('textbox', { name: 'Renewal' })).toBeVisible()
    for (const [typed, problem] of [
      ['', 'Please enter Annual Amount'],
      ['-1', 'The amount cannot be negative.'],
      ['ten', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ] as const) {
      await edited(plans).fill(typed)
      await expect(plans.getByRole('button', { name: 'Save Growth' })).toHaveAttribute('title', problem)
      await expect(plans.getByRole('button', { name: 'Save Growth' })).toHaveAttribute('aria-disabled', 'true')
    }
    await openPlanMenu(page, 'Business')
    await expect(page.getByRole('menuitem', { name: 'Edit row' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await plans.getByRole('button', { name: 'Cancel editing Growth' }).click()
    await page.getByRole('alertdialog', { name: 'Sure to cancel?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(edited(plans)).toBeHidden()
    await expect(rowWith(plans, 'Growth')).toContainText(moneyText(growth?.['boardingAmount'], 'INR'))
    expect(control.calls('UpdateUserServiceMapping')).toEqual([])
  })

  await test.step('another tab, and a link elsewhere, ask before the row that is edited is given up', async () => {
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await map.choose('Growth', 'Edit row')
    await edited(plans).fill('25')
    await map.tab('ADDONS').click()
    await expect(question).toContainText('The service that is being edited is not saved.')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'service-map-leave')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(edited(plans)).toHaveValue('25')
    await page.getByRole('link', { name: 'CP List' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(edited(plans)).toHaveValue('25')
    await map.tab('ADDONS').click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(map.grid('ADDONS')).toBeVisible()
    await map.tab('PLANS').click()
    await expect(rowWith(plans, 'Growth')).toContainText(moneyText(growth?.['boardingAmount'], 'INR'))
    expect(control.calls('UpdateUserServiceMapping')).toEqual([])
  })

  await test.step('a failed save keeps the row open', async () => {
    await map.choose('Growth', 'Edit row')
    await edited(plans).fill('19.99')
    const save = async (): Promise<void> => {
      await plans.getByRole('button', { name: 'Save Growth' }).click()
    }
    control.addFault({ operation: 'UpdateUserServiceMapping', fault: 'graphql-error', message: 'MAPPING_IS_LOCKED' })
    await save()
    await test.step('it is told, and what was typed stays [CPMAP-038]', async () => {
      await expect(told(page, 'The service was not updated.', 'MAPPING IS LOCKED')).toBeVisible()
      await expect(edited(plans)).toHaveValue('19.99')
    })
    await dismissToasts(page)
    await save()
    await test.step('saved, it leaves edit mode [CPMAP-007] [CPMAP-035] [CPMAP-037]', async () => {
      await expect(told(page, 'Service Updated Successfully', 'Growth')).toBeVisible()
      await expect(edited(plans)).toBeHidden()
    })
    await expect(rowWith(plans, 'Growth')).toContainText('₹19.99')
    const { type: _type, ...row } = growth ?? {}
    await test.step('what is sent [CPMAP-026] [CPMAP-033]', async () => {
      expect(control.sent('UpdateUserServiceMapping').at(-1)).toEqual({ input: { ...row, boardingAmount: 1999 } })
    })
    expect((await stored.mappings(DECCAN.username, 'PLAN')).find(({ id }) => id === growth?.['id'])).toMatchObject({ boardingAmount: 1999 })
  })
})
