import { expect } from '@playwright/test'
import {
  chooseFrom,
  type DialogWay,
  dialog,
  givePicture,
  giveUp,
  inCell,
  inToolbar,
  key,
  ofFirstRow,
  openRow,
  press,
  type Step,
  screen,
  toRows,
  type,
} from './keys.ts'

const toReview: Step = (page) => expect(page.getByRole('table', { name: 'Changes' })).toBeVisible()

const partners = screen('/cplist')

/** What is opened about users, partners, the catalogue, pages and campaigns. */
export const OF_RECORDS: readonly DialogWay[] = [
  {
    name: 'edit a user',
    source: 'features/users/edit/edit-user-dialog.tsx',
    way: [screen('/manage-user'), ofFirstRow('Edit')],
    shows: dialog('Edit User'),
  },
  {
    name: 'changes to a user',
    source: 'patterns/edit-review/edit-review.tsx',
    way: [screen('/manage-user'), ofFirstRow('Edit'), type('Name', ' Rao'), press('Save')],
    shows: (page) => page.getByRole('table', { name: 'Changes' }),
    ending: [key('Escape'), press('Leave')],
  },
  {
    name: 'copy permissions to a user',
    source: 'features/users/fields/copy-permissions.tsx',
    way: [screen('/manage-user'), openRow('accounts@demo.example'), press('Copy permissions')],
    shows: dialog('Copy permissions'),
    ending: [key('Escape')],
  },
  {
    name: 'permissions saved as a preset',
    source: 'features/users/presets/save-preset-dialog.tsx',
    way: [screen('/manage-user'), openRow('accounts@demo.example'), press('Save as preset')],
    shows: dialog('Save as preset'),
    ending: [key('Escape')],
  },
  {
    name: 'permission presets',
    source: 'components/form/named-entries-dialog.tsx',
    way: [screen('/manage-user'), openRow('accounts@demo.example'), press('Manage presets')],
    shows: dialog('Manage presets'),
    ending: [key('Escape')],
  },
  {
    name: 'add an employee',
    source: 'features/users/edit/employee-table.tsx',
    way: [screen('/manage-user'), openRow('cp@demo.example'), press(/^Add employee/i)],
    shows: dialog('Add employee'),
    ending: [key('Escape')],
  },
  {
    name: 'change of selected users',
    source: 'patterns/bulk/choose-change.tsx',
    way: [screen('/manage-user'), toRows, key(' '), press('Change a field')],
    shows: dialog('Change 1 user'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'message to selected users',
    source: 'patterns/bulk/choose-change.tsx',
    way: [screen('/manage-user'), toRows, key(' '), press('Send a message')],
    shows: dialog('Send a WhatsApp message to 1 user'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'recharge of a partner',
    source: 'patterns/money/money-form-dialog.tsx',
    way: [partners, inCell(/^Wallet of/)],
    shows: dialog(/^Recharge/),
  },
  {
    name: 'add to a mapping',
    source: 'features/partners/mapping/add/add-mapping-dialog.tsx',
    way: [screen('/serviceMap'), press('ADD SERVICE')],
    shows: dialog('Plans / Addons Mapping'),
  },
  {
    name: 'charges of a service',
    source: 'features/catalogue/master-services/charges-dialog.tsx',
    way: [screen('/service-list'), inCell(/^Edit\b/)],
    shows: dialog(/Charges/),
  },
  {
    name: 'a plan',
    source: 'features/catalogue/plans/plan-details-dialog.tsx',
    way: [screen('/subscription-plan'), ofFirstRow('Services')],
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'clone a platform service',
    source: 'features/catalogue/platform-services/platform-editor.tsx',
    way: [screen('/platform-servicelist'), ofFirstRow('Clone')],
    shows: dialog(/^Clone/),
  },
  {
    name: 'image of a page',
    source: 'components/image-field/image-dialog.tsx',
    way: [screen('/create-site-pages'), givePicture('Photo'), press('Full size')],
    shows: (page) => page.getByRole('dialog'),
    ending: giveUp,
  },
  {
    name: 'a link in a page',
    source: 'features/pages/rich-text/insert-dialog.tsx',
    way: [screen('/create-site-pages'), inToolbar('Link')],
    shows: dialog('Link'),
  },
  {
    name: 'send a campaign',
    source: 'features/campaigns/audience/send-dialog.tsx',
    way: [screen('/customer-list'), press(/^Select All/), press('Send')],
    shows: dialog(/^Campaign to/),
  },
  {
    name: 'recipients of a campaign',
    source: 'features/campaigns/history/recipients-dialog.tsx',
    way: [screen('/campaign-history'), ofFirstRow('Recipients')],
    shows: dialog(/^Recipients/),
  },
  {
    name: 'taking a change back',
    source: 'patterns/edit-review/edit-review.tsx',
    way: [
      screen('/manage-user'),
      openRow('accounts@demo.example'),
      type('Name', ' Rao'),
      press('Save'),
      toReview,
      press('Save'),
      (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      chooseFrom(/^Profile menu/, 'Activity'),
      ofFirstRow('Undo'),
    ],
    shows: dialog(/^Take the change of .* back\?$/),
  },
]
