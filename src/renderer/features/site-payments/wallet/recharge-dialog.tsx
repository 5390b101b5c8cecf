import * as z from 'zod'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { announcedRange, rangeWarning, rechargeField } from '#components/money/amount.ts'
import { MoneyField } from '#components/money/money-field.tsx'
import { SiteWalletRechargeByAdminDocument } from '#generated/graphql.ts'
import { MoneyFormDialog } from '#patterns/money/money-form-dialog.tsx'
import { exactSum, formatMoney } from '#shared/domain/money.ts'
import { ENTER_NOTES, ENTER_RECHARGE_AMOUNT, NO_WALLET, RECHARGE_AMOUNT_TOO_SMALL, RECHARGED, WALLET_RECHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine, useSiteWallet } from './balance-line.tsx'
import { rechargeVariables } from './recharge-variables.ts'

const EMPTY_RECHARGE = { rechargeAmount: '', rechargeNote: '' }

export const rechargeSchema = z.object({
  rechargeAmount: rechargeField(ENTER_RECHARGE_AMOUNT, RECHARGE_AMOUNT_TOO_SMALL),
  rechargeNote: z.string().trim().min(1, ENTER_NOTES),
})

/** Amount and note of a recharge, then what will happen, before it is sent. */
export const RechargeDialog = ({ site, onClose }: { readonly site: PaymentSite; readonly onClose: () => void }) => {
  const { wallet } = useSiteWallet(site.siteId)
  const currency = wallet?.currency ?? site.currency
  return (
    <MoneyFormDialog
      operation={SiteWalletRechargeByAdminDocument}
      title={
        <>
          {WALLET_RECHARGE} · <span dir="auto">{site.domain}</span>
        </>
      }
      width={520}
      labels={['Continue']}
      owner={site}
      currency={currency}
      refusal={wallet === null ? NO_WALLET : null}
      leaving={`The recharge of ${site.domain} was not sent.`}
      defaults={EMPTY_RECHARGE}
      schema={rechargeSchema}
      amountField="rechargeAmount"
      orderOf={({ values: { rechargeNote }, amount }) => ({
        title: WALLET_RECHARGE,
        variables: rechargeVariables(site.siteId, currency, amount, rechargeNote),
        text: rechargeNote,
        balanceAfter: wallet ? exactSum(wallet.balance, amount) : null,
        rows: [{ term: 'Note', value: rechargeNote }],
        warning: rangeWarning(amount, currency),
        confirmLabel: 'Recharge',
        success: () => ({ message: RECHARGED, detail: `${formatMoney(amount, currency)} for ${site.domain}` }),
      })}
      onClose={onClose}
    >
      <BalanceLine site={site} />
      <MoneyField name="rechargeAmount" label="Recharge Amount" required currency={currency} hint={`Usually ${announcedRange(currency)}`} />
      <TextAreaField name="rechargeNote" label="Notes" required rows={2} />
    </MoneyFormDialog>
  )
}
