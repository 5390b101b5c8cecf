import { Button } from '@fluentui/react-components'
import { WalletCreditCardRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { useWriteGate } from '#app/platform/use-write-gate.ts'
import { useMayAccess } from '#app/session/current-user.ts'
import { NO_ACCESS, RE_CHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

const RechargeDialog = lazy(async () => ({ default: (await import('./recharge-dialog.tsx')).RechargeDialog }))

/** "Re-Charge": opens the recharge dialog, or answers a click without permission with the error. Source: SVC-004, WALLET-005, PERM-021, PERM-023. */
export const RechargeButton = ({ site }: { readonly site: PaymentSite }) => {
  const may = useMayAccess()
  const gate = useWriteGate()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const open = (): void => (may({ group: 'site', operation: 'wallet_recharge' }) ? setOpen(true) : notify.error(NO_ACCESS))
  return (
    <>
      <Button icon={<WalletCreditCardRegular />} disabledFocusable={!gate.allowed} {...(gate.reason === null ? {} : { title: gate.reason })} onClick={open}>
        {RE_CHARGE}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RechargeDialog site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
