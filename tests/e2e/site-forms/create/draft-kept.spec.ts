import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { expectHalfFilled, goOn, halfFill, offerOf, openForm } from './half-filled.ts'

test('a half-filled form survives a reload and a crash of its window; leaving asks and gives it up, and it can be discarded', async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN')
  let { page } = console
  const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const list = () => page.getByRole('grid', { name: 'Sites' })
  await page.getByRole('button', { name: 'Create New Site' }).click()
  await halfFill(page)

  await test.step('leaving asks: by Cancel, the menu, the palette and back', async () => {
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.getByRole('link', { name: 'Manage Users' }).click(),
      async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('Manage Users')
        await expect(page.getByRole('option', { name: /^Manage Users/, selected: true })).toBeVisible()
        await page.keyboard.press('Enter')
      },
      () => page.evaluate(() => window.history.back()),
    ]
    for (const leave of ways) {
      await leave()
      await question().getByRole('button', { name: 'Stay' }).click()
      await expect(question()).toBeHidden()
      await expect(new SiteFormOnScreen(page).text('Customer Name')).toHaveValue('Aditi Kapoor')
    }
    // The draft is as old as what was typed last.
    await new SiteFormOnScreen(page).text('GST No').fill('27AAAPL1234C1Z5')
    await page.evaluate(() => window.history.back())
    await expect(question()).toContainText('Your new site is not created. Leaving also deletes its draft.')
    await question().getByRole('button', { name: 'Leave' }).click()
    await expect(list()).toBeVisible()
  })

  await test.step('left on purpose, it is not offered on return', async () => {
    await openForm(page)
    await expect(new SiteFormOnScreen(page).create).toBeVisible()
    await expect(offerOf(page)).toBeHidden()
  })

  await test.step('after a reload the draft is offered with its age', async () => {
    await halfFill(page)
    await page.reload()
    await expect(offerOf(page)).toContainText('last changed less than a minute ago')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'draft-offer')
    await goOn(page)
    await expectHalfFilled(page)
  })

  await test.step('a reload and a crash of the window lose nothing', async () => {
    await page.reload()
    await goOn(page)
    await expectHalfFilled(page)
    page = await console.crashRenderer()
    await goOn(page)
    await expectHalfFilled(page)
  })

  await test.step('discarded it is gone', async () => {
    await page.reload()
    await offerOf(page).getByRole('button', { name: 'Discard draft' }).click()
    await expect(new SiteFormOnScreen(page).text('Customer Name')).toHaveValue('')
    await page.reload()
    await expect(new SiteFormOnScreen(page).create).toBeVisible()
    await expect(offerOf(page)).toBeHidden()
  })
})
