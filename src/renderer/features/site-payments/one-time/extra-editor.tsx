import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useCallback, useMemo } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { ActionButton } from '#components/action-button.tsx'
import { AddRowButton } from '#components/form/field-layout.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { amountField } from '#components/money/amount.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import { PriceField, usePriceOffer } from '#components/money/price-field.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useUnsavedPart } from '#patterns/record-page/use-unsaved-part.ts'
import { listPrice, type Price } from '#shared/domain/currency.ts'
import { addMoney, formatMoney, parseMoney } from '#shared/domain/money.ts'
import { ENTER_PRICE, EXTRA_SERVICE_CREATED, SELECT_EXTRA_SERVICE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { RowCard } from '../row-card.tsx'
import { type ExtraRow, useBuying } from './use-buying.ts'

interface ExtraValues {
  extras: ExtraRow[]
}

const EMPTY_EXTRA: ExtraRow = { serviceName: '', price: '', note: '' }

const extraSchema = z.object({
  extras: z.array(z.object({ serviceName: z.string().min(1, SELECT_EXTRA_SERVICE), price: amountField(ENTER_PRICE), note: z.string().trim() })).min(1),
})

const SECTIONS = [{ id: 'extras', title: 'One-time services', fields: ['extras'] }]
const resolver = rowsResolver<ExtraValues>(zodResolver(extraSchema), 'extras')
const NOTHING: ExtraValues = { extras: [EMPTY_EXTRA] }

const priceOf = ({ price }: ExtraRow): number => parseMoney(price) ?? 0

interface ExtraRowFieldsProps {
  readonly index: number
  readonly options: readonly FieldOption[]
  readonly prices: ReadonlyMap<string, Price | null>
  readonly currency: string
  readonly isLast: boolean
  readonly onRemove: (index: number) => void
}

/** One one-time service to be bought; choosing it offers its price. */
const ExtraRowFields = memo(({ index, options, prices, currency, isLast, onRemove }: ExtraRowFieldsProps) => {
  const name = `extras.${index}.price`
  const offer = usePriceOffer(name, currency)
  const { offer: offerPrice } = offer
  const choose = useCallback((serviceName: string) => offerPrice(prices.get(serviceName) ?? null), [offerPrice, prices])
  return (
    <RowCard label={`One-time service ${index + 1}`} onRemove={() => onRemove(index)} {...(isLast ? { removeBlocked: 'At least one row is kept.' } : {})}>
      <SelectField name={`extras.${index}.serviceName`} label="Service" required options={options} placeholder="Choose a service" onChosen={choose} />
      <PriceField name={name} label="Price" currency={currency} required source="The price list" offer={offer} />
      <TextField name={`extras.${index}.note`} label="Note" />
    </RowCard>
  )
})
ExtraRowFields.displayName = 'ExtraRowFields'

interface ExtraEditorProps {
  readonly site: PaymentSite
  /** Rows of the price list "extraService". */
  readonly priceList: readonly PriceRow[]
}

/** The one-time services to be bought for a site: rows, confirmed together, sent one after another. */
export const ExtraEditor = ({ site, priceList }: ExtraEditorProps) => {
  const layout = useLayoutStyles()
  const notify = useNotify()
  const gate = useWriteGate()
  const buying = useBuying(site)
  const reason = gate.reason ?? buying.money.reason
  const methods = useForm<ExtraValues>({ defaultValues: NOTHING, resolver, mode: 'onTouched', shouldFocusError: false })
  const { fields, append, remove } = useFieldArray({ control: methods.control, name: 'extras' })
  // Draws it again with each key.
  useWatch({ control: methods.control, name: 'extras' })
  useUnsavedPart(() => methods.getValues('extras').some((row) => Object.values(row).some((typed) => typed !== '')))

  const options = useMemo<readonly FieldOption[]>(
    () => [...new Set(priceList.map(({ serviceName }) => serviceName))].map((value) => ({ value, label: value })),
    [priceList],
  )
  const prices = useMemo(
    () => new Map(priceList.filter(({ charges }) => charges !== null).map(({ serviceName, charges }) => [serviceName, listPrice(charges)])),
    [priceList],
  )

  /** What was bought leaves the form; once nothing is left it is ready for the next. */
  const settle = (left: readonly ExtraRow[]): void => {
    if (left.length > 0) {
      methods.reset({ extras: [...left] })
      return
    }
    notify.success(EXTRA_SERVICE_CREATED, site.domain)
    methods.reset(NOTHING)
    buying.leave()
  }
  const close = (): void => {
    const { left } = buying
    buying.leave()
    if (left !== null) settle(left)
  }
  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={layout.stack}
        aria-label="New one-time services"
        onSubmit={(event) =>
          void methods.handleSubmit(
            ({ extras }) => reason === null && buying.ask(extras),
            (wrong) => focusFirstError(SECTIONS, wrong),
          )(event)
        }
      >
        {fields.map((field, index) => (
          <ExtraRowFields
            key={field.id}
            index={index}
            options={options}
            prices={prices}
            currency={site.currency}
            isLast={fields.length === 1}
            onRemove={remove}
          />
        ))}
        <div className={layout.row}>
          <AddRowButton onAdd={() => append(EMPTY_EXTRA)}>Add row</AddRowButton>
          <ActionButton type="submit" appearance="primary" reason={reason}>
            Create
          </ActionButton>
        </div>
      </form>
      {buying.left !== null && (
        <ConfirmMoneyDialog
          title={buying.shown.length === 1 ? 'Create one-time service' : 'Create one-time services'}
          site={site.domain}
          amount={Number(addMoney(buying.shown.map(priceOf)).total)}
          currency={site.currency}
          rows={buying.shown.map((row, index) => ({
            // Numbered: the same service may be bought twice.
            term: `${index + 1}. ${row.serviceName}`,
            value: [formatMoney(priceOf(row), site.currency), row.note.trim()].filter(Boolean).join(', '),
          }))}
          confirmLabel="Create"
          money={buying.money}
          onConfirm={(key) => void buying.confirm(key).then(settle)}
          onClose={close}
        />
      )}
    </FormProvider>
  )
}
