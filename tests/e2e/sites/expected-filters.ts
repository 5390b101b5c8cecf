import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { PlatformSite } from './platform-sites.ts'
import { filterBar } from './site-list.ts'

/** Midnight of a day, so many from today, unix seconds. */
export const midnightIn = (days: number) => {
  const today = new Date()
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime() / 1000
}

export const siteService = (site: PlatformSite) => site.siteRecurringConfig?.siteServices?.find((service) => service?.serviceName === 'SITE')

export const hasActiveService = (site: PlatformSite) => siteService(site) !== undefined && siteService(site)?.status !== 'INACTIVE'

export const has = (text: string | null | undefined, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())

export const isExpiring = ({ tillDate }: PlatformSite) => typeof tillDate === 'number' && tillDate >= midnightIn(0) && tillDate < midnightIn(31)

export const isExpired = ({ tillDate }: PlatformSite) => typeof tillDate === 'number' && tillDate < midnightIn(0)

export const isFree = (site: PlatformSite) => siteService(site)?.charges === 0

export const place = ({ basicSiteSetting }: PlatformSite) => basicSiteSetting?.footerAddress

/** A filter as a person sets it, and the sites that it must leave. */
export interface FilterUse {
  readonly label: string
  readonly lines: string
  /** Ticked one after the other, chosen, or typed. */
  readonly values: readonly string[]
  readonly kind: 'any-of' | 'one-of' | 'text'
  /** Its chip says the value alone. */
  readonly chip?: true
  readonly keeps: (site: PlatformSite) => boolean
}

export const editor = (page: Page, label: string) =>
  page.getByRole('dialog', { name: `Filter by ${label}` }).or(page.getByRole('group', { name: `Filter by ${label}` }))

/** Takes a filter from the menu and sets it. */
export async function setFilter(page: Page, { label, kind, values }: Pick<FilterUse, 'label' | 'kind' | 'values'>): Promise<void> {
  await filterBar(page).getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  for (const value of values) {
    if (kind === 'text') await editor(page, label).getByRole('textbox').fill(value)
    else
      await editor(page, label)
        .getByRole(kind === 'any-of' ? 'checkbox' : 'radio', { name: value, exact: true })
        .click()
  }
  await editor(page, label).getByRole('button', { name: 'Done' }).click()
  await expect(editor(page, label)).toBeHidden()
}

export const plans = (site: PlatformSite) => (site.planDetails ?? []).map(({ planName }) => planName)
