import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { announcedRange, rangeWarning } from '#components/money/amount.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { UpdateCpWalletDocument } from '#generated/graphql.ts'
import { MoneyFormDialog } from '#patterns/money/money-form-dialog.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import { changePartner } from '../list/use-partner-status.ts'
import { TRANSACTION_SUBMITTED } from '../messages.ts'
import { currencyOf, type Partner, partnerName } from '../partner.ts'
import { balanceAfter, EMPTY_RECHARGE, RECHARGE_MODES, rechargeSchema, rechargeVariables, TRANSACTION_TYPES } from './recharge.ts'

const useStyles = makeStyles({ balance: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' } })

const MODE_OPTIONS = RECHARGE_MODES.map((value) => ({ value, label: value }))
const TYPE_OPTIONS = TRANSACTION_TYPES.map((value) => ({ value, label: value }))

/** An entry in a partner's wallet: amount, payment mode, type and note, then what will happen, before it is sent. */
export const RechargeDialog = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const styles = useStyles()
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
      {partner.balance !== null && <Text className={styles.balance}>Balance {formatMoney(partner.balance, currency)}</Text>}
      <FieldGrid>
        <MoneyField name="amount" label="Amount" required currency={currency} hint={`Usually ${announcedRange(currency)}`} />
        <SelectField name="paymentMode" label="Payment Mode" required options={MODE_OPTIONS} placeholder="Choose a mode" />
        <SelectField name="transactionType" label="Type" required options={TYPE_OPTIONS} placeholder="Choose a type" />
      </FieldGrid>
      <TextAreaField name="note" label="Notes" required rows={2} />
    </MoneyFormDialog>
  )
}
