import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { FailureState } from '#components/failure-state.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { platformQuery } from '#data/platform/use-read.ts'
import { GetInvoiceFormatV2Document } from '#generated/graphql.ts'
import { FieldsSkeleton } from '../fields-skeleton.tsx'
import { type Menu, menuName } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { FORMAT_FAILED, INVOICE_FORMAT } from '../messages.ts'
import { invoiceFormatTypeValue } from './invoice-format.ts'
import { InvoiceFormatForm } from './invoice-format-form.tsx'

const useStyles = makeStyles({ surface: { width: '960px', maxWidth: '100vw' } })

interface InvoiceFormatDialogProps {
  readonly menu: Menu
  readonly site: MenuSite
  /** What the parameter `dialog` of the address holds while this one is open. */
  readonly address: string
  readonly onClose: () => void
}

/** The dialog of what a menu prints on its bills. */
export const InvoiceFormatDialog = ({ menu, site, address, onClose }: InvoiceFormatDialogProps) => {
  const styles = useStyles()
  const { domain } = site
  // What is edited is what the platform holds now: read at each opening, and neither kept nor renewed behind the form.
  const variables = { domain, typeValue: invoiceFormatTypeValue(menu.slugName) }
  const { data, error, isFetching, refetch } = useQuery({
    ...platformQuery(useBridge(), GetInvoiceFormatV2Document, variables, { staleTime: Number.POSITIVE_INFINITY }),
    gcTime: 0,
  })
  const [isDirty, setDirty] = useState(false)
  const refocus = useOpener()
  const closed = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty, parameter: 'dialog', value: address, onLeave: closed })
  const failure = error === null || isFetching ? null : asPlatformFailure(error)
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => !open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            {INVOICE_FORMAT} · <span dir="auto">{menuName(menu)}</span>
          </DialogTitle>
          {data === undefined ? (
            <DialogContent>
              {failure === null ? <FieldsSkeleton /> : <FailureState what={FORMAT_FAILED} failure={failure} onRetry={() => void refetch()} />}
            </DialogContent>
          ) : (
            <InvoiceFormatForm
              menu={menu}
              site={site}
              stored={data.data.getInvoiceFormatV2}
              onDirtyChange={setDirty}
              onLeave={guard.leave}
              onDone={guard.confirm}
            />
          )}
        </DialogBody>
        {guard.isAsking && (
          <LeaveDialog detail={`Your changes to the invoice format of ${menuName(menu)} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />
        )}
      </DialogSurface>
    </Dialog>
  )
}
