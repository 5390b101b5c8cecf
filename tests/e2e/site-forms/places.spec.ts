import type { Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'

test.use({ ownConsole: true })

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const choose = async (page: Page, name: string, option: string): Promise<void> => {
  await box(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('states and cities come from the places service, else from the console itself [SNEW-115] [CALL-069] [CALL-070] [CALL-072]', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/create-site')
  const asked = () => control.sent('places').map(({ path }) => path.split('/countries/')[1])

  await test.step('country, state, city', async () => {
    await box(page, 'Country').selectOption('India')
    await choose(page, 'State', 'Maharashtra')
    await choose(page, 'City', 'Nagpur')
    expect(asked()).toEqual(['IN/states', 'IN/states/MH/cities'])
  })

  await test.step('another country forgets them', async () => {
    await box(page, 'Country').selectOption('United Arab Emirates')
    await expect(box(page, 'State')).toHaveValue('')
    await expect(box(page, 'City')).toHaveValue('')
    await expect.poll(() => asked().at(-1)).toBe('AE/states')
  })

  await test.step('the service is down: the packaged states, and free text', async () => {
    await control.goDown(['rest'])
    await box(page, 'Country').selectOption('Australia')
    await expect(page.getByText('this is the list that came with the console')).toBeVisible()
    await choose(page, 'State', 'Victoria')
    await box(page, 'City').fill('Ballarat')
    await page.keyboard.press('Tab')
    await expect(box(page, 'City')).toHaveValue('Ballarat')
  })

  await test.step('it is back: the next country is asked for again', async () => {
    await control.comeUp(['rest'])
    await box(page, 'Country').selectOption('United Kingdom')
    await expect.poll(() => asked().at(-1)).toBe('GB/states')
    await expect(page.getByText('this is the list that came with the console')).toBeHidden()
  })
  await test.step('they fill the other address pickers and the location filter too [CALL2-062]', async () => {
    // Each of the screens has a Country: the one before must have gone.
    await openAddress(page, '/create-oulets')
    await expect(page.getByRole('button', { name: 'Create Outlets' })).toBeVisible()
    await box(page, 'Country').selectOption('Singapore')
    await expect.poll(() => asked().at(-1)).toBe('SG/states')
    await openAddress(page, '/cplist')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await box(page, 'Country').selectOption('India')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/country=IND/)
  })
})
