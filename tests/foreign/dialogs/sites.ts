import { firstRow } from '#scripts/tour/moves.ts'
import { png } from '../../e2e/site-forms/png.ts'
import { type DialogStop, dialog, press, SITE } from './dialog-stop.ts'

const edit = `/edit-site?site=${SITE}`

/** Switches a toggle of the site form on, whatever it says now, and opens what it offers. */
const messaging = (toggle: string, name: string, title: RegExp): DialogStop => ({
  name,
  source: 'patterns/record-page/record-dialog.tsx',
  address: edit,
  open: async (page) => {
    await page.getByRole('switch', { name: toggle, exact: true }).setChecked(true)
    await press(name)(page)
  },
  shows: dialog(title),
})

/** What is opened about a site, from its list and its forms. */
export const SITE_DIALOGS: readonly DialogStop[] = [
  {
    name: 'details of a site',
    source: 'components/peek-panel/peek-panel.tsx',
    address: `/?peek=${SITE}`,
    shows: (page) => page.getByRole('complementary', { name: /^Details of/ }),
  },
  {
    name: 'notes of a site',
    source: 'features/site-history/site-history.tsx',
    address: `/?history=${SITE}`,
    shows: (page) => page.getByRole('tab', { name: 'Notes', selected: true }),
  },
  {
    name: 'timeline of a site',
    source: 'features/site-history/site-history.tsx',
    address: `/?history=${SITE}&tab=timeline`,
    shows: (page) => page.getByRole('tab', { name: 'Timeline', selected: true }),
  },
  {
    name: 'notes from a dashboard',
    source: 'features/site-history/site-history.tsx',
    address: '/deployment-dashboard',
    open: async (page) => {
      await firstRow(page).waitFor()
      // The last column.
      await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ left: grid.scrollWidth }))
      await press(/^(Add n|N)otes/)(page)
    },
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'performance',
    source: 'features/dashboards/onboarding/performance-drawer.tsx',
    address: '/deployment-dashboard?performance=open',
    shows: (page) => page.getByRole('dialog'),
    seeds: ['extreme'],
  },
  messaging('Custom WhatsApp', 'WhatsApp provider config', /^WhatsApp provider config/),
  messaging('Custom WhatsApp', 'WhatsApp provider settings', /^WhatsApp provider settings/),
  messaging('Communication channels', 'Notifications Master', /^Notifications/),
  {
    name: 'crop a logo',
    source: 'features/site-form/logo-field/crop-dialog.tsx',
    address: edit,
    open: async (page) => {
      await page
        .getByLabel(/: file$/)
        .first()
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(1500, 1200) })
      await press('Crop and scale')(page)
    },
    shows: dialog('Crop and scale'),
  },
  {
    name: 'a page to copy',
    source: 'features/site-form/pages/page-preview.tsx',
    address: '/create-site',
    open: async (page) => {
      await page
        .getByRole('group', { name: 'Pages to copy' })
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Preview' }).click()
    },
    shows: (page) => page.getByRole('dialog'),
  },
]
