import { expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { toast } from '../sites/site-list.ts'
import { category, historyTable, noteText, openHistory, said, save, storedEvents, tableTexts } from './site-history.ts'

const NOT_OFFLINE = 'Not available offline: changes need the platform.'

test('a note is written once, and not lost where writing it failed', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const sites = await (await siteReader(platform))()
  const site = firstOf(sites, ({ siteId }) => siteId === 'site-100001')
  const before = await storedEvents(platform, site.siteId)
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const dialog = await test.step('a history that cannot be loaded says so and is asked for again', async () => {
    control.addFault({ operation: 'GetSiteActionEventsFilter', fault: 'graphql-error', message: 'EVENTS_NOT_READY' })
    const opened = await openHistory(page, site)
    await expect(opened.getByText('The history could not be loaded.')).toBeVisible()
    await expect(opened.getByText(/EVENTS NOT READY/)).toBeVisible()
    await picture(page, 'history-failed')
    await opened.getByRole('button', { name: 'Retry' }).click()
    await expect(historyTable(opened)).toBeVisible()
    return opened
  })
  const text = 'Printer prints twice\nसोमवार को फिर से कॉल करें'

  await test.step('a press twice writes one note', async () => {
    await category(dialog).selectOption('Complaint')
    await noteText(dialog).fill(text)
    await save(dialog).dblclick()
    await said(page, 'Notes added successfully')
    await test.step('what is sent [NOTE-008] [NOTES-014] [CALL-056] [CALL2-054] [CALL2-055]', async () => {
      expect(control.sent('CreateSiteActionEvent')).toEqual([{ siteId: site.siteId, eventName: 'Complaint', eventType: 'MANUAL', note: text }])
    })
    const after = await storedEvents(platform, site.siteId)
    expect(after).toHaveLength(before.length + 1)
    await test.step('MANUAL, under its category [NOTE-010] [NOTES-012]', async () => {
      expect(after[0]).toMatchObject({ eventName: 'Complaint', eventType: 'MANUAL', note: text, createdBy: 'admin@demo.example' })
    })
  })

  await test.step('says "Notes added successfully", clears the form and shows the note [NOTE-011] [NOTES-015] [NOTES-017]', async () => {
    await expect(category(dialog)).toHaveValue('')
    await expect(noteText(dialog)).toHaveValue('')
    await expect.poll(async () => (await tableTexts(historyTable(dialog)))[0]).toEqual([expect.any(String), 'Complaint', '', 'admin@demo.example', text])
    await expect(dialog.getByRole('status').filter({ hasText: `1-5 of ${before.length + 1}` })).toBeVisible()
  })

  await test.step('event types: what saves leave behind is AUTO_GENERATE, a note MANUAL [NOTE-009]', async () => {
    const stored = await storedEvents(platform, site.siteId)
    expect(new Set(stored.map(({ eventType }) => eventType))).toEqual(new Set(['MANUAL', 'AUTO_GENERATE']))
    expect(stored.filter(({ note }) => note === 'Edit Site').map(({ eventType }) => eventType)).not.toContain('MANUAL')
  })

  await test.step('a note that was not made says "something went wrong" and keeps what was typed [NOTE-012] [NOTES-016]', async () => {
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'wrong-shape', body: { data: { createSiteActionEvent: null } } })
    await category(dialog).selectOption('Billing')
    await noteText(dialog).fill('Not to be lost')
    await save(dialog).click()
    await expect(toast(page)).toHaveText('something went wrong')
    await said(page, 'something went wrong')
    await expect(noteText(dialog)).toHaveValue('Not to be lost')
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'graphql-error', message: 'TABLE_IS_LOCKED' })
    await save(dialog).click()
    await expect(page.locator('.fui-Toast')).toContainText('TABLE IS LOCKED')
    await said(page, 'something went wrong')
  })
})

test('a note whose answer is lost is there; one that is typed is not left without asking, nor sent offline', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const site = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === 'site-100001')
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const dialog = await openHistory(page, site)

  await test.step('an answer that is lost: the history shows that the note was written', async () => {
    await category(dialog).selectOption('Billing')
    await noteText(dialog).fill('Not to be lost')
    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'drop-after-commit' })
    await save(dialog).click()
    await said(page, 'something went wrong')
    await expect.poll(async () => (await tableTexts(historyTable(dialog)))[0]?.[4]).toBe('Not to be lost')
  })

  await test.step('leaving with a note unsaved asks', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText(`Your note on ${site.domain} is not saved.`)
    await picture(page, 'leave')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(noteText(dialog)).toHaveValue('Not to be lost')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).searchParams.has('history')).toBe(false)
  })

  await test.step('in the dark', async () => {
    await openHistory(page, site)
    await page.emulateMedia({ colorScheme: 'dark' })
    await noteText(dialog).focus()
    await picture(page, 'notes-dark')
    await expectReadableColours(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('offline SAVE says why it waits', async () => {
    await control.goDown()
    await category(dialog).selectOption('Support')
    await noteText(dialog).fill('Later')
    await save(dialog).click()
    await said(page, 'something went wrong')
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true')
    await expect(save(dialog)).toHaveAttribute('title', NOT_OFFLINE)
    await control.comeUp()
  })
})
