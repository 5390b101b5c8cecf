import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isTypedSince, sentValues } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRefresh } from '#data/platform/use-refresh.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { type StoppedRun, useSteps } from '#data/steps/use-steps.ts'
import { useStoppedToast } from '#data/steps/use-stopped-toast.ts'
import { GetSiteActionEventsFilterDocument, GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import type { ReviewRow } from '#patterns/edit-review/review-row.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { NOTHING_TO_SAVE, RECURRING_SAVED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { keepTyped } from './keep-typed.ts'
import type { RecurringValues } from './recurring-form.ts'
import { recurringReview } from './recurring-review.ts'
import { recurringSteps } from './save-recurring.ts'
import type { SiteConfig } from './service-row.ts'

/** What a save makes old beside the services themselves. */
const TOUCHED = [GetSitesAdminDocument, GetSubscriptionPlansBySiteIdDocument, GetSiteActionEventsFilterDocument]

export interface RecurringSaveOptions {
  readonly site: PaymentSite
  /** What the form is compared with: what the platform held; null: nothing yet. */
  readonly config: SiteConfig | null
  readonly sitePlan: string | null
  readonly methods: UseFormReturn<RecurringValues>
  /**
   * Reads back what was saved. It becomes a new form, unless something was typed since: then it is what this form is compared with, and is the answer.
   */
  readonly onSaved: (isTyped: () => boolean) => Promise<SiteConfig | null>
}

export interface RecurringSaving {
  /** A save is running, or what was saved is being read back. */
  readonly isBusy: boolean
  readonly stopped: StoppedRun | null
  /** What the save changes, while that is looked through; null otherwise. */
  readonly changes: readonly ReviewRow[] | null
  /** Shows what saving these values changes. */
  readonly review: (typed: RecurringValues) => void
  readonly closeReview: () => void
  /** Saves what was reviewed. */
  readonly save: () => Promise<void>
  readonly retry: () => Promise<void>
  readonly lookAgain: () => Promise<void>
}

/** Saves recurring services after a look at what changes; what is typed while it runs stays in the form. */
export const useRecurringSave = ({ site, config, sitePlan, methods, onSaved }: RecurringSaveOptions): RecurringSaving => {
  const bridge = useBridge()
  const notify = useNotify()
  const refresh = useRefresh()
  const gate = useWriteGate()
  const { isRunning, stopped, start, retry, lookAgain } = useSteps()
  useStoppedToast(stopped)
  const [isRefreshing, setRefreshing] = useState(false)
  const [reviewed, setReviewed] = useState<{ readonly values: RecurringValues; readonly changes: readonly ReviewRow[] } | null>(null)
  /** The form as it was when it was reviewed. */
  const sent = useRef<RecurringValues | null>(null)
  const isBusy = isRunning || isRefreshing

  const finish = async (isDone: boolean): Promise<void> => {
    const { current } = sent
    if (!isDone || current === null) return
    refresh(TOUCHED)
    setRefreshing(true)
    const saved = await onSaved(() => isTypedSince(methods, current))
    if (saved !== null) keepTyped(methods, current, saved.siteServices ?? [])
    setRefreshing(false)
    // Not before the form is the new one: what is done on this word, to go on typing or to finish, is about what was saved.
    notify.success(RECURRING_SAVED, site.domain)
  }
  const review = (values: RecurringValues): void => {
    if (!gate.allowed || isBusy) return
    const changes = recurringReview(values.services, config?.siteServices ?? [], site.currency)
    if (changes.length === 0) {
      // Such as 700 written as 700.00.
      notify.show({ id: 'nothing-changed', intent: 'info', message: NOTHING_TO_SAVE })
      return
    }
    sent.current = sentValues(methods)
    setReviewed({ values, changes })
  }
  const save = async (): Promise<void> => {
    if (reviewed === null || !gate.allowed || isBusy) return
    setReviewed(null)
    await finish(await start(recurringSteps(bridge, { site, loaded: config, values: reviewed.values, planName: sitePlan, now: nowInSeconds() })))
  }
  return {
    isBusy,
    stopped,
    changes: reviewed?.changes ?? null,
    review,
    closeReview: () => setReviewed(null),
    save,
    retry: async () => finish(await retry()),
    lookAgain: async () => finish(await lookAgain()),
  }
}
