import type { Page } from 'playwright'
import { backToList, firstRow } from './moves.ts'
import type { Step } from './step.ts'

/** Chooses a command in the palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** What an installed program has beside its screens. The first begins with a dialog open and the last ends with one; Escape closes either. */
export const DESKTOP_STEPS: readonly Step[] = [
  {
    name: 'diagnostics',
    title: 'Diagnostics: versions, network, clock, what is kept, and the report for support',
    walk: async ({ page }) => {
      await closeDialog(page)
      await command(page, 'Diagnostics')
      await page.getByRole('table', { name: 'Kept on this computer' }).waitFor()
    },
  },
  {
    name: 'find',
    title: 'Find on this screen',
    walk: async ({ page }) => {
      await backToList(page)
      await page.keyboard.press('ControlOrMeta+f')
      await page.getByRole('search', { name: 'Find on this screen' }).getByRole('textbox').fill('silks')
      await page.getByText(/^1 of \d+/).waitFor()
    },
  },
  {
    name: 'row-menu',
    title: 'The menu of a row',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await firstRow(page)
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await page.getByRole('menuitem', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: 'connections',
    title: 'Several connections side by side',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^Profile menu of/ }).click()
      await page.getByRole('menuitem', { name: 'Connections…' }).click()
      await page.getByRole('table', { name: 'Connections' }).waitFor()
    },
  },
  {
    name: 'updates',
    title: 'Updates',
    walk: async ({ page }) => {
      await closeDialog(page)
      await page.getByRole('button', { name: /^Profile menu of/ }).click()
      await page.getByRole('menuitem', { name: 'Updates…' }).click()
      await page.getByText(/^Version \d/).waitFor()
    },
  },
  {
    name: 'whats-new',
    title: 'What is new in this version',
    walk: async ({ page }) => {
      await closeDialog(page)
      await command(page, 'What’s new')
      await page.getByRole('region', { name: 'Changes' }).waitFor()
    },
  },
  {
    name: 'report-problem',
    title: 'Report a problem',
    walk: async ({ page }) => {
      await closeDialog(page)
      await command(page, 'Report a problem')
      await page.getByRole('dialog', { name: 'Report a problem' }).waitFor()
    },
  },
]
