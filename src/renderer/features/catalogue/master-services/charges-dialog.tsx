import { makeStyles } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { CHARGES_DETAILS, CHARGES_FAILED } from '../messages.ts'
import { chargeEntries, chargesOf, chargeText } from './charges.ts'
import { OneTimeChargeForm, RecurringChargesForm } from './charges-form.tsx'
import { chargeSteps, oneTimePriceStep } from './new-service.ts'
import { EDIT_PARAMETER, type ServiceKind } from './service-kind.tsx'

const useStyles = makeStyles({ surface: { width: '800px', maxWidth: '100vw' } })

export interface ChargesDialogProps {
  readonly kind: ServiceKind
  readonly service: PriceRow
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
}

/** The dialog Charges Details: the charges of a recurring service, or the price of a one-time one. */
export const ChargesDialog = ({ kind, service, onClose }: ChargesDialogProps) => {
  const bridge = useBridge()
  const { surface } = useStyles()
  const { id, serviceName, charges } = service
  const place = useMemo(() => ({ parameter: EDIT_PARAMETER, value: id }), [id])
  const title = (
    <>
      {CHARGES_DETAILS} · <span dir="auto">{serviceName}</span>
    </>
  )
  return (
    <RecordDialog title={title} place={place} onClose={onClose} className={surface}>
      {kind.id === 'recurring' ? (
        <RecurringCharges service={service} />
      ) : (
        <OneTimeChargeForm serviceName={serviceName} stored={chargeText(charges)} stepsOf={(charge) => [oneTimePriceStep(bridge, service, charge)]} />
      )}
    </RecordDialog>
  )
}

/** The rows of a service's charges, which the platform keeps under its slug. */
const readCharges = async (bridge: Bridge, domain: string, signal: AbortSignal): Promise<readonly PriceRow[]> =>
  (await executeOperation(bridge, GetSiteConfigServicesDocument, { domain }, signal)).data.getSiteConfigServices

const RecurringCharges = ({ service: { typeValue: slug, serviceName } }: { readonly service: PriceRow }) => {
  const bridge = useBridge()
  return (
    <RecordPage what="charges" id={slug} read={readCharges} notFound={{ title: CHARGES_FAILED, explanation: '' }} loadFailed={CHARGES_FAILED}>
      {(rows) => (
        <RecurringChargesForm
          serviceName={serviceName}
          stored={chargesOf(rows)}
          stepsOf={(charges) => chargeSteps(bridge, chargeEntries({ slug, serviceName }, charges, rows))}
        />
      )}
    </RecordPage>
  )
}
