import { expect, type Page } from '@playwright/test'
import { openAddress } from '../open-address.ts'
import type { SiteFormOnScreen } from './site-form.ts'

/** Values of the form by name. */
type Values = Readonly<Record<string, unknown>> & { readonly subdomain: string; readonly domain: string }

/** What a new site must have, as the form holds it; `name` is its sub domain and the head of its user name. */
export const requiredValues = (name: string): Values => ({
  subdomain: name,
  domain: 'shops.example',
  custName: 'Aditi Kapoor',
  companyName: `Shop ${name}`,
  ownerEmail: `${name}@mail.example`,
  ownerMob: '98765 43210',
  userName: `${name}-user`,
  salesPerson: 'Priya Nair',
  supportAccManager: 'Grace Wanjiru',
  country: 'IND',
  state: 'Maharashtra',
  no_of_products: 25,
})

/** Opens Create New Site filled with values, by way of a draft: typing them is what other tests are about. Other fields have what a new site starts with. */
export async function openFilled(form: SiteFormOnScreen, values: Values): Promise<void> {
  await writeDraft(form.page, values)
  await openAddress(form.page, '/create-site')
  await form.page.getByRole('button', { name: 'Go on with it' }).click()
  // What is asked of the platform while one types has been asked: from here on nothing is asked unprompted.
  await expect(form.page.getByText(`${values.subdomain}.${values.domain} is free.`, { exact: true })).toBeVisible()
  await expect(form.page.getByText('Free', { exact: true })).toBeVisible()
}

const writeDraft = (page: Page, values: Values): Promise<unknown> =>
  page.evaluate((text) => window.bridge.drafts.write({ form: 'create-site', text }), JSON.stringify(values))
