import { expect, type Locator, type Page } from '@playwright/test'

/** The site form in a window, as a person uses it: fields by their labels. */
export class SiteFormOnScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  select(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  toggle(label: string): Locator {
    return this.page.getByRole('switch', { name: label, exact: true })
  }

  /** A field's message below it. */
  error(message: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: message })
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  get create(): Locator {
    return this.page.getByRole('button', { name: 'Create Site' })
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true })
  }

  /** The open list of a field that can be typed in; a plain select's options are not in it. */
  get #offered(): Locator {
    return this.page.getByRole('listbox')
  }

  /** Chooses in a list that can be typed in. */
  async choose(label: string, option: string): Promise<void> {
    const box = this.select(label)
    await box.click()
    await box.fill(option)
    await this.#offered.getByRole('option', { name: option, exact: true }).click()
    await expect(box).toHaveValue(option)
  }

  /** Chooses the first there is, and tells which. */
  async chooseFirst(label: string): Promise<string> {
    await this.select(label).click()
    const first = this.#offered.getByRole('option', { disabled: false }).first()
    const option = await first.innerText()
    await first.click()
    return option
  }

  async fillTexts(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(texts)) await this.text(label).fill(value)
  }

  async setToggles(toggles: Readonly<Record<string, boolean>>): Promise<void> {
    for (const [label, isOn] of Object.entries(toggles)) await this.toggle(label).setChecked(isOn)
  }

  /** Fills what a new site must have. `name` is its sub domain and user name. */
  async fillRequired(name: string): Promise<void> {
    await this.fillTexts({
      'Sub Domain': name,
      Domain: 'shops.example',
      'Customer Name': 'Aditi Kapoor',
      'Company Name': `Shop ${name}`,
      Email: `${name}@mail.example`,
      Mobile: '98765 43210',
      'User Name': `${name}-user`,
    })
    await this.chooseFirst('Sales Person')
    await this.chooseFirst('Support Account Manager')
    await this.select('Country').selectOption('IND')
    await this.choose('State', 'Maharashtra')
    const products = this.text('Number of products')
    if (await products.isVisible()) await products.fill('25')
  }

  async addPaymentMode(mode: string, displayName: string): Promise<void> {
    const section = this.section('Payment Modes')
    await section.getByRole('combobox', { name: 'Payment mode' }).selectOption(mode)
    await section.getByRole('textbox', { name: 'Display name' }).fill(displayName)
    await section.getByRole('button', { name: 'Add' }).click()
  }
}
