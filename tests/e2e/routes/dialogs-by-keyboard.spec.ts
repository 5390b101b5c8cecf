import { drawnDialogs } from '../../foreign/dialogs/drawn-dialogs.ts'
import { expect, test } from '../fixtures.ts'
import { type DialogWay, home } from './dialogs/keys.ts'
import { OF_MENUS, OF_SITE_FORMS } from './dialogs/of-forms.ts'
import { OF_LISTS } from './dialogs/of-lists.ts'
import { OF_RECORDS } from './dialogs/of-records.ts'
import { OF_SITES } from './dialogs/of-sites.ts'
import { KEYBOARD, toFirstRow } from './hands.ts'
import { mainMenu } from './route-table.ts'

const GROUPS: Readonly<Record<string, readonly DialogWay[]>> = {
  lists: OF_LISTS,
  sites: OF_SITES,
  menus: OF_MENUS,
  'the site forms': OF_SITE_FORMS,
  records: OF_RECORDS,
}

const IN_DIALOG = ':is([role=dialog], [role=alertdialog], .fui-PopoverSurface) :focus'

for (const [group, ways] of Object.entries(GROUPS)) {
  test(`every dialog of ${group} is opened with the keyboard, has the focus, and gives it back on Escape`, async ({ signedInAs }) => {
    const { page } = await signedInAs('ADMIN')
    await toFirstRow(page.getByRole('main').getByRole('grid').first())
    await KEYBOARD.press(mainMenu(page).getByRole('button', { name: 'Campaigns' }))
    for (const { name, way, shows, focus = IN_DIALOG, ending = [] } of ways) {
      await test.step(name, async () => {
        await home(page)
        for (const step of way) await step(page)
        await expect(shows(page)).toBeVisible()
        await expect(page.locator(focus)).toHaveCount(1)
        // The tooltip of a control that Tab passed takes Escape for itself as long as it shows.
        await expect(page.getByRole('tooltip')).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(shows(page)).toBeHidden()
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
        for (const step of ending) await step(page)
      })
    }
  })
}

/** Dialogs that no key of these ways opens, and why. */
const OPENED_OTHERWISE: Readonly<Record<string, string>> = {
  'patterns/record-page/draft/draft-offer-dialog.tsx': 'by itself',
  'features/site-form/edit/unfinished-save-dialog.tsx': 'by itself',
  'features/site-form/create/creation-dialog.tsx': 'by itself',
  'features/sign-in/lock-screen.tsx': 'by itself',
  'features/sign-in/proxy-login-dialog.tsx': 'by itself',
  'features/sign-in/sign-in-again-dialog.tsx': 'by itself',
  'patterns/import/row-dialog.tsx': 'needs a file: with Enter, in tests/e2e/import/users.spec.ts',
  'app/news/bell.tsx': 'with Enter, in tests/e2e/shell/bell.spec.ts',
  'features/site-payments/invoices/issued-invoice.tsx': 'follows a generated invoice: tests/e2e/payments/invoices/generate.spec.ts',
  'features/site-payments/renewal/renewal-progress.tsx': 'follows a reviewed renewal: tests/e2e/payments/renewal/renew.spec.ts',
  'features/invoice-library/viewer/invoice-view.tsx': 'while an invoice is downloaded: tests/e2e/tasks/invoice-tasks.spec.ts',
  'features/invoice-library/viewer/invoice-viewer.tsx': 'needs a downloaded invoice: tests/e2e/invoices',
  'features/help/diagnostics-dialog.tsx': 'only where nobody is signed in: tests/e2e/help',
}

test('every dialog of the code is opened with the keyboard, or opens otherwise', () => {
  const opened = new Set([...Object.values(GROUPS).flatMap((ways) => ways.map(({ source }) => source)), ...Object.keys(OPENED_OTHERWISE)])
  expect(drawnDialogs().filter((file) => !opened.has(file))).toEqual([])
})
