import { expect, type Locator, type Page } from '@playwright/test'

const WAIT = { timeout: 20_000 }

/**
 * Fills text fields by their labels, all in one call: a call per field costs ten times as much in this long form.
 * Runs in the page.
 * @returns false while one is missing or disabled
 */
function fillAll(texts: Readonly<Record<string, string>>): boolean {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([role], [list]), textarea'))
  const nameOf = ({ ariaLabel, labels }: HTMLInputElement | HTMLTextAreaElement) => ariaLabel ?? labels?.[0]?.firstChild?.textContent
  const filled = Object.entries(texts).map(([label, value]) => ({ value, named: fields.filter((field) => nameOf(field) === label) }))
  if (filled.some(({ named }) => named.length !== 1 || named[0]?.matches(':disabled, [readonly]'))) return false
  for (const { value, named } of filled) {
    const [field] = named
    if (field === undefined) continue
    field.focus({ preventScroll: true })
    // React takes a value set on the element itself for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }))
  }
  return true
}

/** Turns switches by their labels, as `fillAll` fills fields. */
function setAll(toggles: Readonly<Record<string, boolean>>): boolean {
  const switches = Array.from(document.querySelectorAll<HTMLInputElement>('input[role="switch"]'))
  const chosen = Object.entries(toggles).map(([label, isOn]) => ({ label, isOn, named: switches.filter(({ labels }) => labels?.[0]?.textContent === label) }))
  if (chosen.some(({ named }) => named.length !== 1 || named[0]?.disabled)) return false
  for (const { isOn, named } of chosen) if (named[0]?.checked !== isOn) named[0]?.click()
  const unchanged = chosen.filter(({ isOn, named }) => named[0]?.checked !== isOn)
  if (unchanged.length > 0) throw new Error(`These switches stay as they are: ${unchanged.map(({ label }) => label).join(', ')}`)
  return true
}

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
    return this.page.locator('[role="listbox"]')
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
    await this.page.waitForFunction(fillAll, texts, WAIT)
  }

  async setToggles(toggles: Readonly<Record<string, boolean>>): Promise<void> {
    await this.page.waitForFunction(setAll, toggles, WAIT)
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
