import type { Page } from '@playwright/test'
import { CHECKS_DARK, expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { expect, type OpenConsole, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'

/** What the window can show, and how to come there from the state before. Escape leads back out of whatever lies over the screen. */
export type States = Readonly<Record<string, (console: OpenConsole) => Promise<void>>>

export const click = async (page: Page, role: 'button' | 'menuitem' | 'link' | 'checkbox', name: string | RegExp): Promise<void> => {
  await page.getByRole(role, { name }).first().click()
}

/** The appearances of the system, in the order they are put on. */
const APPEARANCES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  ...(CHECKS_DARK ? { dark: { colorScheme: 'dark', forcedColors: 'none' } as const } : {}),
} as const

/** Goes through the states, one after the other, and looks at each in every appearance. */
export async function walk(console: OpenConsole, states: States): Promise<void> {
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
