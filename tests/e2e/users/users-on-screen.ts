import { expect, type Locator, type Page } from '@playwright/test'
import { openAddress } from '../open-address.ts'
import { screenTitle } from '../routes/route-table.ts'

/** The message of that text among those at the lower right. */
export const toast = (page: Page, text: string): Locator => page.locator('.fui-Toast').filter({ hasText: text })

/** What is said at a field. */
export async function expectSaid(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&')))
}

/** Manage Users and Create User as a person finds them. */
export class UsersOnScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens Manage Users by its address and waits for the users. */
  static async open(page: Page): Promise<UsersOnScreen> {
    await openAddress(page, '/manage-user')
    const users = new UsersOnScreen(page)
    await users.isListed()
    return users
  }

  async isListed(): Promise<void> {
    await expect(screenTitle(this.page)).toHaveText('Manage Users')
    await expect(this.grid.getByRole('row').nth(1)).toBeVisible()
    await expect(this.page.getByRole('button', { name: 'Refresh the list' })).toHaveAttribute('title', 'Refresh the list (R)')
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Users' })
  }

  /** How many of how many are listed. */
  get count(): Locator {
    return this.page.getByRole('region', { name: 'Users', exact: true }).getByRole('status')
  }

  get search(): Locator {
    return this.page.getByPlaceholder('Search name, user name, mobile, company')
  }

  row(userName: string): Locator {
    return this.grid.getByRole('row').filter({ hasText: userName })
  }

  get createButton(): Locator {
    return this.page.getByRole('button', { name: 'Create User' })
  }

  /** The form of a new user. */
  get form(): Locator {
    return this.page.getByRole('form', { name: 'New user' })
  }

  async openForm(): Promise<Locator> {
    await this.createButton.click()
    await expect(this.form).toBeVisible()
    return this.form
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Edit User' })
  }

  /** Opens the dialog that edits a user, by the link in its row. */
  async edit(userName: string): Promise<Locator> {
    await this.search.fill(userName)
    await this.row(userName)
      .getByRole('button', { name: /^Edit / })
      .click()
    await expect(this.dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    return this.dialog
  }

  /** Sends the dialog and what is looked through after it. Gives the changes as they stood there. */
  async save(): Promise<readonly string[]> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const changes = this.page.getByRole('table', { name: 'Changes' })
    await expect(changes).toBeVisible()
    const rows = await changes.getByRole('row').allInnerTexts()
    await this.page
      .getByRole('dialog', { name: /^Save / })
      .getByRole('button', { name: 'Save', exact: true })
      .click()
    await expect(toast(this.page, 'User Updated Successfully')).toBeVisible()
    await expect(this.dialog).toBeHidden()
    return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())
  }
}

/** Types into text fields by their labels. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Chooses an option of a field that is searched by typing. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const box = form.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(option)
  await form.page().getByRole('option', { name: option }).first().click()
  await expect(box).toHaveValue(option)
}
