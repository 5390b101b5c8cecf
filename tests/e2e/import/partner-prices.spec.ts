import type { GetUserServiceMappingQuery } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { expectFinished, openRun, outcomeRow } from '../bulk/bulk-on-screen.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'
import { chooseFile, dryRunButton, fileRow, ready, startImport } from './import-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('what a partner pays comes from a file: a price is changed, a missing one added, and undo brings both back', async ({ signedInAs, platform }) => {
    const { idToken } = await signIn(platform, 'admin@demo.example')
    const read = async () => {
      const { data } = await execute<GetUserServiceMappingQuery>(platform, idToken, documents.GetUserServiceMapping, { userId: 'cp@demo.example' })
      return data.getUserServiceMapping.toSorted((one, other) => one.serviceId.localeCompare(other.serviceId))
    }
    const all = await read()
    const [changed, removed] = all.filter(({ type }) => type === 'PLAN')
    if (changed === undefined || removed === undefined) throw new Error('The partner has no two plans')
    await execute(platform, idToken, documents.DeleteUserServiceMapping, { serviceId: removed.serviceId, userId: 'cp@demo.example' })
    const before = await read()
    const lines = [
      'Partner,Plan or addon,Annual,Renewal',
      `cp@demo.example,${changed.serviceId},1234.5,19.99`,
      `Deccan Digital Partners,${removed.serviceId},7,"1,0"`,
    ]

    const { page } = await signedInAs('ADMIN')
    await mainMenu(page).getByRole('link', { name: 'CP List' }).click()
    await page.getByRole('button', { name: 'Import partner prices' }).click()
    await chooseFile(page, 'prices.csv', lines.join('\n'))
    await expect(ready(page)).toHaveText('1 of 2 rows are ready')
    await fileRow(page, removed.serviceId)
      .getByLabel(/^Actions for/)
      .click()
    await page.getByRole('menuitem', { name: 'Correct' }).click()
    await page.getByRole('textbox', { name: 'Renewal Amount' }).fill('10')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(ready(page)).toHaveText('2 of 2 rows are ready')
    await dryRunButton(page).click()
    await startImport(page, 'Change 2 prices')
    await expectFinished(page, '2 done')
    await expect(outcomeRow(page, changed.serviceName ?? '').first()).toContainText('Annual Amount: ₹1,234.50')
    const after = await read()
    expect(after.find(({ serviceId }) => serviceId === changed.serviceId)).toEqual({ ...changed, boardingAmount: 123_450, renewalAmount: 1999 })
    expect(after.find(({ serviceId }) => serviceId === removed.serviceId)).toEqual({
      ...removed,
      id: expect.any(String),
      boardingAmount: 700,
      renewalAmount: 1000,
    })

    await page.getByRole('button', { name: 'Undo (2)' }).click()
    await startImport(page, 'Change 2 prices')
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expectFinished(page, '2 done')
    expect(await read()).toEqual(before)
  })
}
