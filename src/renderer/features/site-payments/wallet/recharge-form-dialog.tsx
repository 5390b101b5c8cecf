import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useEscapeGuard } from '#components/dialog-leaving/use-escape-guard.ts'
import { focusField } from '#components/form/field-id.ts'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { announcedRange } from '#components/money/recharge-amount.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { WALLET_RECHARGE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine } from './balance-line.tsx'
import { EMPTY_RECHARGE, type RechargeValues, rechargeSchema } from './recharge.ts'

const useStyles = makeStyles({
  actions: { whiteSpace: 'nowrap' },
  surface: { maxWidth: '520px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

export interface RechargeFormDialogProps {
  readonly site: PaymentSite
  readonly currency: string
  /** What was typed before, when the confirmation was left. */
  readonly typed: RechargeValues
  /** Why nothing can be recharged at all; null when it can. */
  readonly refusal: string | null
  readonly onDone: (values: RechargeValues) => void
  readonly onClose: () => void
}

/** Amount and note of a recharge. */
export const RechargeFormDialog = ({ site, currency, typed, refusal, onDone, onClose }: RechargeFormDialogProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const methods = useForm<RechargeValues, unknown, RechargeValues>({
    defaultValues: typed,
    resolver: zodResolver(rechargeSchema),
    shouldFocusError: false,
  })
  const guard = useEscapeGuard(methods.formState.isDirty || typed !== EMPTY_RECHARGE, onClose)
  const blocked = gate.reason ?? refusal
  const next = methods.handleSubmit(
    (values) => {
      if (blocked === null) onDone(values)
    },
    (errors) => void focusField(errors.rechargeAmount === undefined ? 'rechargeNote' : 'rechargeAmount'),
  )
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <FormProvider {...methods}>
          <form noValidate onSubmit={(event) => void next(event)}>
            <DialogBody>
              <DialogTitle>
                {WALLET_RECHARGE} · <span dir="auto">{site.domain}</span>
              </DialogTitle>
              <DialogContent className={styles.content}>
                <BalanceLine site={site} />
                <MoneyField name="rechargeAmount" label="Recharge Amount" required currency={currency} hint={`Usually ${announcedRange(currency)}`} />
                <TextAreaField name="rechargeNote" label="Notes" required rows={2} />
              </DialogContent>
              <DialogActions className={styles.actions}>
                <Button onClick={onClose}>Cancel</Button>
                <ActionButton type="submit" appearance="primary" reason={blocked}>
                  Continue
                </ActionButton>
              </DialogActions>
            </DialogBody>
          </form>
        </FormProvider>
        {guard.isAsking && <LeaveDialog detail={`The recharge of ${site.domain} was not sent.`} onLeave={onClose} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}
