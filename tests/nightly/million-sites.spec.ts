import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { controlOf } from '../e2e/faults/control.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/sign-in.ts'
import { onlyFile } from '../e2e/sites/read-files.ts'
import { chooseFromMenu, siteGrid, siteRows } from '../e2e/sites/site-list.ts'

// Sites site-100001 to site-1100000, with the user names owner100001 to owner1100000.
test.use({ platformOptions: { size: '1m' }, ownConsole: true })

const PATIENCE = { timeout: 240_000 }

async function linesIn(file: string): Promise<number> {
  let lines = 0
  for await (const _line of createInterface({ input: createReadStream(file) })) lines += 1
  return lines
}

test('a million sites: found, sorted, selected and exported', async ({ openConsole, folders }) => {
  const console = await openConsole()
  const { page } = console
  const count = page.getByRole('region', { name: 'Sites' }).getByRole('status')
  await signIn(console, 'admin@demo.example')
  await expect(count).toHaveText('1,000,000 of 1,000,000', PATIENCE)

  await test.step('find', async () => {
    await page.getByRole('searchbox').fill('OWNER600000')
    await expect(count).toHaveText('1 of 1,000,000')
    await expect(siteRows(page)).toHaveCount(1)
    await expect(siteRows(page)).toContainText('owner600000')
    await page.getByRole('searchbox').fill('')
    await expect(count).toHaveText('1,000,000 of 1,000,000')
  })
  await test.step('sort', async () => {
    const header = siteGrid(page).getByRole('columnheader', { name: 'User name' })
    await header.click()
    await expect(siteRows(page).first()).toContainText('owner1000000')
    await header.click()
    await expect(siteRows(page).first()).toContainText('owner999999')
  })
  await test.step('select all', async () => {
    await siteGrid(page).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Select all 1,000,000 matching' }).click()
    await expect(page.getByText('All 1,000,000 matching are selected')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the selection' }).click()
  })
  await test.step('export', async () => {
    await chooseFromMenu(page, 'Export', 'All that match (1,000,000) as CSV')
    const entry = page.getByRole('listitem').filter({ hasText: /^Sites .*\.csv/ })
    await expect(entry.first()).toContainText(/Ready, /, PATIENCE)
    const file = await onlyFile(folders.downloads, /^Sites .*\.csv$/)
    expect(await linesIn(file)).toBe(1_000_001)
  })
})

if (HAS_KEYCHAIN) {
  test('a million sites are there after a restart without the platform', async ({ openConsole, platform }) => {
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    const count = (page: typeof first.page) => page.getByRole('region', { name: 'Sites' }).getByRole('status')
    await expect(count(first.page)).toHaveText('1,000,000 of 1,000,000', PATIENCE)
    const isKept = () =>
      first.page.evaluate(async () => {
        const copy = await window.bridge.offline.read({ list: 'sites' })
        return copy.ok && copy.value?.parts !== undefined
      })
    await expect.poll(isKept, PATIENCE).toBe(true)
    await first.close()
    controlOf(platform).addFault({ operation: 'GetSitesAdmin', fault: 'refuse', times: 1000 })

    const { page } = await openConsole()
    await expect(siteGrid(page).getByRole('gridcell').first()).toBeVisible()
    await expect(count(page)).toHaveText('1,000,000 of 1,000,000', PATIENCE)
    await page.getByRole('searchbox').fill('owner600000')
    await expect(count(page)).toHaveText('1 of 1,000,000')
  })
}
