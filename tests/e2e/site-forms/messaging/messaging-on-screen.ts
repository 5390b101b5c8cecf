import type { Locator, Page } from '@playwright/test'
import type { Stored } from '../../platform-user.ts'
import type { StoredSites } from '../stored-site.ts'

/** The first site of the platform: it has more sub-users than one page holds, and one stored event. */
export const firstSite = async (stored: StoredSites): Promise<Stored> => {
  const [site] = (await stored.records()).toSorted((one, other) => (one['siteId'] < other['siteId'] ? -1 : 1))
  return site ?? {}
}

export const dialogOf = (page: Page, title: string, { domain }: Stored): Locator => page.getByRole('dialog', { name: `${title} · ${domain}`, exact: true })
export const reviewOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Save the changes to the / })
/** Saves what the review shows. */
export const saveReviewed = (page: Page): Promise<void> => reviewOf(page).getByRole('button', { name: 'Save', exact: true }).click()
/** The rows of the review: field, from, to. */
export const reviewed = (page: Page): Promise<string[]> =>
  reviewOf(page)
    .getByRole('table', { name: 'Changes' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent))
        .flatMap(([field, from, to]) => (from === undefined ? [] : [`${field}: ${from} -> ${to}`])),
    )
export const askedToLeave = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** The dialog of the WhatsApp provider as a user finds it on screen, or the one of the provider settings. */
export class ProviderOnScreen {
  readonly dialog: Locator
  readonly entry: Locator
  readonly system: Locator
  readonly save: Locator

  constructor(page: Page, site: Stored, title = 'WhatsApp provider config') {
    this.dialog = dialogOf(page, title, site)
    this.entry = page.getByRole('button', { name: title })
    this.system = this.dialog.getByRole('combobox', { name: 'System' })
    this.save = this.dialog.getByRole('button', { name: 'Save', exact: true })
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true }).or(this.dialog.getByRole('textbox', { name: label }))
  }
}

/**
 * Milliseconds from the last keystroke to what was found, and whether that came later than a timer of two seconds that began with the keystroke: a busy
 * machine holds up both.
 */
export const searchTakes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly milliseconds: number; readonly isLate: boolean }>((resolve) => {
        let typedAt = 0
        let isLate = false
        let timer = 0
        // Two frames: what was due before the timer has been drawn.
        const expire = () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              isLate = true
            }),
          )
        document.addEventListener('input', () => {
          typedAt = performance.now()
          window.clearTimeout(timer)
          timer = window.setTimeout(expire, 2_000)
        })
        new MutationObserver((_, observer) => {
          if (document.querySelector('[aria-label="Events found"]') === null) return
          observer.disconnect()
          resolve({ milliseconds: performance.now() - typedAt, isLate })
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
