import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { expect } from '../../fixtures.ts'
import { dismissToasts } from '../../notifications.ts'
import { creationStops } from '../creation.ts'
import { requiredValues } from '../prepared-draft.ts'
import { StoredSites } from '../stored-site.ts'

/** A site whose creation has something to do in every step. */
export const wholeOrder = (name: string) => ({ ...requiredValues(name), isGroupReward: true, groupId: 'group-of-aditi', pages: ['about-us', 'contact-us'] })

/** The dialog with the steps. */
export const stepsOf = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: /is not finished|^Creating/ })
  return {
    dialog,
    failure: dialog.getByRole('alert'),
    retry: dialog.getByRole('button', { name: 'Retry from here' }),
    back: dialog.getByRole('button', { name: 'Back to the form' }),
    later: dialog.getByRole('button', { name: 'Finish later' }),
    step: (label: string) => dialog.getByRole('listitem').filter({ hasText: label }),
  }
}

export const expectCreated = async (page: Page): Promise<void> => {
  await creationStops(page)
  await expect(page.getByText('Site Created Successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Services and wallet of / })).toBeVisible()
  // It may have gone by itself by now.
  await dismissToasts(page)
}

/** Exactly one site has the domain, with everything that belongs to a new one, once. */
export const expectWholeOnce = async (platform: LocalPlatform, domain: string): Promise<void> => {
  const { record, menus, pages, reward, wallet } = await new StoredSites(platform).whole(domain)
  expect(record['companyName']).toBe(`Shop ${domain.split('.')[0]}`)
  expect((menus as { slugName: string }[]).map(({ slugName }) => slugName)).toEqual(['online-menu', 'dine-in'])
  expect((pages as { pageName: string }[]).map(({ pageName }) => pageName).sort()).toEqual(['about-us', 'contact-us'])
  expect(reward).toEqual({ isEnabled: true, onGroup: true, groupId: 'group-of-aditi' })
  expect(wallet).toEqual({ balance: 0, currency: 'INR', domain })
}
