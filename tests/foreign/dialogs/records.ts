import type { Page } from '@playwright/test'
import { firstRow } from '#scripts/tour/moves.ts'
import { type DialogStop, dialog, fromRowMenu, PARTNER, popover, press, SITE, type } from './dialog-stop.ts'

const user = '/manage-user?edit='
const menus = `/service-typelist?site=${SITE}`

const userName = (page: Page) => page.getByRole('dialog', { name: 'Edit User' }).getByRole('textbox', { name: 'Name', exact: true })

const permission = (page: Page, name: string) => page.getByRole('group', { name: 'Sites', exact: true }).getByRole('checkbox', { name, exact: true })

/** What is opened about users, partners, menus, the catalogue, pages and campaigns. */
export const RECORD_DIALOGS: readonly DialogStop[] = [
  { name: 'edit a user', source: 'features/users/edit/edit-user-dialog.tsx', address: `${user}sales-person@demo.example`, shows: userName },
  { name: 'edit a partner', source: 'features/users/edit/edit-user-dialog.tsx', address: `${user}${PARTNER}`, shows: userName },
  {
    name: 'changes to a user',
    source: 'patterns/edit-review/edit-review.tsx',
    address: `${user}sales-person@demo.example`,
    open: async (page) => {
      await type(page, 'Name', 'Kiran Rao')
      await type(page, 'Contact Number', '9845012345')
      await press('Save')(page)
    },
    shows: (page) => page.getByRole('table', { name: 'Changes' }),
  },
  {
    name: 'copy permissions to a user',
    source: 'features/users/fields/copy-permissions.tsx',
    address: `${user}sales-person@demo.example`,
    open: press('Copy permissions'),
    shows: dialog('Copy permissions'),
  },
  {
    name: 'permissions saved as a preset',
    source: 'features/users/presets/save-preset-dialog.tsx',
    address: `${user}sales-person@demo.example`,
    open: async (page) => {
      // Of a user who has no permission there is nothing to save.
      for (const name of ['Sites', 'Reset site']) await permission(page, name).check()
      await press('Save as preset')(page)
    },
    shows: dialog('Save as preset'),
  },
  {
    name: 'permission presets',
    source: 'components/form/named-entries-dialog.tsx',
    address: `${user}sales-person@demo.example`,
    open: press('Manage presets'),
    shows: dialog('Manage presets'),
  },
  {
    name: 'add an employee',
    source: 'features/users/edit/employee-table.tsx',
    address: `${user}${PARTNER}`,
    open: press(/^Add employee/i),
    shows: dialog('Add employee'),
  },
  {
    name: 'recharge of a partner',
    source: 'patterns/money/money-form-dialog.tsx',
    address: '/cplist',
    // By keyboard: the link is in the last column, out of sight.
    open: (page) =>
      page
        .getByRole('button', { name: /^Wallet of/ })
        .first()
        .press('Enter'),
    shows: dialog(/^Recharge/),
  },
  {
    name: 'add to a mapping',
    source: 'features/partners/mapping/add/add-mapping-dialog.tsx',
    address: `/serviceMap?partner=${encodeURIComponent(PARTNER)}`,
    open: press('ADD SERVICE'),
    shows: dialog('Plans / Addons Mapping'),
  },
  { name: 'labels', source: 'features/menus/labels/labels-dialog.tsx', address: `${menus}&dialog=labels`, shows: dialog('Add Labels') },
  { name: 'edit a menu', source: 'features/menus/form/menu-dialog.tsx', address: menus, open: press(/^Edit\b/), shows: dialog(/menu/i) },
  { name: 'add a sub-menu', source: 'features/menus/form/menu-dialog.tsx', address: menus, open: press(/^Add sub menu to/), shows: dialog(/menu/i) },
  {
    name: 'invoice format',
    source: 'features/menus/invoice-format/invoice-format-dialog.tsx',
    address: menus,
    open: press(/^Invoice format of/),
    shows: dialog(/^Invoice Format/),
  },
  {
    name: 'status of a menu',
    source: 'features/menus/notes-popover.tsx',
    address: menus,
    open: async (page) => {
      await page
        .getByRole('switch', { name: /^Status of/ })
        .first()
        .click()
    },
    shows: popover,
  },
  {
    name: 'charges of a service',
    source: 'features/catalogue/master-services/charges-dialog.tsx',
    address: '/service-list',
    open: press(/^Edit\b/),
    shows: dialog(/Charges/),
  },
  {
    name: 'charges of a one-time service',
    source: 'features/catalogue/master-services/charges-dialog.tsx',
    address: '/service-list?tab=one-time',
    open: press(/^Edit\b/),
    shows: dialog(/Charges/),
  },
  {
    name: 'a plan',
    source: 'features/catalogue/plans/plan-details-dialog.tsx',
    address: '/subscription-plan?plan=plan-growth',
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'clone a platform service',
    source: 'features/catalogue/platform-services/platform-editor.tsx',
    address: '/platform-servicelist?clone=service-simple_b2c-commerce-website',
    shows: dialog(/^Clone/),
  },
  {
    name: 'image of a page',
    source: 'components/image-field/image-dialog.tsx',
    address: '/site-pages?image=home',
    shows: (page) => page.getByRole('dialog'),
    seeds: ['extreme'],
  },
  {
    name: 'a link in a page',
    source: 'features/pages/rich-text/insert-dialog.tsx',
    address: '/create-site-pages',
    open: press('Link'),
    shows: dialog('Link'),
  },
  {
    name: 'send a campaign',
    source: 'features/campaigns/audience/send-dialog.tsx',
    address: '/marketing-index?template=festival-greeting-1',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Good morning')
      await press('Next')(page)
      await firstRow(page).waitFor()
      await press(/^Select All/)(page)
      await press('Send')(page)
    },
    shows: dialog(/^Campaign to/),
  },
  {
    name: 'recipients of a campaign',
    source: 'features/campaigns/history/recipients-dialog.tsx',
    address: '/campaign-history',
    open: fromRowMenu('Recipients'),
    shows: dialog(/^Recipients/),
  },
]
