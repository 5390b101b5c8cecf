import { expect, type Locator, type Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { SiteFormOnScreen } from './site-form.ts'

/** The screen Edit Site in a window, with the review before a save. */
export class EditSiteOnScreen extends SiteFormOnScreen {
  /** Opens the editor of a site by its address, and waits until all of the site is there. */
  async open(siteId: string): Promise<void> {
    await openAddress(this.page, `/edit-site?${new URLSearchParams({ site: siteId })}`)
    await this.isLoaded()
  }

  /** All of the site is there; a draft that is offered hides the form behind it. */
  async isLoaded(): Promise<void> {
    await expect(this.page.locator('h1', { hasText: 'Edit Site' })).toBeVisible()
    await expect(this.save.or(this.draftOffer).first()).toBeVisible()
  }

  /** The question before a save: what it changes. */
  get review(): Locator {
    return this.page.getByRole('dialog', { name: /^Save the changes to / })
  }

  get saveReviewed(): Locator {
    return this.review.getByRole('button', { name: /^Save/ })
  }

  /** What the save went through with, and what is left to do. */
  get unfinished(): Locator {
    return this.page.getByRole('alertdialog', { name: /is saved, with something left to do$/ })
  }

  get draftOffer(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Go on with your draft?' })
  }

  /** The reviewed changes, as `EditReviewOnScreen` reads them. */
  changes(): Promise<string[]> {
    return new EditReviewOnScreen(this.page).changes()
  }

  /** Saves what was reviewed, and waits for the list. The message is closed: that of another save says the same. */
  async saveAndLeave(): Promise<void> {
    await this.saveReviewed.click()
    await expect(this.page.getByText('Settings Successfully Updated', { exact: true })).toBeVisible()
    await expect(this.page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await dismissToasts(this.page)
  }
}

/** The path of the window's address. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname
