import { pressUntilFocused } from '../hands.ts'
import { type DialogWay, dialog, inCell, key, ofFirstRow, press, type Step, tab, toRows, type } from './keys.ts'

const toNewValue: Step = (page) => pressUntilFocused('Tab', page.getByRole('combobox', { name: 'New value' }))

const payments = ofFirstRow('Payment')

/** What is opened about a site and its money. */
export const OF_SITES: readonly DialogWay[] = [
  {
    name: 'details of a site',
    source: 'components/peek-panel/peek-panel.tsx',
    way: [toRows, key('Alt+Enter')],
    shows: (page) => page.getByRole('complementary', { name: /^Details of/ }),
    focus: '[role=grid] :focus',
  },
  {
    name: 'timeline of a site',
    source: 'features/site-history/site-history.tsx',
    way: [ofFirstRow('History'), tab('Timeline')],
    shows: (page) => page.getByRole('tab', { name: 'Timeline', selected: true }),
  },
  {
    name: 'leave a dialog',
    source: 'patterns/record-page/use-leave-guard.tsx',
    way: [ofFirstRow('History'), type('Notes', 'Called'), press('Close')],
    shows: dialog('Leave without saving?'),
    ending: [key('Escape'), press('Leave')],
  },
  {
    name: 'change of selected sites',
    source: 'patterns/bulk/choose-change.tsx',
    way: [toRows, key(' '), press('Change a field')],
    shows: dialog('Change 1 site'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'note for selected sites',
    source: 'patterns/bulk/choose-change.tsx',
    way: [toRows, key(' '), press('Add a note')],
    shows: dialog('Add a note to 1 site'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'dry run of a change of selected sites',
    source: 'patterns/bulk/bulk-change-dialog.tsx',
    way: [toRows, key(' '), press('Change a field'), toNewValue, key('ArrowDown'), press('Dry run')],
    shows: dialog('Change 1 site: dry run'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'plan for selected sites',
    source: 'features/site-payments/plans/bulk-plan-change.tsx',
    way: [toRows, key(' '), press('Add a plan')],
    shows: dialog('Add Subscription Plan to 1 site'),
    ending: [press('Clear the selection')],
  },
  {
    name: 'one-time services of a site',
    source: 'features/site-payments/payment-details.tsx',
    way: [payments, tab('One Time Services')],
    shows: (page) => page.getByRole('tab', { name: 'One Time Services', selected: true }),
  },
  {
    name: 'recharge of a site',
    source: 'patterns/money/money-form-dialog.tsx',
    way: [payments, tab('Manage Subscription'), press('Re-Charge')],
    shows: dialog(/^Wallet Recharge/),
    ending: [key('Escape')],
  },
  {
    name: 'confirmation of a recharge',
    source: 'components/money/confirm-money-dialog.tsx',
    way: [payments, tab('Manage Subscription'), press('Re-Charge'), type('Recharge Amount', '500'), type('Notes', 'Bank transfer'), press('Continue')],
    shows: (page) => page.getByText('Balance after'),
    ending: [key('Escape'), press('Leave'), key('Escape')],
  },
  {
    name: 'renewal of a site',
    source: 'features/site-payments/renewal/renew-dialog.tsx',
    way: [ofFirstRow('Renew')],
    shows: (page) => dialog(/^Renew ·/)(page).getByRole('button', { name: 'Review' }),
  },
  {
    name: 'add a plan to a site',
    source: 'features/site-payments/plans/add-plan-dialog.tsx',
    way: [payments, tab('Manage Subscription'), press('Add Subscription Plan')],
    shows: dialog('Add Subscription Plan'),
    ending: [key('Escape')],
  },
  {
    name: 'add a service to a plan',
    source: 'features/site-payments/plans/add-service-dialog.tsx',
    way: [payments, tab('Manage Subscription'), inCell(/^View/)],
    shows: (page) => page.getByText(/^Services of the plan/),
    ending: [key('Escape')],
  },
  {
    name: 'an invoice',
    source: 'patterns/money/money-preview-step.tsx',
    way: [payments, tab('Credit Transactions'), inCell(/^(Create invoice|Regenerate)/)],
    shows: dialog(/Invoice/),
    ending: [key('Escape')],
  },
  {
    name: 'send an invoice',
    source: 'features/site-payments/invoices/send-invoice-dialog.tsx',
    way: [payments, tab('Credit Transactions'), inCell(/^Send via WhatsApp/)],
    shows: dialog('Send via WhatsApp'),
    ending: [key('Escape')],
  },
]
