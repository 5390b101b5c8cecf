import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { FailureState } from '#components/failure-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { LinesSkeleton } from '#patterns/load-state/load-state.tsx'
import { CHARGES_DETAILS, CHARGES_FAILED, SERVICE_UPDATED } from '../messages.ts'
import { chargeEntries, chargesOf, chargeText } from './charges.ts'
import { type ChargesFrame, OneTimeChargeForm, RecurringChargesForm } from './charges-form.tsx'
import { chargeSteps, oneTimePriceStep } from './new-service.ts'
import type { ServiceKind } from './service-kind.tsx'

const useStyles = makeStyles({ surface: { width: '800px', maxWidth: '100vw' } })

const TOUCHED = [GetSiteConfigServicesDocument]

export interface ChargesDialogProps {
  readonly kind: ServiceKind
  readonly service: PriceRow
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
}

/** The dialog Charges Details: the charges of a recurring service, or the price of a one-time one. */
export const ChargesDialog = ({ kind, service, onClose }: ChargesDialogProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const notify = useNotify()
  const refresh = useRefresh()
  const refocus = useOpener()
  const [isDirty, setDirty] = useState(false)
  const close = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty, parameter: 'edit', value: service.id, onLeave: close })
  const onSaved = (): void => {
    notify.success(SERVICE_UPDATED, service.serviceName)
    refresh(TOUCHED)
    guard.confirm()
  }
  const frame: ChargesFrame = { onDirtyChange: setDirty, onCancel: guard.leave, onSaved }

  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            {CHARGES_DETAILS} · <span dir="auto">{service.serviceName}</span>
          </DialogTitle>
          {kind.id === 'recurring' ? (
            <RecurringCharges service={service} frame={frame} />
          ) : (
            <OneTimeChargeForm frame={frame} stored={chargeText(service.charges)} stepsOf={(charge) => [oneTimePriceStep(bridge, service, charge)]} />
          )}
        </DialogBody>
        {guard.isAsking && <LeaveDialog detail={`Your changes to ${service.serviceName} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}

/** The charges stand under the service's slug, and are asked for as they are now. */
const RecurringCharges = ({ service, frame }: { readonly service: PriceRow; readonly frame: ChargesFrame }) => {
  const bridge = useBridge()
  const { typeValue: slug, serviceName } = service
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useRead(GetSiteConfigServicesDocument, { domain: slug })
  // What the fields start with; a later answer changes nothing under what is being typed.
  const [rows, setRows] = useState<readonly PriceRow[]>()
  if (rows === undefined && error === null && data !== undefined && isFetchedAfterMount) setRows(data.getSiteConfigServices)
  if (rows !== undefined) {
    return (
      <RecurringChargesForm
        frame={frame}
        stored={chargesOf(rows)}
        stepsOf={(charges) => chargeSteps(bridge, chargeEntries({ slug, serviceName }, charges, rows))}
      />
    )
  }
  return (
    <DialogContent>
      {error !== null && !isFetching ? (
        <FailureState what={CHARGES_FAILED} failure={error} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton label="Loading the charges" />
      )}
    </DialogContent>
  )
}
