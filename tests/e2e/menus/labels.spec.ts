import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('the labels of a site are added and edited in place [LABEL-001]', async ({ signedInAs, platform }) => {
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, review, sent } = await MenusOnScreen.open(page, platform)

  await test.step('a button opens them [MENU-016] [LABEL-002]', async () => {
    await button('Add Lables').click()
  })
  const labels = dialog('Add Labels')
  await expect(labels.getByRole('table', { name: 'Labels' })).toContainText('Steward')
  await test.step('the names of the source, each once [LABEL-008] [LABEL-012]', async () => {
    await expect(labels.getByRole('combobox', { name: 'Label', exact: true }).getByRole('option')).toHaveText([
      'Choose a label',
      'Station',
      'Chef',
      'Area',
      'Captain',
      'Table',
      'KOT',
      'Manage_Dine_In',
      'Counter',
      'VAT',
      'GST',
    ])
  })
  await labels.getByRole('button', { name: 'Add' }).click()
  await test.step('a name and a text are needed [LABEL-007]', async () => {
    await said(page, 'please fill required details')
  })
  await labels.getByRole('combobox', { name: 'Label', exact: true }).selectOption('Table')
  await labels.getByRole('textbox', { name: 'Text', exact: true }).fill('  ')
  await labels.getByRole('button', { name: 'Add' }).click()
  await said(page, 'please fill required details')
  expect(sent('UpdateCustomLabels')).toEqual([])
  await labels.getByRole('textbox', { name: 'Text', exact: true }).fill('Desk')
  await labels.getByRole('button', { name: 'Add' }).click()
  await review.save.click()
  await test.step('success is told [LABEL-011]', async () => {
    await said(page, 'Saved Successfully')
  })
  const edit = labels.getByRole('button', { name: 'Edit the label of Waiter' })
  const waiter = labels.getByRole('textbox', { name: 'Label of Waiter', exact: true })
  await edit.click()
  await waiter.fill('Server')
  await picture(page, 'labels')
  await test.step('a row is edited in place; Cancel asks [LABEL-005] [LABEL-006]', async () => {
    await labels.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Sure to cancel?' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(edit).toBeVisible()
    await expect(waiter).toBeHidden()
  })
  await edit.click()
  await expect(waiter).toHaveValue('Steward')
  await waiter.fill('Server')
  await labels.getByRole('button', { name: 'Save' }).click()
  await review.save.click()
  await said(page, 'Saved Successfully')
  await expect(labels.getByRole('table', { name: 'Labels' })).toContainText('Server')
  await test.step('what is sent [LABEL-009] [LABEL-010]', async () => {
    expect(sent('UpdateCustomLabels').at(-1)).toEqual({
      domain,
      typeValue: 'customLabelsConfig',
      customLabels: [
        { defaultName: 'Waiter', displayName: 'Server' },
        { defaultName: 'Table', displayName: 'Desk' },
      ],
    })
  })
  expect((await stored.labels(domain))['customLabels']).toEqual(sent('UpdateCustomLabels').at(-1)?.['customLabels'])
  await labels.getByRole('button', { name: 'Close' }).click()
  await expect(labels).toBeHidden()
})
