import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FormProvider, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form'
import type { PriceRow } from '#app/catalogue/price-list.ts'
import { useNotify } from '#app/notifications/use-notify.ts'
import { useRefresh } from '#app/platform/use-refresh.ts'
import { useWriteGate } from '#app/platform/use-write-gate.ts'
import { StoppedReport } from '#app/steps/stopped-report.tsx'
import { useSteps } from '#app/steps/use-steps.ts'
import { useStoppedToast } from '#app/steps/use-stopped-toast.ts'
import { fieldId } from '#components/form/field-id.ts'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { isTypedSince, sentValues } from '#components/form/typed-since.ts'
import { ReviewDialog } from '#components/review-dialog/review-dialog.tsx'
import { GetSiteActionEventsFilterDocument, GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { NO_SERVICES_YET, NOTHING_TO_SAVE, RECURRING_SAVED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { EventFields } from './event-fields.tsx'
import { keepTyped } from './keep-typed.ts'
import { type RecurringValues, recurringSchema, recurringValuesOf } from './recurring-form.ts'
import { recurringReview } from './recurring-review.ts'
import { recurringSteps } from './save-recurring.ts'
import { isSameRow, newServiceRow, type ServiceRow, type SiteConfig, type SiteService, storedServiceOf } from './service-row.ts'
import { ServiceRowFields } from './service-row-fields.tsx'
import { useServiceRates } from './use-service-rates.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1, minHeight: 0 },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1 },
  empty: { color: tokens.colorNeutralForeground2 },
  error: { color: tokens.colorStatusDangerForeground1 },
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
  save: { alignSelf: 'flex-start' },
})

/** In the order on screen. */
const SECTIONS = [
  { id: 'services', title: 'Services', fields: ['services'] },
  { id: 'event', title: 'Notes', fields: ['event.category', 'event.reason', 'event.note'] },
]
/** What a save makes old beside the services themselves. */
const TOUCHED = [GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument]

const NO_SERVICES: readonly SiteService[] = []
// What somebody else changed is refused when it is sent: there is nothing to choose from.
const NO_CHOICES = {}
const ignore = (): void => undefined

export interface RecurringEditorProps {
  readonly site: PaymentSite
  readonly isWalletEnabled: boolean
  /** What the form is filled from, once: what the platform held then; null: nothing yet. */
  readonly config: SiteConfig | null
  readonly priceList: readonly PriceRow[]
  /** Name of the plan that the SITE service stands for. */
  readonly sitePlan: string | null
  /** At least one service has to be there. Source: SVC-051. */
  readonly isRowRequired: boolean
  readonly onDirtyChange: (isDirty: boolean) => void
  /**
   * Reads back what was saved. It becomes a new form, unless something was typed since: then it is what this form is compared with, and is the answer.
   */
  readonly onSaved: (isTyped: () => boolean) => Promise<SiteConfig | null>
  /** The form took the place of one that was saved: its Save gets the focus that the other had. */
  readonly isJustSaved: boolean
}

/** Whether the rows say anything else than what was loaded. */
const isChanged = (rows: readonly ServiceRow[], loaded: readonly ServiceRow[]): boolean =>
  rows.length !== loaded.length ||
  rows.some((row, index) => {
    const before = loaded[index]
    return before === undefined || !isSameRow(row, before)
  })

/** The recurring services of a site and their save. Source: SVC-018 to SVC-032, SVC-082. */
export const RecurringEditor = (props: RecurringEditorProps) => {
  const { site, isWalletEnabled, config, priceList, sitePlan, isRowRequired, onDirtyChange, onSaved, isJustSaved } = props
  const styles = useStyles()
  const notify = useNotify()
  const refresh = useRefresh()
  const gate = useWriteGate()
  const steps = useSteps()
  const saveButton = useId()
  useStoppedToast(steps.stopped)

  /** What was saved is being read back. */
  const [isRefreshing, setRefreshing] = useState(false)
  const stored = config?.siteServices ?? NO_SERVICES
  const resolver = useMemo(() => zodResolver(recurringSchema({ stored, isWalletEnabled, isRowRequired })), [stored, isRowRequired, isWalletEnabled])
  const values = useMemo(() => recurringValuesOf(stored), [stored])
  const methods = useForm<RecurringValues>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false })
  const { fields, append, remove } = useFieldArray({ control: methods.control, name: 'services' })
  const { errors } = useFormState({ control: methods.control })
  const rows = useWatch({ control: methods.control, name: 'services' })
  const noted = useWatch({ control: methods.control, name: 'event' })
  const isDirty = isChanged(rows, values.services)
  // A note that is begun is not lost either, though alone it cannot be saved.
  const isTouched = isDirty || Object.values(noted).some((typed) => typed !== '')

  useEffect(() => onDirtyChange(isTouched), [isTouched, onDirtyChange])
  useEffect(() => {
    if (isJustSaved) document.getElementById(saveButton)?.focus()
  }, [isJustSaved, saveButton])
  const rates = useServiceRates(site, priceList, sitePlan)
  const serviceNames = useMemo(() => [...new Set(priceList.map(({ serviceName }) => serviceName))], [priceList])
  const isBusy = steps.isRunning || isRefreshing
  const [reviewed, setReviewed] = useState<RecurringValues | null>(null)
  /** The form as it was when its save was confirmed. */
  const sent = useRef<RecurringValues>(values)
  const finish = async (isDone: boolean): Promise<void> => {
    if (!isDone) return
    refresh(TOUCHED)
    setRefreshing(true)
    const saved = await onSaved(() => isTypedSince(methods, sent.current))
    if (saved !== null) keepTyped(methods, sent.current, saved.siteServices ?? NO_SERVICES)
    setRefreshing(false)
    // Not before the form is the new one: what is done on this word, to go on typing or to finish, is about what was saved.
    notify.success(RECURRING_SAVED, site.domain)
  }
  const retry = (): void => {
    // The button that was pressed goes away.
    document.getElementById(saveButton)?.focus()
    void steps.retry().then(finish)
  }
  const review = (typed: RecurringValues): void => {
    if (!gate.allowed || isBusy) return
    // Such as 700 written as 700.00.
    if (recurringReview(typed.services, stored, site.currency).length === 0) notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_TO_SAVE })
    else setReviewed(typed)
  }
  const save = async (): Promise<void> => {
    if (reviewed === null || !gate.allowed || isBusy) return
    sent.current = sentValues(methods)
    setReviewed(null)
    await finish(await steps.start(recurringSteps({ site, loaded: config, values: reviewed, planName: sitePlan, now: nowInSeconds() })))
  }
  // Of the list as a whole; it stands beside the rows' errors where there are rows.
  const listProblem = errors.services?.root?.message ?? errors.services?.message
  const addRow = (): void => {
    methods.clearErrors('services')
    append(newServiceRow(formatFormDate(nowInSeconds())))
  }
  const blocked = gate.reason ?? (isDirty || (isRowRequired && rows.length === 0) ? null : NOTHING_TO_SAVE)

  return (
    <FormProvider {...methods}>
      <form
        noValidate
        className={styles.form}
        aria-label="Recurring services"
        onSubmit={(event) => void methods.handleSubmit(review, (wrong) => focusFirstError(SECTIONS, wrong))(event)}
      >
        {steps.stopped !== null && <StoppedReport run={steps.stopped} onRetry={retry} />}
        <div id={fieldId('services')} className={styles.rows}>
          {fields.length === 0 && <Text className={styles.empty}>{NO_SERVICES_YET}</Text>}
          {fields.map((field, index) => (
            <ServiceRowFields
              key={field.id}
              index={index}
              isStored={storedServiceOf(field, stored) !== undefined}
              serviceNames={serviceNames}
              rates={rates}
              currency={site.currency}
              isEndRequired={isWalletEnabled}
              onRemove={remove}
            />
          ))}
          {listProblem !== undefined && (
            <MessageBar intent="error" role="alert">
              <MessageBarBody>{listProblem}</MessageBarBody>
            </MessageBar>
          )}
          <div>
            <Button icon={<AddRegular />} onClick={addRow}>
              Add service
            </Button>
          </div>
        </div>
        <div className={styles.bar}>
          <EventFields stored={stored} />
          <Button
            id={saveButton}
            className={styles.save}
            type="submit"
            appearance="primary"
            disabledFocusable={blocked !== null || isBusy}
            {...(blocked === null ? {} : { title: blocked })}
            {...(isBusy ? { icon: <Spinner size="tiny" /> } : {})}
          >
            Save
          </Button>
        </div>
      </form>
      {reviewed !== null && (
        <ReviewDialog
          title={`Save the recurring services of ${site.domain}?`}
          rows={recurringReview(reviewed.services, stored, site.currency)}
          choices={NO_CHOICES}
          onChoose={ignore}
          isSaving={false}
          failure={null}
          onSave={() => void save()}
          onClose={() => setReviewed(null)}
        />
      )}
    </FormProvider>
  )
}
