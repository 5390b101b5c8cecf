import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { rowOf, siteGrid, siteRows, toast } from '../sites/site-list.ts'
import { Hand } from './hand.ts'

const SITE = { domain: 'joe-s-famous-fish-chips-6.shops.example' }

test('who expires within 30 days takes one click, and as a file two more', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: /^Expiring/ }))
  await expect(siteRows(page)).toHaveCount(3)
  expect(hand.clicks).toBe(1)
  await hand.click(page.getByRole('button', { name: 'Export', exact: true }))
  await hand.click(page.getByRole('menuitem', { name: 'All that match (3) as Excel' }))
  await expect(page.getByText(/^Sites .*\.xlsx$/).first()).toBeVisible()
  expect(hand.clicks).toBe(3)
})

test('a campaign to those that expire within 30 days takes five clicks', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: /^Expiring/ }))
  await expect(siteRows(page)).toHaveCount(3)
  await hand.click(siteGrid(page).getByRole('checkbox').first())
  await hand.click(page.getByRole('button', { name: 'Send a campaign' }))
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused()
  await page.keyboard.type('Festival Greeting 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Content' })).not.toHaveValue('')
  await hand.click(page.getByRole('button', { name: 'Next', exact: true }))
  await hand.click(page.getByRole('dialog', { name: 'Campaign to 3 sites' }).getByRole('button', { name: 'Send to 3 sites' }))
  await expect(page.getByRole('region', { name: 'Outcome of the campaign' })).toContainText('send 3 messages')
  expect(controlOf(platform).calls('CreateUserQueueInBulkByAdmin')).toHaveLength(1)
  expect(hand.clicks).toBe(5)
})

test('another app version takes one click, and back another', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await hand.click(rowOf(page, SITE).getByRole('switch'))
  await expect(toast(page)).toHaveText('App version switched')
  await hand.click(page.getByRole('button', { name: 'Undo' }))
  await expect(toast(page)).toHaveText('Undone')
  expect(controlOf(platform).calls('UpdateSiteVersion')).toHaveLength(2)
  expect(hand.clicks).toBe(2)
})

test('the row of a dashboard leads to its site with one click', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  await page.getByRole('link', { name: 'Renewal Dashboard' }).click()
  await hand.click(
    page
      .getByRole('grid')
      .getByRole('button', { name: /^Open / })
      .first(),
  )
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  expect(hand.clicks).toBe(1)
})

if (HAS_KEYCHAIN) {
  test('another value for all that match takes four clicks beside the choice of field and value', async ({ signedInAs, platform }) => {
    const { page } = await signedInAs('ADMIN')
    const hand = new Hand()
    await page.getByRole('searchbox').fill('bharat')
    await expect(siteRows(page)).toHaveCount(4)
    await hand.click(siteGrid(page).getByRole('checkbox').first())
    await hand.click(page.getByRole('button', { name: 'Change a field' }))
    const choice = page.getByRole('dialog', { name: 'Change 4 sites' })
    await choice.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Language' })
    await choice.getByRole('combobox', { name: 'New value' }).selectOption({ label: 'Telugu' })
    await hand.click(choice.getByRole('button', { name: 'Dry run' }))
    await hand.click(page.getByRole('dialog', { name: /: dry run$/ }).getByRole('button', { name: /^Change \d sites?$/ }))
    await expect(page.getByRole('region', { name: 'Progress of the bulk change' })).toContainText('Finished')
    expect(controlOf(platform).calls('UpdateSiteByAdmin').length).toBeGreaterThan(0)
    expect(hand.clicks).toBe(4)
  })

  test('what was changed is taken back from the activity with five clicks', async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    const hand = new Hand()
    await rowOf(page, SITE).getByRole('switch').click()
    await expect(toast(page)).toHaveText('App version switched')
    await hand.click(page.getByRole('button', { name: /^Profile menu/ }))
    await hand.click(page.getByRole('menuitem', { name: 'Activity' }))
    await hand.click(
      page
        .getByRole('grid', { name: 'Activity' })
        .getByLabel(/^Actions for/)
        .first(),
    )
    await hand.click(page.getByRole('menuitem', { name: 'Undo' }))
    await hand.click(page.getByRole('dialog', { name: 'Undo: dry run' }).getByRole('button', { name: 'Change 1 site' }))
    await expect(page.getByRole('region', { name: 'Progress of the bulk change' })).toContainText('Finished')
    expect(hand.clicks).toBe(5)
  })
}
