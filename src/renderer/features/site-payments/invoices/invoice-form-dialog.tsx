import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useEscapeGuard } from '#components/dialog-leaving/use-escape-guard.ts'
import { focusField } from '#components/form/field-id.ts'
import { DateField } from '#components/form/fields/date-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { MoneyField } from '#components/money/money-field.tsx'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { parseMoney } from '#shared/domain/money.ts'
import { GENERATE_AND_SEND, GENERATE_INVOICE } from '../messages.ts'
import { amountWarning, INVOICE_FIELDS, type InvoicedAmounts, type InvoiceValues, invoiceSchema } from './invoice-form.ts'

const useStyles = makeStyles({
  actions: { whiteSpace: 'nowrap' },
  surface: { maxWidth: '680px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // A message below one field does not move the one beside it.
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalM,
  },
})

export interface InvoiceFormDialogProps {
  readonly title: string
  /** What is invoiced: the booking, and the invoice that will be replaced. */
  readonly about: string
  /** What the typed amount is compared with. */
  readonly amounts: InvoicedAmounts
  readonly typed: InvoiceValues
  readonly onDone: (values: InvoiceValues, isToBeSent: boolean) => void
  readonly onClose: () => void
}

/** What is on an invoice, with "Generate Invoice" and "Generate & Send". */
export const InvoiceFormDialog = ({ title, about, amounts, typed, onDone, onClose }: InvoiceFormDialogProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const methods = useForm<InvoiceValues, unknown, InvoiceValues>({ defaultValues: typed, resolver: zodResolver(invoiceSchema), shouldFocusError: false })
  const guard = useEscapeGuard(methods.formState.isDirty, onClose)
  const next = (isToBeSent: boolean) =>
    methods.handleSubmit(
      (values) => {
        if (gate.allowed) onDone(values, isToBeSent)
      },
      (errors) => {
        const first = INVOICE_FIELDS.find((field) => errors[field] !== undefined)
        if (first !== undefined) focusField(first)
      },
    )
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <FormProvider {...methods}>
          <form noValidate onSubmit={(event) => void next(false)(event)}>
            <DialogBody>
              <DialogTitle>{title}</DialogTitle>
              <DialogContent className={styles.content}>
                <Text>{about}</Text>
                <div className={styles.fields}>
                  <TextField name="billTo" label="Company Name" required />
                  <TextField name="custName" label="Customer Name" required />
                  <TextField name="custMob" label="Mobile" type="tel" required />
                  <TextField name="serviceName" label="Service Name" required />
                  <MoneyField name="invoiceAmount" label="Amount" currency={amounts.currency} required />
                  <DateField name="invoiceDate" label="Date" required />
                </div>
                <AmountWarning amounts={amounts} />
              </DialogContent>
              <DialogActions className={styles.actions}>
                <Button onClick={onClose}>Cancel</Button>
                <ActionButton onClick={() => void next(true)()} reason={gate.reason}>
                  {GENERATE_AND_SEND}
                </ActionButton>
                <ActionButton type="submit" appearance="primary" reason={gate.reason}>
                  {GENERATE_INVOICE}
                </ActionButton>
              </DialogActions>
            </DialogBody>
          </form>
        </FormProvider>
        {guard.isAsking && <LeaveDialog detail="The invoice was not generated." onLeave={onClose} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}

/** Reports while it is typed that the invoice is for another amount than its transaction or the invoice before. */
const AmountWarning = ({ amounts }: Pick<InvoiceFormDialogProps, 'amounts'>) => {
  const typed = useWatch<InvoiceValues, 'invoiceAmount'>({ name: 'invoiceAmount' })
  const warning = amountWarning(parseMoney(typed), amounts)
  return (
    <div role="status">
      {warning !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{warning}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}
