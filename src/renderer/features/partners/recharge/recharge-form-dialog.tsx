import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { focusField } from '#components/form/field-id.ts'
import type { FieldOption } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { announcedRange } from '#components/money/recharge-amount.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { currencyOf, type Partner, partnerName } from '../partner.ts'
import { RECHARGE_FIELDS, RECHARGE_MODES, type RechargeValues, rechargeSchema, TRANSACTION_TYPES } from './recharge.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '800px', width: '800px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  balance: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

const asOptions = (values: readonly string[]): readonly FieldOption[] => values.map((value) => ({ value, label: value }))
const MODE_OPTIONS = asOptions(RECHARGE_MODES)
const TYPE_OPTIONS = asOptions(TRANSACTION_TYPES)

export interface RechargeFormDialogProps {
  readonly partner: Partner
  /** What was typed before, when the confirmation was left. */
  readonly typed: RechargeValues
  readonly onDone: (values: RechargeValues) => void
  readonly onClose: () => void
}

/** Amount, payment mode, type and note of an entry in a partner's wallet. */
export const RechargeFormDialog = ({ partner, typed, onDone, onClose }: RechargeFormDialogProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const currency = currencyOf(partner)
  const methods = useForm<RechargeValues>({ defaultValues: typed, resolver: zodResolver(rechargeSchema), shouldFocusError: false })
  const next = methods.handleSubmit(
    (values) => {
      if (gate.allowed) onDone(values)
    },
    (errors) => {
      const wrong = RECHARGE_FIELDS.find((name) => errors[name] !== undefined)
      if (wrong !== undefined) focusField(wrong)
    },
  )
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <FormProvider {...methods}>
          <form noValidate onSubmit={(event) => void next(event)}>
            <DialogBody>
              <DialogTitle>
                Recharge · <span dir="auto">{partnerName(partner)}</span>
              </DialogTitle>
              <DialogContent className={styles.content}>
                {partner.balance !== null && <Text className={styles.balance}>Balance {formatMoney(partner.balance, currency)}</Text>}
                <FieldGrid>
                  <MoneyField name="amount" label="Amount" required currency={currency} hint={`Usually ${announcedRange(currency)}`} />
                  <SelectField name="paymentMode" label="Payment Mode" required options={MODE_OPTIONS} placeholder="Choose a mode" />
                  <SelectField name="transactionType" label="Type" required options={TYPE_OPTIONS} placeholder="Choose a type" />
                </FieldGrid>
                <TextAreaField name="note" label="Notes" required rows={2} />
              </DialogContent>
              <DialogActions>
                <Button onClick={onClose}>Cancel</Button>
                <ActionButton type="submit" appearance="primary" reason={gate.reason}>
                  Continue
                </ActionButton>
              </DialogActions>
            </DialogBody>
          </form>
        </FormProvider>
      </DialogSurface>
    </Dialog>
  )
}
