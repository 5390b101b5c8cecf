import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useLayoutEffect, useMemo } from 'react'
import { FormProvider, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { useToday } from '#components/clock/use-today.ts'
import { fieldId } from '#components/form/field-id.ts'
import { AddRowButton } from '#components/form/field-layout.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { EditReview } from '#patterns/edit-review/edit-review.tsx'
import { useUnsavedPart } from '#patterns/record-page/use-unsaved-part.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { endedText } from '../ended-badge.tsx'
import { NO_SERVICES_YET, NOTHING_TO_SAVE } from '../messages.ts'
import { useServiceRates } from '../partner-prices.ts'
import type { PaymentSite } from '../payment-site.ts'
import { EventFields, ServiceRowFields } from './recurring-fields.tsx'
import {
  isSameRow,
  newServiceRow,
  type RecurringValues,
  recurringSchema,
  recurringValuesOf,
  type ServiceRow,
  type SiteConfig,
  type SiteService,
  storedServiceOf,
} from './recurring-form.ts'
import { type RecurringSaveOptions, useRecurringSave } from './use-recurring-save.ts'

const useStyles = makeStyles({
  form: { gap: tokens.spacingVerticalM },
  rows: { flexGrow: 1 },
  // What is noted and Save stay in sight below a long list.
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** In the order on screen. */
const SECTIONS = [
  { id: 'services', title: 'Services', fields: ['services'] },
  { id: 'event', title: 'Notes', fields: ['event.category', 'event.reason', 'event.note'] },
]
const NO_SERVICES: readonly SiteService[] = []
// What another user changed is refused when it is sent: there is nothing to choose from.
const NO_CHOICES = {}
const ignore = (): void => undefined

interface RecurringEditorProps {
  readonly site: PaymentSite
  readonly isWalletEnabled: boolean
  /** What the form is filled from, once: what the platform held then; null: nothing yet. */
  readonly config: SiteConfig | null
  readonly priceList: readonly PriceRow[]
  /** Name of the plan that the SITE service stands for. */
  readonly sitePlan: string | null
  readonly isRowRequired: boolean
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onSaved: RecurringSaveOptions['onSaved']
  /** The form took the place of one that was saved: its Save gets the focus that the other had. */
  readonly isJustSaved: boolean
}

const isChanged = (rows: readonly ServiceRow[], loaded: readonly ServiceRow[]): boolean =>
  rows.length !== loaded.length ||
  rows.some((row, index) => {
    const before = loaded[index]
    return before === undefined || !isSameRow(row, before)
  })

export const RecurringEditor = (props: RecurringEditorProps) => {
  const { site, isWalletEnabled, config, priceList, sitePlan, isRowRequired, onDirtyChange, onSaved, isJustSaved } = props
  const styles = useStyles()
  const layout = useLayoutStyles()
  const saveButton = useId()
  const today = useToday()
  const stored = config?.siteServices ?? NO_SERVICES
  const resolver = useMemo(
    () => rowsResolver<RecurringValues>(zodResolver(recurringSchema({ stored, isWalletEnabled, isRowRequired })), 'services'),
    [stored, isRowRequired, isWalletEnabled],
  )
  const values = useMemo(() => recurringValuesOf(stored), [stored])
  const methods = useForm<RecurringValues>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false })
  const { fields, append, remove } = useFieldArray({ control: methods.control, name: 'services' })
  const { errors } = useFormState({ control: methods.control })
  const rows = useWatch({ control: methods.control, name: 'services' })
  const noted = useWatch({ control: methods.control, name: 'event' })
  const isDirty = isChanged(rows, values.services)
  // A note that is begun is not lost either, though alone it cannot be saved.
  const isTouched = (services: readonly ServiceRow[], event: RecurringValues['event']): boolean =>
    isChanged(services, values.services) || Object.values(event).some((typed) => typed !== '')
  const isDrawnTouched = isTouched(rows, noted)
  useUnsavedPart(() => isTouched(methods.getValues('services'), methods.getValues('event')))
  // Before the next answer, which would fill the form anew.
  useLayoutEffect(() => onDirtyChange(isDrawnTouched), [isDrawnTouched, onDirtyChange])
  useEffect(() => {
    if (isJustSaved) document.getElementById(saveButton)?.focus()
  }, [isJustSaved, saveButton])
  const rates = useServiceRates(site, priceList, sitePlan)
  const serviceNames = useMemo(() => [...new Set(priceList.map(({ serviceName }) => serviceName))], [priceList])
  const saving = useRecurringSave({ site, config, sitePlan, methods, onSaved })
  const retry = (): void => {
    // The button that was pressed goes away.
    document.getElementById(saveButton)?.focus()
    void saving.retry()
  }
  // Of the list as a whole; it stands beside the rows' errors where there are rows.
  const listProblem = errors.services?.root?.message ?? errors.services?.message
  const addRow = (): void => {
    methods.clearErrors('services')
    append(newServiceRow(formatFormDate(nowInSeconds())))
  }
  const blocked = saving.reason ?? (isDirty || (isRowRequired && rows.length === 0) ? null : NOTHING_TO_SAVE)

  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={mergeClasses(layout.fill, styles.form)}
        aria-label="Recurring services"
        onSubmit={(event) => void methods.handleSubmit(saving.review, (wrong) => focusFirstError(SECTIONS, wrong))(event)}
      >
        {saving.stopped !== null && <StoppedReport run={saving.stopped} onRetry={retry} onLookAgain={() => void saving.lookAgain()} />}
        <div id={fieldId('services')} className={mergeClasses(layout.stack, styles.rows)}>
          {fields.length === 0 && <Text className={layout.quiet}>{NO_SERVICES_YET}</Text>}
          {fields.map((field, index) => (
            <ServiceRowFields
              key={field.id}
              index={index}
              isStored={storedServiceOf(field, stored) !== undefined}
              serviceNames={serviceNames}
              rates={rates}
              currency={site.currency}
              isEndRequired={isWalletEnabled}
              ended={endedText(storedServiceOf(field, stored)?.endDate, today)}
              onRemove={remove}
            />
          ))}
          {listProblem !== undefined && (
            <Notice intent="error" isAlert>
              {listProblem}
            </Notice>
          )}
          <div>
            <AddRowButton onAdd={addRow}>Add service</AddRowButton>
          </div>
        </div>
        <div className={styles.bar}>
          <EventFields stored={stored} />
          <ActionButton id={saveButton} className={layout.atStart} type="submit" appearance="primary" reason={blocked} isPending={saving.isBusy}>
            Save
          </ActionButton>
        </div>
      </form>
      {saving.changes !== null && (
        <EditReview
          title={`Save the recurring services of ${site.domain}?`}
          rows={saving.changes}
          choices={NO_CHOICES}
          onChoose={ignore}
          isSaving={false}
          failure={null}
          onSave={() => void saving.save()}
          onClose={saving.closeReview}
        />
      )}
    </FormProvider>
  )
}
