import { anyDialog, type DialogStop, dialog, press, SITE, type } from './dialog-stop.ts'

const tab = (name: string): string => `/?payments=${SITE}&tab=${name}`
const details = (name: string, title: string): DialogStop => ({
  name: `Payment Details, ${title}`,
  source: 'features/site-payments/payment-details.tsx',
  address: tab(name),
  shows: (page) => page.getByRole('tab', { name: title, selected: true }),
})

/** What is opened about a site's money. */
export const PAYMENT_DIALOGS: readonly DialogStop[] = [
  details('recurring', 'Recurring Services'),
  details('one-time', 'One Time Services'),
  details('transactions', 'Credit Transactions'),
  details('subscription', 'Manage Subscription'),
  {
    name: 'recharge of a site',
    source: 'patterns/money/money-form-dialog.tsx',
    address: tab('subscription'),
    open: press('Re-Charge'),
    shows: dialog(/^Wallet Recharge/),
  },
  {
    name: 'confirmation of a recharge',
    source: 'components/money/confirm-money-dialog.tsx',
    address: tab('subscription'),
    open: async (page) => {
      await press('Re-Charge')(page)
      await type(page, 'Recharge Amount', '500')
      await type(page, 'Notes', 'Bank transfer')
      await press('Continue')(page)
    },
    shows: (page) => page.getByText('Balance after'),
  },
  {
    name: 'add a plan to a site',
    source: 'features/site-payments/plans/add-plan-dialog.tsx',
    address: tab('subscription'),
    open: press('Add Subscription Plan'),
    shows: dialog('Add Subscription Plan'),
  },
  {
    name: 'add a service to a plan',
    source: 'features/site-payments/plans/add-service-dialog.tsx',
    address: tab('subscription'),
    open: press(/^View(?!:)/),
    shows: (page) => page.getByText(/^Services of the plan/),
  },
  {
    name: 'transaction id',
    source: 'components/money/confirm-money-dialog.tsx',
    address: tab('transactions'),
    open: press(/^Generate transaction id/),
    shows: anyDialog,
    seeds: ['null', 'hollow', 'empty'],
  },
  {
    name: 'invoice',
    source: 'patterns/money/money-preview-step.tsx',
    address: tab('transactions'),
    open: press(/^(Create invoice|Regenerate)/),
    shows: dialog(/Invoice/),
    seeds: ['extreme'],
  },
  {
    name: 'view an invoice',
    source: 'features/invoice-library/viewer/invoice-view.tsx',
    address: tab('transactions'),
    open: (page) =>
      page
        .getByRole('gridcell')
        .getByRole('button', { name: /^View: / })
        .first()
        .click(),
    shows: (page) =>
      anyDialog(page)
        .getByText(/This invoice cannot be shown|Downloading the invoice|Open in another program/)
        .first(),
    seeds: ['extreme'],
  },
  {
    name: 'send an invoice',
    source: 'features/site-payments/invoices/send-invoice-dialog.tsx',
    address: tab('transactions'),
    open: press(/^Send via WhatsApp/),
    shows: dialog('Send via WhatsApp'),
    seeds: ['extreme'],
  },
]
