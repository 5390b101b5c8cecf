import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { chooseFile, dryRunButton, fileRow, ready } from './import-on-screen.ts'
import { rowsXml, sheetParts, workbook } from './workbook.ts'

const HEAD = 'Site,Category,Note\r\n'
/** "Позвонить" in Windows-1251. */
const CALL = Buffer.of(0xcf, 0xee, 0xe7, 0xe2, 0xee, 0xed, 0xe8, 0xf2, 0xfc)

const APPENDED = `${HEAD}shop-7.shops.example,Billing,Paid by cheque\r\na-9.shops.example,Support,Called back\nsite-100011,Billing,Refund agreed\n`
const COMMA = `${HEAD}shop-7.shops.example,Billing,Owes Rs 1,20,000 until Monday\r\n`
const BAD_BYTE = Buffer.concat([
  Buffer.from(`${HEAD}shop-7.shops.example,Support,ग्राहक से बात हुई\r\na-9.shops.example,Support,Owner of Caf`),
  Buffer.of(0xe9),
  Buffer.from(' called\r\n'),
])
const CYRILLIC = Buffer.concat([Buffer.from(`${HEAD}shop-7.shops.example,Support,`), CALL, Buffer.from('\r\n')])
const SEMICOLONS = 'Site;Category;Note, as the customer said, on the phone, or by mail\nshop-7.shops.example;Support;Called back\n'
const SHEETS = workbook(
  [],
  sheetParts([
    { name: 'Lists', rows: rowsXml([['Choice'], ['Support']]) },
    {
      name: 'Notes',
      rows: rowsXml([
        ['Site', 'Category', 'Note'],
        ['shop-7.shops.example', 'Support', '#N/A'],
        ['a-9.shops.example', 'Support', 'Called back'],
      ]),
    },
  ]),
)

test('files as people have them: nothing is swallowed or guessed, and each is read otherwise where that was wrong', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/import-notes')
  const main = page.getByRole('main')
  const choice = (name: string) => main.getByRole('combobox', { name, exact: true })

  await test.step('lines that end in two ways', async () => {
    await chooseFile(page, 'notes-appended.csv', APPENDED)
    await expect(ready(page)).toHaveText('3 of 3 rows are ready')
    await expect(main.getByText('notes-appended.csv: 4 lines, 3 rows read')).toBeVisible()
    await dryRunButton(page).click()
    const dryRun = page.getByRole('dialog', { name: 'Import of notes: dry run' })
    await expect(dryRun.getByText('Import of notes: notes-appended.csv (4 lines, 3 rows read).')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dryRun).toBeHidden()
  })
  await test.step('a row with more cells than headings, corrected', async () => {
    await chooseFile(page, 'notes-comma.csv', COMMA)
    await expect(ready(page)).toHaveText('0 of 1 row is ready')
    await expect(fileRow(page, 'shop-7')).toContainText('This row has 5 cells, but the file has 3 headings.')
    await fileRow(page, 'shop-7').getByRole('gridcell').nth(3).click()
    await page.keyboard.press('Enter')
    const row = page.getByRole('dialog', { name: 'Row 2' })
    await expect(row.getByText('This row has 5 cells, but the file has 3 headings.')).toBeVisible()
    await row.getByRole('textbox', { name: 'Notes' }).fill('Owes Rs 1,20,000 until Monday')
    await page.keyboard.press('Enter')
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('one byte of another encoding', async () => {
    await chooseFile(page, 'notes-badbyte.csv', BAD_BYTE)
    await expect(ready(page)).toHaveText('1 of 2 rows are ready')
    await expect(fileRow(page, 'ग्राहक से बात हुई')).toContainText('Ready')
    await expect(fileRow(page, 'a-9')).toContainText('Notes: A character could not be read in the encoding of the file.')
    await expect(main.getByText('Line 3 reads: “a-9.shops.example,Support,Owner of Caf\ufffd called”.')).toBeVisible()
    await expect(choice('Encoding')).toHaveValue('utf-8')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'import-encoding')
  })
  await test.step('an encoding that has to be chosen', async () => {
    await chooseFile(page, 'notes-cyrillic.csv', CYRILLIC)
    await expect(main.getByText('The file is not UTF-8. Choose the encoding in which line 2 reads right.')).toBeVisible()
    await expect(dryRunButton(page)).toHaveAttribute('title', 'Choose the encoding of the file first.')
    await choice('Encoding').selectOption('windows-1251')
    await expect(fileRow(page, 'Позвонить')).toContainText('Ready')
  })
  await test.step('a delimiter', async () => {
    await chooseFile(page, 'notes-semicolon.csv', SEMICOLONS)
    await expect(dryRunButton(page)).toHaveAttribute('title', 'Choose the column of the file that is Site.')
    await choice('Delimiter').selectOption('Semicolon')
    await choice('Notes').selectOption({ index: 3 })
    await expect(ready(page)).toHaveText('1 of 1 row is ready')
  })
  await test.step('one of several sheets, with an error in a cell', async () => {
    await chooseFile(page, 'notes.xlsx', SHEETS)
    await expect(main.getByText('The workbook has 2 sheets. “Lists” is read.')).toBeVisible()
    await choice('Sheet').selectOption('Notes')
    await expect(ready(page)).toHaveText('1 of 2 rows are ready')
    await expect(fileRow(page, 'shop-7')).toContainText('Notes: “#N/A” is an error of the spreadsheet, not a value.')
  })
})
