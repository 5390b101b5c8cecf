import type { Page } from '@playwright/test'
import { popoverFault } from '#scripts/tour/popovers.ts'
import { parkPointer } from '#scripts/tour/view.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { siteRows } from '../sites/site-list.ts'

/** Puts something that looks like a popover into the window: what the console itself must never show. */
const plant = (page: Page, name: string, place: { readonly left: number; readonly top: number }): Promise<void> =>
  page.evaluate(
    ({ label, left, top }) => {
      const planted = document.createElement('div')
      planted.className = 'fui-PopoverSurface planted'
      planted.setAttribute('aria-label', label)
      Object.assign(planted.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: '60px', height: '20px', zIndex: '2000000' })
      document.body.append(planted)
    },
    { label: name, ...place },
  )

const unplant = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('.planted')) element.remove()
  })

test('the tour notices a popover in the way: in the corner, a second one, over a button of the dialog on top', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  expect(await popoverFault(page)).toBeNull()

  await test.step('in the corner, where a popover without a target is drawn', async () => {
    await plant(page, 'Files', { left: 0, top: 0 })
    expect(await popoverFault(page)).toBe('A popover lies in the corner of the window: "Files"')
    await unplant(page)
  })
  await test.step('beside another one', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Files' }).click()
    await expect(page.getByRole('group', { name: 'Files' }).or(page.getByRole('dialog', { name: 'Files' }))).toBeVisible()
    expect(await popoverFault(page)).toBeNull()
    await plant(page, 'News', { left: 300, top: 300 })
    expect(await popoverFault(page)).toBe('Two popovers are open: "Files" and "News"')
    await unplant(page)
    await page.keyboard.press('Escape')
  })
  await test.step('over a button of the dialog on top, but for the one that opens it', async () => {
    await openAddress(page, '/?payments=site-100001&tab=transactions')
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
    // Until its rows and its balance are there the dialog moves.
    await expect(dialog.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Balance' })).toContainText(/\d/)
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.getByRole('button', { name: 'Re-Charge' }).boundingBox()) ?? {}
    await plant(page, 'Files', { left: x + width / 2 - 30, top: y + height / 2 - 10 })
    expect(await popoverFault(page)).toBe('A popover covers Re-Charge: "Files"')
    await unplant(page)
    await dialog.getByRole('button', { name: 'Files' }).click()
    await expect(page.locator('.fui-PopoverSurface')).toBeVisible()
    expect(await popoverFault(page)).toBeNull()
  })
})

test('a parked pointer is over nothing', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await siteRows(page).nth(2).hover()
  const hovered = () => page.evaluate(() => document.querySelectorAll(':hover').length)
  expect(await hovered()).toBeGreaterThan(3)
  await parkPointer(page)
  expect(await hovered()).toBe(0)
})
