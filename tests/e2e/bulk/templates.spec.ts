import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { type StoredTemplate, templateReader } from '../templates/stored-templates.ts'
import { chooseField, dryRunCounts, goTo, openRun, progress, selectAll, skipReasons, startBulkChange } from './bulk-on-screen.ts'

/** Everything but when, in the order of the slugs: a list is by when. */
const contents = (templates: readonly StoredTemplate[]) =>
  templates.map(({ updatedAt: _updatedAt, ...rest }) => rest).toSorted((one, other) => one.slugName.localeCompare(other.slugName))

if (HAS_KEYCHAIN) {
  test('a text is replaced in all templates that contain it, which keep everything else; undo brings the text back', async ({ signedInAs, platform }) => {
    const read = await templateReader(platform)
    const { idToken } = await signIn(platform, 'admin@demo.example')
    const other = { siteId: 'global', slugName: 'survey-2', tempName: 'Survey 2', type: 'WHATSAPP', text: 'Two questions, one minute.' }
    await execute(platform, idToken, documents.UpdateTempleteByAdmin, { input: other })
    const before = await read('global')
    const { page } = await signedInAs('ADMIN')
    await goTo(page, 'Global Templates')
    await selectAll(page, 'Global Whatsapp Templates')
    const choice = await chooseField(page, 'Content')
    await choice.getByRole('textbox', { name: 'Text to replace' }).fill('you have spent')
    await choice.getByRole('textbox', { name: 'Replace it with' }).fill('you spent')
    await choice.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunCounts(page)).toHaveText('10 of 11 will be changed, 1 skipped')
    await expect(skipReasons(page)).toHaveText('No change: 1')
    await startBulkChange(page)
    await expect(progress(page)).toContainText('Finished')
    const after = await read('global')
    expect(after.filter(({ text }) => text.startsWith('Dear _name_, you spent _Spent_Amount_'))).toHaveLength(10)
    expect(after.filter(({ text }) => text === 'Two questions, one minute.')).toHaveLength(1)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await startBulkChange(page)
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expect(progress(page)).toContainText('Finished')
    expect(contents(await read('global'))).toEqual(contents(before))
  })
}
