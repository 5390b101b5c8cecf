import { makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { AddRowButton } from '#components/form/add-row-button.tsx'
import type { FieldOption } from '#components/form/field-props.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { ConfirmMoneyDialog } from '#components/money/confirm-money-dialog.tsx'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { listPrice } from '#shared/domain/currency.ts'
import { addMoney, formatMoney, parseMoney } from '#shared/domain/money.ts'
import { EXTRA_SERVICE_CREATED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { EMPTY_EXTRA, type ExtraRow, ExtraRowFields, type ExtraValues, extraSchema, isEmptyExtra } from './extra-row-fields.tsx'
import { useBuying } from './use-buying.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  bar: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const SECTIONS = [{ id: 'extras', title: 'One-time services', fields: ['extras'] }]
const resolver = rowsResolver<ExtraValues>(zodResolver(extraSchema), 'extras')
const NOTHING: ExtraValues = { extras: [EMPTY_EXTRA] }

export interface ExtraEditorProps {
  readonly site: PaymentSite
  /** Rows of the price list "extraService". */
  readonly priceList: readonly PriceRow[]
  readonly onDirtyChange: (isDirty: boolean) => void
}

const priceOf = ({ price }: ExtraRow): number => parseMoney(price) ?? 0

/** The one-time services to be bought for a site: rows, confirmed together, sent one after another. */
export const ExtraEditor = ({ site, priceList, onDirtyChange }: ExtraEditorProps) => {
  const styles = useStyles()
  const notify = useNotify()
  const gate = useWriteGate()
  const buying = useBuying(site)
  const methods = useForm<ExtraValues>({ defaultValues: NOTHING, resolver, mode: 'onTouched', shouldFocusError: false })
  const { fields, append, remove } = useFieldArray({ control: methods.control, name: 'extras' })
  const rows = useWatch({ control: methods.control, name: 'extras' })
  const isDirty = rows.some((row) => !isEmptyExtra(row))
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])

  const options = useMemo<readonly FieldOption[]>(
    () => [...new Set(priceList.map(({ serviceName }) => serviceName))].map((value) => ({ value, label: value })),
    [priceList],
  )
  const prices = useMemo(
    () =>
      new Map(
        priceList.flatMap(({ serviceName, charges }) => {
          const price = listPrice(charges)
          return price === null ? [] : [[serviceName, price] as const]
        }),
      ),
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
        className={styles.form}
        aria-label="New one-time services"
        onSubmit={(event) =>
          void methods.handleSubmit(
            ({ extras }) => gate.allowed && buying.ask(extras),
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
        <div className={styles.bar}>
          <AddRowButton onAdd={() => append(EMPTY_EXTRA)}>Add row</AddRowButton>
          <ActionButton type="submit" appearance="primary" reason={gate.reason}>
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
          entry={buying.entry}
          onCheck={buying.check}
          remedy={buying.remedy}
          onConfirm={(key) => void buying.confirm(key).then(settle)}
          onClose={close}
        />
      )}
    </FormProvider>
  )
}
