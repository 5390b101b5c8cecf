import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { download, LibraryOnScreen, tray } from './library-on-screen.ts'
import { replaceInvoice, storedInvoices } from './stored-invoices.ts'

test.use({ ownConsole: true })

test('bad days of invoices: every end is said, and no half of a file is left', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const invoices = await storedInvoices(platform)
  const [first, second, third] = invoices as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
  const folder = path.join(folders.downloads, 'Invoices')
  const files = async (): Promise<string[]> => (await readdir(folder).catch(() => [] as string[])).toSorted()
  const nameOf = ({ domain, number }: InvoiceToDownload) => `${domain} ${number}.pdf`
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const library = await LibraryOnScreen.open(page)

  await test.step('a folder that cannot be made', async () => {
    await mkdir(folders.downloads, { recursive: true })
    await writeFile(folder, 'a file')
    expect(await download(page, [first])).toEqual(['There is a file where the invoice folder should be. Move it away and try again.'])
    await expect(tray(page)).toContainText('There is a file where the invoice folder should be.')
    await picture(page, 'download-failed')
    await rm(folder)
    await page.keyboard.press('Escape')
  })

  await test.step('a PDF that is none', async () => {
    await replaceInvoice(platform, second, '<html>Sign in first</html>')
    expect(await download(page, [second])).toEqual(['What the storage keeps as this invoice is no PDF. It was not saved.'])
    expect(await files()).toEqual([])
  })

  await test.step('connections that break: it goes on by itself', async () => {
    for (const fault of ['drop-before', 'truncated', 'http500'] as const) control.addFault({ operation: 'storage.getObject', fault })
    expect(await download(page, [first])).toEqual(['done'])
    expect(await files()).toEqual([nameOf(first)])
    expect(control.calls('storage.getObject').length).toBeGreaterThan(3)
  })

  await test.step('a link elsewhere is refused, whatever it names', async () => {
    const elsewhere: Partial<InvoiceToDownload['object']>[] = [{ bucket: 'evil' }, { region: 'mars-1' }, { key: '../evil/x.pdf' }]
    for (const change of elsewhere) {
      const asked = { ...third, object: { ...third.object, ...change } }
      const answer = await page.evaluate((invoice) => window.bridge.invoices.download(invoice), asked)
      expect(answer).toMatchObject({ ok: false, error: { kind: 'storage', message: expect.stringMatching(/Nothing was downloaded\.$/) as unknown } })
    }
  })

  await test.step('several: the one that waits is cancelled, and so is the one that runs', async () => {
    const others = invoices.filter((invoice) => invoice !== first && invoice !== second).slice(0, 5)
    // While the storage is away, those whose turn it is try again and again.
    await control.goDown(['storage'])
    const ends = download(page, others)
    await expect(tray(page).getByRole('button', { name: /^Cancel / })).toHaveCount(5)
    await expect(tray(page).getByText('Waiting for its turn')).toHaveCount(2)
    await picture(page, 'downloads-waiting')
    const [running, , , , waiting] = others as [InvoiceToDownload, InvoiceToDownload, InvoiceToDownload, InvoiceToDownload, InvoiceToDownload]
    for (const invoice of [waiting, running]) {
      await tray(page)
        .getByRole('button', { name: `Cancel ${nameOf(invoice)}` })
        .click()
    }
    await control.comeUp(['storage'])
    expect(await ends).toEqual(['cancelled', 'done', 'done', 'done', 'cancelled'])
    expect(await files()).toEqual([first, ...others.slice(1, 4)].map(nameOf).toSorted())
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(library.count).toHaveText('4 of 4')
  })

  await test.step('the storage is away for a moment: the download waits for it', async () => {
    await control.goDown(['storage'])
    const end = download(page, [third])
    await expect(tray(page).getByRole('button', { name: `Cancel ${nameOf(third)}` })).toBeVisible()
    await control.comeUp(['storage'])
    expect(await end).toEqual(['done'])
  })
})
