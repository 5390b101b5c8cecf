import { WalletCreditCardRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { NO_ACCESS, RE_CHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

const RechargeDialog = lazyPart(async () => (await import('./recharge-dialog.tsx')).RechargeDialog)

/** "Re-Charge": opens the recharge dialog; without the permission it is disabled and shows why. */
export const RechargeButton = ({ site }: { readonly site: PaymentSite }) => {
  const mayRecharge = isAllowed(useCurrentUser(), ACTIONS.rechargeWallet)
  const gate = useWriteGate()
  const [isOpen, setOpen] = useState(false)
  const refusal = mayRecharge ? gate.reason : NO_ACCESS
  return (
    <>
      <ActionButton icon={<WalletCreditCardRegular />} reason={refusal} onClick={() => setOpen(true)}>
        {RE_CHARGE}
      </ActionButton>
      {isOpen && <RechargeDialog site={site} onClose={() => setOpen(false)} />}
    </>
  )
}
