import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { siteRows } from '../sites/site-list.ts'
import { download, filesButton, openTab, SITE, tray } from './files-tray.ts'

/** A tab, or one within another, and how many trays of files it has. */
type Tab = readonly [trays: 0 | 1, ...path: string[]]

const DIALOGS = [
  {
    name: 'Payment Details',
    address: `/?payments=${SITE}`,
    tabs: [
      [0, 'Recurring Services'],
      [1, 'One Time Services'],
      [1, 'Manage Subscription'],
      [1, 'Credit Transactions'],
    ],
  },
  {
    name: 'History',
    address: `/?history=${SITE}`,
    tabs: [
      [0, 'Notes'],
      [1, 'Timeline'],
    ],
  },
] as const satisfies readonly { name: string; address: string; tabs: readonly Tab[] }[]

const SCREENS = [
  {
    name: 'the page of a site',
    address: `/site/${SITE}`,
    tabs: [
      [1, 'Overview'],
      [0, 'Services and plans', 'Recurring Services'],
      [1, 'Services and plans', 'One Time Services'],
      [1, 'Services and plans', 'Manage Subscription'],
      [1, 'Wallet and invoices'],
      [0, 'Notes and timeline', 'Notes'],
      [1, 'Notes and timeline', 'Timeline'],
      [0, 'Messaging', 'WhatsApp provider config'],
      [0, 'Messaging', 'WhatsApp provider settings'],
      [0, 'Messaging', 'Notifications Master'],
      [1, 'Menus'],
      [0, 'Pages'],
    ],
  },
  {
    name: 'Permissions',
    address: '/permissions',
    tabs: [
      [1, 'By user'],
      [0, 'Who can'],
      [0, 'Compare two users'],
    ],
  },
] as const satisfies readonly { name: string; address: string; tabs: readonly Tab[] }[]

/** The tabs that a list of paths begins with, each once. */
const outermost = (tabs: readonly Tab[]): readonly (string | undefined)[] => [...new Set(tabs.map(([, title]) => title))]

/**
 * Downloads in each tab and expects one tray where the tab has one, and none elsewhere. Escape closes it and nothing
 * else.
 */
async function expectOneTray(page: Page, surface: Locator, tabs: readonly Tab[]): Promise<void> {
  for (const [, ...path] of tabs) await openTab(surface, path)
  for (const [trays, ...path] of tabs)
    await test.step(path.join(', '), async () => {
      await openTab(surface, path)
      await expect(filesButton(surface)).toHaveCount(trays)
      await download(page)
      await expect(tray(page)).toHaveCount(trays)
      if (trays === 0) return
      await expect(tray(page).getByRole('listitem').first()).toContainText('Ready, ')
      const [button, opened] = await Promise.all([filesButton(surface).boundingBox(), tray(page).boundingBox()])
      expect(Math.abs((opened?.y ?? 0) - (button?.y ?? 0))).toBeLessThan((button?.height ?? 0) + (opened?.height ?? 0) + 20)
      await page.keyboard.press('Escape')
      await expect(tray(page)).toHaveCount(0)
      await expect(surface).toBeVisible()
    })
}

for (const { name, address, tabs } of DIALOGS)
  test(`a file opens one tray in each tab of ${name}, not that of the list below`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await expect(siteRows(page).nth(3)).toBeVisible()
    await openAddress(page, address)
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
    await expect(dialog.getByRole('tab')).toHaveCount(outermost(tabs).length)
    await expectOneTray(page, dialog, tabs)
  })

for (const { name, address, tabs } of SCREENS)
  test(`a file opens one tray in each tab of ${name}`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await openAddress(page, address)
    const screen = page.getByRole('main')
    await expect(screen.getByRole('tablist').first().getByRole('tab')).toHaveCount(outermost(tabs).length)
    await expectOneTray(page, screen, tabs)
  })
