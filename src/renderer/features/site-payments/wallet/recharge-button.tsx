import { WalletCreditCardRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { refusalOf, useCurrentUser } from '#data/session/current-user.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { NO_ACCESS, RE_CHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

const RechargeDialog = lazyPart(async () => (await import('./recharge-dialog.tsx')).RechargeDialog)

/** "Re-Charge": opens the recharge dialog; without the permission it is disabled and shows why. */
export const RechargeButton = ({ site }: { readonly site: PaymentSite }) => {
  const user = useCurrentUser()
  const gate = useWriteGate()
  const [isOpen, setOpen] = useState(false)
  const refusal = refusalOf(user, ACTIONS.rechargeWallet, NO_ACCESS) ?? gate.reason
  return (
    <>
      <ActionButton icon={<WalletCreditCardRegular />} reason={refusal} onClick={() => setOpen(true)}>
        {RE_CHARGE}
      </ActionButton>
      {isOpen && <RechargeDialog site={site} onClose={() => setOpen(false)} />}
    </>
  )
}
