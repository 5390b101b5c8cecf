import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { menuGrid, notesQuestion, said, statusOf } from '../menus/menus-on-screen.ts'
import { StoredMenus } from '../menus/stored-menus.ts'
import { openAddress } from '../open-address.ts'
import { cannotBeRead, expectProblem, NOT_MADE, STILL_UNKNOWN, timesOutAfter, timesOutBefore } from './errors.ts'
import { readsBackAtOnce } from './reading-back.ts'

const SITE_ID = 'site-100001'

async function begin({ page }: OpenConsole, platform: LocalPlatform) {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  await readsBackAtOnce(page)
  const form = page.getByRole('form', { name: 'Create Menu' })
  const create = async (name: string): Promise<void> => {
    await page.getByLabel('Menu Name').fill(name)
    await page.getByLabel('Status').selectOption('Active')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await notesQuestion(page).getByLabel('Notes').fill(`Note of ${name}`)
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
  }
  const open = (): Promise<void> => openAddress(page, `/add-serviceType?site=${SITE_ID}`)
  const created = async (slug: string): Promise<void> => {
    await expect(menuGrid(page)).toBeVisible({ timeout: 20_000 })
    await said(page, 'Menu Successfully Created')
    expect(await stored.menu(SITE_ID, slug)).toMatchObject({ typeStatus: true })
  }
  return { control, stored, form, create, open, created }
}

test('a menu whose save timed out is read back, and neither it nor its note is sent twice', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, stored, form, create, open, created } = await begin(console, platform)

  await test.step('"Task timed out" after the menu was made, and after its note: success, each sent once', async () => {
    await open()
    timesOutAfter(control, 'CreateServiceTypeV2')
    timesOutAfter(control, 'CreateSiteActionEvent')
    await create('First menu')
    await created('first menu')
    expect(await stored.setupNotes(SITE_ID)).toContain('Note of First menu')
    expect([control.calls('CreateServiceTypeV2').length, control.calls('CreateSiteActionEvent').length]).toEqual([1, 1])
  })

  await test.step('no menu was made: that is said, and a retry makes it', async () => {
    await open()
    timesOutBefore(control, 'CreateServiceTypeV2')
    await create('Second menu')
    await expectProblem(form, NOT_MADE, 'looked up')
    await form.getByRole('button', { name: 'Retry from here' }).click()
    await created('second menu')
    expect([control.calls('CreateServiceTypeV2').length, control.calls('CreateSiteActionEvent').length]).toEqual([3, 2])
  })
  await readsBackAtOnce(page, false)
})

test('a menu that cannot be read back is found by "Check again"; so is a status whose change timed out', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/nowhere' })
  const { page } = console
  const { control, stored, form, create, open, created } = await begin(console, platform)

  await test.step('made, and not to be read: "Check again" finds it and goes on with the note', async () => {
    await open()
    await expect(page.getByLabel('Copy Menu From').getByRole('option', { name: 'Dine In' })).toHaveCount(1)
    timesOutAfter(control, 'CreateServiceTypeV2')
    cannotBeRead(control, 'GetServiceTypesBySiteIdRecords')
    await create('Third menu')
    await expectProblem(form, STILL_UNKNOWN, 'looks again')
    control.clearFaults()
    await form.getByRole('button', { name: 'Check again' }).click()
    await created('third menu')
    expect([control.calls('CreateServiceTypeV2').length, control.calls('CreateSiteActionEvent').length]).toEqual([1, 1])
  })

  await test.step('a status that was changed although it timed out is changed; the other way it is not', async () => {
    const status = statusOf(page, 'Third menu')
    timesOutAfter(control, 'UpdateServiceType')
    await status.click()
    await notesQuestion(page).getByLabel('Notes').fill('Off')
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await expect(status).not.toBeChecked()
    await said(page, 'Menu Successfully Updated')
    timesOutBefore(control, 'UpdateServiceType')
    await status.click()
    await notesQuestion(page).getByLabel('Notes').fill('On')
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await expectProblem(notesQuestion(page), NOT_MADE, 'looked up')
    expect(await stored.menu(SITE_ID, 'third menu')).toMatchObject({ typeStatus: false })
    expect(control.calls('UpdateServiceType')).toHaveLength(2)
  })
  await readsBackAtOnce(page, false)
})
