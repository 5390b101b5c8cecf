import { mergeClasses, Text } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { FieldGrid } from '#components/form/field-layout.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { announcedRange, rangeWarning, rechargeField } from '#components/money/amount.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { UpdateCpWalletDocument, type UpdateCpWalletMutationVariables } from '#generated/graphql.ts'
import { MoneyFormDialog } from '#patterns/money/money-form-dialog.tsx'
import { exactSum, formatMoney } from '#shared/domain/money.ts'
import type { PaymentState } from '#shared/domain/payment.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { changePartner } from '../list/use-partner-status.ts'
import { AMOUNT_TOO_SMALL, ENTER_AMOUNT, NOTE_MISSING, SELECT_PAYMENT_MODE, SELECT_TYPE, TRANSACTION_SUBMITTED } from '../messages.ts'
import { currencyOf, type Partner, partnerName } from '../partner.ts'

/** How a partner pays, in the order of the source. */
export const RECHARGE_MODES: readonly string[] = ['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD']

/** What an entry does to the balance. */
export const TRANSACTION_TYPES: readonly string[] = ['CREDIT', 'DEBIT']

/** Empty texts for what is not chosen yet. */
export const EMPTY_RECHARGE = { amount: '', paymentMode: '', transactionType: '', note: '' }

export const rechargeSchema = z.object({
  amount: rechargeField(ENTER_AMOUNT, AMOUNT_TOO_SMALL),
  paymentMode: z.string().refine((mode) => RECHARGE_MODES.includes(mode), SELECT_PAYMENT_MODE),
  transactionType: z.string().refine((type) => TRANSACTION_TYPES.includes(type), SELECT_TYPE),
  note: z.string().trim().min(1, NOTE_MISSING),
})

/** Cash is paid offline, every other mode online. */
const paymentStateOf = (mode: string): PaymentState => (mode === 'CASH' ? 'PAID_OFFLINE' : 'PAID_ONLINE')

/** What is sent for an entry; `amount` in minor units. */
export const rechargeVariables = (
  partner: Pick<Partner, 'siteId' | 'username'>,
  amount: number,
  { paymentMode, transactionType, note }: typeof EMPTY_RECHARGE,
): UpdateCpWalletMutationVariables => ({
  input: {
    siteId: partner.siteId ?? MASTER_SITE_ID,
    userId: partner.username,
    amount,
    transactionType,
    paymentState: paymentStateOf(paymentMode),
    paymentMode,
    note,
  },
})

/** The balance once an entry is made: a credit adds, a debit subtracts; null where it cannot be known exactly. Minor units. */
export const balanceAfter = (balance: number, amount: number, transactionType: string): number | null =>
  exactSum(balance, transactionType === 'DEBIT' ? -amount : amount)

const MODE_OPTIONS = RECHARGE_MODES.map((value) => ({ value, label: value }))
const TYPE_OPTIONS = TRANSACTION_TYPES.map((value) => ({ value, label: value }))

/** An entry in a partner's wallet: amount, payment mode, type and note, then what will happen, before it is sent. */
export const RechargeDialog = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const layout = useLayoutStyles()
  const queries = useQueryClient()
  const currency = currencyOf(partner)
  const name = partnerName(partner)
  const after = (amount: number, type: string): number | null => (partner.balance === null ? null : balanceAfter(partner.balance, amount, type))
  return (
    <MoneyFormDialog
      operation={UpdateCpWalletDocument}
      title={
        <>
          Recharge · <span dir="auto">{name}</span>
        </>
      }
      width={800}
      labels={['Continue']}
      owner={{ siteId: partner.username, domain: name }}
      ownerTerm="Partner"
      currency={currency}
      defaults={EMPTY_RECHARGE}
      schema={rechargeSchema}
      amountField="amount"
      orderOf={({ values, amount }) => ({
        title: 'Recharge',
        variables: rechargeVariables(partner, amount, values),
        text: values.note,
        balanceAfter: after(amount, values.transactionType),
        rows: [
          { term: 'Type', value: values.transactionType },
          { term: 'Payment Mode', value: values.paymentMode },
          { term: 'Notes', value: values.note },
        ],
        warning: rangeWarning(amount, currency),
        confirmLabel: values.transactionType === 'DEBIT' ? 'Debit' : 'Credit',
        success: () => ({ message: TRANSACTION_SUBMITTED, detail: `${values.transactionType} of ${formatMoney(amount, currency)}: ${name}` }),
      })}
      onBooked={(data, { values, amount }) =>
        changePartner(queries, partner.username, { balance: data?.updateCPWallet.balance ?? after(amount, values.transactionType) })
      }
      onClose={onClose}
    >
      {partner.balance !== null && <Text className={mergeClasses(layout.quiet, layout.numbers)}>Balance {formatMoney(partner.balance, currency)}</Text>}
      <FieldGrid>
        <MoneyField name="amount" label="Amount" required currency={currency} hint={`Usually ${announcedRange(currency)}`} />
        <SelectField name="paymentMode" label="Payment Mode" required options={MODE_OPTIONS} placeholder="Choose a mode" />
        <SelectField name="transactionType" label="Type" required options={TYPE_OPTIONS} placeholder="Choose a type" />
      </FieldGrid>
      <TextAreaField name="note" label="Notes" required rows={2} />
    </MoneyFormDialog>
  )
}
