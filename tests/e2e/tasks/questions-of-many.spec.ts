import { chooseField, progress, selectAllSites, startBulkChange } from '../bulk/bulk-on-screen.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { openAddress } from '../open-address.ts'
import { siteRows } from '../sites/site-list.ts'

test.use({ ownConsole: true })

if (HAS_KEYCHAIN) {
  test('a bulk change of 30 sites is one question, of four none', async ({ signedInAs, folders }) => {
    const { page } = await signedInAs('ADMIN')
    const words = async () => (await mainQuestions(folders).all()).map(({ message, detail }) => `${message} ${detail}`)
    const change = async (gstNo: string): Promise<void> => {
      const choice = await chooseField(page, 'GST No')
      await choice.getByRole('textbox', { name: 'New value' }).fill(gstNo)
      await choice.getByRole('button', { name: 'Dry run' }).click()
      await startBulkChange(page)
      await expect(progress(page)).toContainText('Finished', { timeout: 60_000 })
    }
    await page.getByRole('searchbox').fill('bharat')
    await expect(siteRows(page)).toHaveCount(4)
    await selectAllSites(page)
    await change('27AABCU9603R1ZM')
    expect(await words()).toEqual([])
    await openAddress(page, '/')
    await page.getByLabel('Rows on a page').selectOption('10')
    for (const next of [true, true, false]) {
      await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
      if (next) await page.getByRole('button', { name: 'Next page' }).click()
    }
    await change('29AABCU9603R1ZX')
    const [question, ...others] = await words()
    expect(question).toMatch(/^Change 30 sites\? GST No: “29AABCU9603R1ZX”\. [^“”,]+, [^“”,]+, [^“”,]+ and 27 more\.$/)
    expect(others).toEqual([])
  })
}
