import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useCallback, useId } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { CLONE } from '../messages.ts'
import { PlatformFields } from './platform-fields.tsx'
import { PLATFORM_SECTIONS, type PlatformValues } from './platform-form.ts'
import { type CatalogueService, serviceNameOf } from './platform-service.ts'
import { usePlatformForm } from './use-platform-form.ts'

const useStyles = makeStyles({
  surface: { width: '70%', maxWidth: '100vw' },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

export interface CloneDialogProps {
  readonly service: CatalogueService
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
}

/** The dialog Clone: the same service for another site type or option. */
export const CloneDialog = ({ service, onClose }: CloneDialogProps) => {
  const styles = useStyles()
  const id = useId()
  const gate = useWriteGate()
  const refocus = useOpener()
  const close = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const { methods, isSaving, save } = usePlatformForm('clone', service)
  const { isDirty } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({ isDirty, parameter: 'clone', value: service.serviceId, onLeave: close })

  const clone = async (values: PlatformValues): Promise<void> => {
    if (await save(values)) guard.confirm()
  }

  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <FormProvider {...methods}>
          <DialogBody>
            <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
              {CLONE} · <span dir="auto">{serviceNameOf(service)}</span>
            </DialogTitle>
            <DialogContent>
              <form
                id={id}
                noValidate
                className={styles.form}
                onSubmit={(event) => void methods.handleSubmit(clone, (wrong) => focusFirstError(PLATFORM_SECTIONS, wrong))(event)}
              >
                <PlatformFields use="clone" />
              </form>
            </DialogContent>
            <DialogActions>
              <Button onClick={guard.leave}>Cancel</Button>
              <Button
                type="submit"
                form={id}
                appearance="primary"
                disabledFocusable={isSaving || !gate.allowed}
                {...(gate.reason === null ? {} : { title: gate.reason })}
                {...(isSaving ? { icon: <Spinner size="tiny" aria-hidden /> } : {})}
              >
                {CLONE}
              </Button>
            </DialogActions>
          </DialogBody>
        </FormProvider>
        {guard.isAsking && <LeaveDialog detail={`The clone of ${serviceNameOf(service)} is not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}
