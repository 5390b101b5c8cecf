import type { Page } from '@playwright/test'
import { chooseInCombo } from '../catalogue/catalogue-on-screen.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import type { Stored } from '../platform-user.ts'
import { expect, test } from './fixtures.ts'

const SERVICES = 'query ($platform: String!) { getPlatformServicesByPlatform(siteId: "master", platform: $platform) { serviceId status serviceType } }'
const UPDATE = 'mutation ($input: UpdatePlatformServiceInput!) { updatePlatformService(input: $input) { serviceId } }'

/** A name that no other option has: there are services of one name per option. */
const NAMED = { siteId: 'master', serviceName: 'Two consoles', slugServiceName: 'two consoles' }

const open = async (page: Page, services: StoredServices) => {
  const all = async (option = 'SPA'): Promise<Stored[]> => (await services.run(SERVICES, { platform: option }))['getPlatformServicesByPlatform']
  const [first] = await all()
  const serviceId = String(first?.['serviceId'])
  const save = (status: string, serviceType: string, option = 'SPA') =>
    services.run(UPDATE, { input: { ...NAMED, serviceId, status, serviceType, platform: option } })
  await save('ACTIVE', 'PLAN')
  await openAddress(page, `/edit-platform?service=${serviceId}`)
  await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'ACTIVE', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'INACTIVE' }).click()
  const stored = async (option?: string) => (await all(option)).find((service) => service['serviceId'] === serviceId)
  return { save, stored, review: new EditReviewOnScreen(page), submit: page.getByRole('button', { name: 'Save', exact: true }) }
}
const changesOf = async (review: EditReviewOnScreen) => (await review.changes()).map((row) => row.replace(/^.* \/ /, ''))

test('the same field of a platform service: the second person chooses, and others are kept', { tag: ['@daily', '@overwriting'] }, async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { save, stored, review, submit } = await open(page, new StoredServices(platform))
  await chooseInCombo(page.getByRole('combobox', { name: 'Site option' }), 'Gym')
  await save('ACTIVE', 'BASIC', 'LAUNDRY')
  await submit.click()
  expect(await changesOf(review)).toEqual([
    'Site option: Spa -> [ ] Theirs: Laundry | [ ] Yours: Gym',
    'Status: ACTIVE -> INACTIVE',
    'Service type: PLAN -> [x] Theirs: BASIC | [ ] Yours: PLAN',
  ])
  await review.choose('Theirs: Laundry')
  await review.save.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/platform-servicelist')
  expect(await stored('LAUNDRY')).toMatchObject({ status: 'INACTIVE', serviceType: 'BASIC' })
})
