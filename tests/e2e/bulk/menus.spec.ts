import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { StoredMenus } from '../menus/stored-menus.ts'
import { openAddress } from '../open-address.ts'
import { chooseField, dryRunCounts, dryRunRow, expectFinished, openRun, outcomeRow, selectAll, startBulkChange } from './bulk-on-screen.ts'

const SITE = 'site-100039'

if (HAS_KEYCHAIN) {
  test('menus and their sub-menus are switched off together with one note each in the history; one that somebody else switched meanwhile stays', async ({
    signedInAs,
    platform,
  }) => {
    const stored = new StoredMenus(platform)
    const { page } = await signedInAs('ADMIN')
    await openAddress(page, `/service-typelist?site=${SITE}`)
    await selectAll(page, 'Menus')
    const choice = await chooseField(page, 'Menu Status')
    await choice.getByRole('combobox', { name: 'New value' }).selectOption({ label: 'Inactive' })
    await expect(choice.getByRole('button', { name: 'Dry run' })).toHaveAttribute('aria-disabled', 'true')
    await choice.getByRole('textbox', { name: 'Notes' }).fill('Closed in May')
    await choice.getByRole('switch', { name: 'Change their sub-menu too' }).click()
    await choice.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunCounts(page)).toHaveText('3 of 3 will be changed, 0 skipped')
    await expect(dryRunRow(page, 'Dine In').first()).toContainText('Active')
    await stored.setStatus(SITE, 'dine-in', false)
    await startBulkChange(page)
    await expectFinished(page, '2 done, 1 skipped')
    await expect(outcomeRow(page, 'Dine In').filter({ hasText: 'Skipped' })).toContainText('It already has this value.')
    expect(await stored.menu(SITE, 'online-menu')).toMatchObject({ typeStatus: false, displayName: 'Online Menu', displayOrder: 1 })
    expect((await stored.setupNotes(SITE)).filter((note) => note.includes('Closed in May')).toSorted()).toEqual([
      'Closed in May (Dine In: Breakfast: Menu Status from Active to Inactive)',
      'Closed in May (Online Menu: Menu Status from Active to Inactive)',
    ])

    await page.getByRole('button', { name: 'Undo (2)' }).click()
    await startBulkChange(page)
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expectFinished(page, '2 done')
    expect(await stored.menu(SITE, 'online-menu')).toMatchObject({ typeStatus: true })
    expect((await stored.setupNotes(SITE)).filter((note) => note.startsWith('Undo: Closed in May')).toSorted()).toEqual([
      'Undo: Closed in May (Dine In: Breakfast: Menu Status from Inactive to Active)',
      'Undo: Closed in May (Online Menu: Menu Status from Inactive to Active)',
    ])
  })
}
