import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { MoneyOperation } from '#shared/domain/payment.ts'
import type { Notification } from '../notifications/notification.ts'

const NAMES: { readonly [Operation in MoneyOperation]: string } = {
  SiteWalletRechargeByAdmin: 'Recharge',
  SubscribeSitePlanByAdminV2: 'Subscription',
  CreateSiteExtraService: 'One-time service',
  GenerateTransactionId: 'Transaction id',
  GenerateSiteInvoice: 'Invoice',
  UpdateCPWallet: 'Partner wallet entry',
}

/** What was sent, to whom: "Recharge of ₹500.00 for cafe.example". */
export const titleOf = ({ operation, amount, currency, domain }: MoneyEntry): string => `${NAMES[operation]} of ${formatMoney(amount, currency)} for ${domain}`

/** The outcome of something that no dialog shows, as a toast; null while there is nothing to say. */
export const toastOf = (entry: MoneyEntry): Notification | null => {
  const id = `money ${entry.key}`
  const detail = titleOf(entry)
  switch (entry.state) {
    case 'sending':
      return null
    case 'unknown':
      return { id, intent: 'warning', message: 'The platform did not confirm this. Checking whether it arrived.', detail, progress: null }
    case 'done':
      return { id, intent: 'success', message: entry.found ? 'Confirmed: the platform has recorded it.' : 'It is done.', detail }
    case 'absent':
      return {
        id,
        intent: 'error',
        message: `${entry.message ?? ''} It is not on the platform as of ${formatTime(entry.checkedAt ?? entry.startedAt)}.`.trim(),
        detail,
      }
    case 'refused':
      return { id, intent: 'error', message: entry.message ?? 'It was refused.', detail }
  }
}
