import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { ChosenProfile } from '../chosen-profile.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'

test.use({ ownConsole: true })

/** What the window can show, and how to come there from the state before. Escape leads back out of whatever lies over the screen. */
type States = Readonly<Record<string, (console: OpenConsole) => Promise<void>>>

const click = async (page: Page, role: 'button' | 'menuitem' | 'link' | 'checkbox', name: string | RegExp): Promise<void> => {
  await page.getByRole(role, { name }).first().click()
}

const BEFORE_SIGN_IN: States = {
  'sign-in': async ({ page }) => expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible(),
  'sign-in-waiting': async ({ page }) => {
    await click(page, 'button', 'Sign in in your browser')
    await expect(page.getByText('Waiting for you in the browser')).toBeVisible()
  },
}

const firstRun = (chosen: ChosenProfile): States => ({
  'first-run': async ({ page }) => expect(page.getByRole('button', { name: 'Choose connection profile…' })).toBeVisible(),
  'first-run-wrong-file': async ({ page }) => {
    await chosen.choose(page, '{ "name": 7 }')
    await expect(page.getByRole('listitem').first()).toBeVisible()
  },
})

const SHELL: States = {
  denied: async ({ page }) => {
    await openAddress(page, '/manage-user')
    await expect(screenTitle(page)).toHaveText('Manage Users')
  },
  'not-found': async ({ page }) => {
    await openAddress(page, '/nowhere')
    await expect(page.getByText('There is no such screen')).toBeVisible()
  },
  'open-submenu': async ({ page }) => {
    await click(page, 'button', 'Campaigns')
    await expect(page.getByRole('link', { name: 'Run Campaign' })).toBeVisible()
  },
  folded: async ({ page }) => {
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  },
  'profile-menu': async ({ page }) => {
    await page.keyboard.press('Control+b')
    await click(page, 'button', /^Profile menu/)
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
  'appearance-menu': async ({ page }) => {
    await click(page, 'menuitem', 'Appearance')
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  },
  palette: async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Commands' })).toBeVisible()
  },
  shortcuts: async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

const SITE_LIST: States = {
  'site-list': async ({ page }) => {
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('grid').getByRole('row').nth(2).hover()
  },
  'row-menu': async ({ page }) => {
    await click(page, 'button', /^Actions for/)
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'row-question': async ({ page }) => {
    await click(page, 'menuitem', 'Delete')
    await expect(page.getByText('Sure to delete?', { exact: true })).toBeVisible()
  },
  columns: async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Columns')
    await page.getByLabel('Columns').getByRole('listitem').first().hover()
  },
  'views-menu': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', /^View:/)
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'export-menu': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Export')
    await expect(page.getByRole('menuitem', { name: /as CSV/ }).first()).toBeVisible()
  },
  files: async ({ page }) => {
    await page
      .getByRole('menuitem', { name: /as CSV/ })
      .first()
      .click()
    // The tray opens by itself, and stays while someone turns to it.
    await page.getByRole('button', { name: /^Open .*csv/ }).hover()
  },
  'filter-editor': async ({ page }) => {
    await page.keyboard.press('Escape')
    await click(page, 'button', 'Filter')
    await click(page, 'menuitem', 'Country')
    await page.getByRole('checkbox', { name: 'India' }).check()
  },
  'filtered-and-selected': async ({ page }) => {
    await click(page, 'button', 'Done')
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
    await expect(page.getByRole('button', { name: 'Clear the selection' })).toBeVisible()
  },
  peek: async ({ page }) => {
    await click(page, 'button', 'Clear the selection')
    await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(2).click()
    await expect(page.getByRole('complementary')).toBeVisible()
  },
  'nothing-matches': async ({ page }) => {
    await click(page, 'button', 'Close the details')
    await page.getByRole('searchbox').first().fill('no site is called so')
    await expect(page.getByRole('button', { name: 'Clear all filters' }).first()).toBeVisible()
  },
}

/** The appearances of the system, in the order they are put on. */
const APPEARANCES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
} as const

/** Goes through the states, one after the other, and looks at each in every appearance. */
async function walk(console: OpenConsole, states: States): Promise<void> {
  const { page } = console
  for (const [name, open] of Object.entries(states)) {
    await test.step(name, async () => {
      await open(console)
      for (const [appearance, media] of Object.entries(APPEARANCES)) {
        await page.emulateMedia(media)
        await expect(page.locator('html')).toHaveCSS('color-scheme', appearance)
        await picture(page, `${name}-${appearance}`)
        if (appearance === 'light') await expectNoSeriousAxeViolations(page)
        else await expectReadableColours(page)
      }
      await page.emulateMedia(APPEARANCES.light)
    })
  }
}

test.describe('axe finds nothing serious, in light and dark', () => {
  test('before anybody is signed in', async ({ openConsole }) => {
    const console = await openConsole()
    await walk(console, BEFORE_SIGN_IN)
    await console.close()
  })

  test('at the first start', async ({ openConsole, folders }) => {
    const chosen = new ChosenProfile(folders)
    await walk(await openConsole({ profileFile: null, environment: chosen.environment }), firstRun(chosen))
  })

  test('in the shell', async ({ signedInAs }) => {
    await walk(await signedInAs('SALES_PERSON'), SHELL)
  })

  test('in the site list', async ({ signedInAs }) => {
    await walk(await signedInAs('ADMIN'), SITE_LIST)
  })
})

test('in high contrast too, with the pointer on a row and a choice in the palette', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await click(page, 'button', /^Profile menu/)
  await click(page, 'menuitem', 'Appearance')
  await page.getByRole('menuitemradio', { name: 'High contrast' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('grid').getByRole('row').nth(2).hover()
  await expectReadableColours(page)
  await picture(page, 'high-contrast-row')
  await page.keyboard.press('Control+k')
  await page.getByRole('listbox', { name: 'Screens, sites and commands' }).getByRole('option').nth(2).hover()
  await expectReadableColours(page)
  await picture(page, 'high-contrast')
})
