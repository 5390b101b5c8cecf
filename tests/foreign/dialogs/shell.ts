import { firstRow } from '#scripts/tour/moves.ts'
import { type DialogStop, dialog, popover, press, SITE, type } from './dialog-stop.ts'

const create = '/create-site'

/** What every list or form has: the shell, filters, columns, views, drafts, questions before leaving or destroying. */
export const SHELL_DIALOGS: readonly DialogStop[] = [
  {
    name: 'command palette',
    source: 'app/palette/command-palette.tsx',
    address: '/',
    open: async (page) => {
      // The first stop of its window: a key pressed before the shell is there reaches nobody.
      await page.getByRole('button', { name: 'Search or jump' }).waitFor()
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('o')
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'keyboard shortcuts',
    source: 'app/shell/shortcut-sheet.tsx',
    address: '/',
    open: async (page) => {
      await page.getByRole('grid').focus()
      await page.keyboard.press('?')
    },
    shows: dialog('Keyboard shortcuts'),
  },
  {
    name: 'forget me',
    source: 'app/session/forget-me-dialog.tsx',
    address: '/',
    open: async (page) => {
      await press(/^Profile menu of/)(page)
      await page.getByRole('menuitem', { name: 'Forget me on this computer…' }).click()
    },
    shows: dialog('Forget me on this computer?'),
  },
  { name: 'columns', source: 'components/data-table/column-panel.tsx', address: '/', open: press(/^Columns/), shows: popover },
  {
    name: 'a filter',
    source: 'components/filter-bar/filter-editor.tsx',
    address: '/',
    open: async (page) => {
      await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Country' }).click()
    },
    shows: popover,
  },
  {
    name: 'save a view',
    source: 'patterns/list-page/saved-views/view-dialogs.tsx',
    address: '/?q=example',
    open: async (page) => {
      await press(/^View: /)(page)
      await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    },
    shows: dialog('Save this view'),
  },
  {
    name: 'manage views',
    source: 'components/form/named-entries-dialog.tsx',
    address: '/?q=example',
    open: async (page) => {
      await press(/^View: /)(page)
      await page.getByRole('menuitem', { name: 'Save this view…' }).click()
      await type(page, 'Name', 'W'.repeat(40))
      await press('Save')(page)
      await press(/^View: /)(page)
      await page.getByRole('menuitem', { name: 'Manage views…' }).click()
    },
    shows: dialog('Manage views'),
  },
  {
    name: 'delete a view',
    source: 'components/confirm-popover.tsx',
    // Another search than above: what a view shows already is not saved again.
    address: '/?q=shop',
    open: async (page) => {
      await press(/^View: /)(page)
      await page.getByRole('menuitem', { name: 'Save this view…' }).click()
      await type(page, 'Name', 'Examples')
      await press('Save')(page)
      await press(/^View: /)(page)
      await page.getByRole('menuitem', { name: 'Manage views…' }).click()
      await press('Delete Examples')(page)
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'leave a dialog',
    source: 'patterns/record-page/use-leave-guard.tsx',
    address: `/?history=${SITE}`,
    open: async (page) => {
      await type(page, 'Notes', 'Called')
      await press('Close')(page)
    },
    shows: dialog('Leave without saving?'),
  },
  {
    name: 'leave a form',
    source: 'patterns/record-page/use-leave-guard.tsx',
    address: '/create-user',
    open: async (page) => {
      await page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true }).fill('Kiran')
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pages', exact: true }).click()
    },
    shows: dialog('Leave without saving?'),
  },
  {
    name: 'a calendar',
    source: 'components/date-input/calendar-popover.tsx',
    address: '/deployment-dashboard',
    open: async (page) => {
      await press(/^Date range: /)(page)
      await press('Open calendar')(page)
    },
    shows: (page) => page.getByLabel('Calendar', { exact: true }),
  },
  {
    name: 'a draft',
    source: 'patterns/record-page/draft/draft-offer-dialog.tsx',
    address: '/cplist',
    open: async (page) => {
      await page.evaluate(() => window.bridge.drafts.write({ form: 'create-site', text: '{"custName":"Aditi","subdomain":"aditi","domain":"shops.example"}' }))
      await firstRow(page).waitFor()
      await page.evaluate(() => {
        window.history.pushState({ key: 'draft', idx: null }, '', '/create-site')
        window.dispatchEvent(new PopStateEvent('popstate'))
      })
    },
    shows: dialog('Go on with your draft?'),
  },
  {
    name: 'fields that need attention',
    source: 'components/form/form-page.tsx',
    address: create,
    open: async (page) => {
      await press('Create Site')(page)
      await press(/need.* attention/)(page)
    },
    shows: popover,
  },
  { name: 'files', source: 'components/download-tray/tray-content.tsx', address: '/', open: press(/^Files/), shows: popover },
]
