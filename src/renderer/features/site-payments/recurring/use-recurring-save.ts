import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isTypedSince, sentValues } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useSave } from '#data/saving/use-save.ts'
import {
  CreateSiteConfigDocument,
  GetSiteActionEventsFilterDocument,
  GetSitesAdminDocument,
  GetSubscriptionPlansBySiteIdDocument,
  UpdateSiteConfigDocument,
} from '#generated/graphql.ts'
import type { ReviewRow } from '#patterns/edit-review/three-way.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { NOTHING_TO_SAVE, RECURRING_SAVED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { type RecurringValues, ROW_FIELDS, type SiteConfig, type SiteService, serviceRowOf, storedServiceOf } from './recurring-form.ts'
import { recurringReview, recurringSteps } from './save-recurring.ts'

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

/** Saves recurring services after a look at what changes; what is typed while it runs stays in the form. */
export const useRecurringSave = ({ site, config, sitePlan, methods, onSaved }: RecurringSaveOptions) => {
  const bridge = useBridge()
  const notify = useNotify()
  const { gate, isPending, stopped, run, retry, lookAgain } = useSave({
    steps: (values: RecurringValues) => recurringSteps(bridge, { site, loaded: config, values, planName: sitePlan, now: nowInSeconds() }),
    sends: [config === null ? CreateSiteConfigDocument : UpdateSiteConfigDocument],
    invalidates: TOUCHED,
  })
  const [isRefreshing, setRefreshing] = useState(false)
  const [reviewed, setReviewed] = useState<{ readonly values: RecurringValues; readonly changes: readonly ReviewRow[] } | null>(null)
  /** The form as it was when it was reviewed. */
  const sent = useRef<RecurringValues | null>(null)
  const isBusy = isPending || isRefreshing

  const finish = async (isDone: boolean): Promise<void> => {
    const { current } = sent
    if (!isDone || current === null) return
    setRefreshing(true)
    const saved = await onSaved(() => isTypedSince(methods, current))
    if (saved !== null) keepTyped(methods, current, saved.siteServices ?? [])
    setRefreshing(false)
    // Not before the form is the new one: whoever goes on typing at this message types into what was saved.
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
    await finish(await run(reviewed.values))
  }
  return {
    /** Why nothing can be saved now; null where it can. */
    reason: gate.reason,
    /** A save is running, or what was saved is being read back. */
    isBusy,
    stopped,
    /** What the save changes, while that is looked through; null otherwise. */
    changes: reviewed?.changes ?? null,
    review,
    closeReview: () => setReviewed(null),
    save,
    retry: async () => finish(await retry()),
    lookAgain: async () => finish(await lookAgain()),
  }
}

const EVENT_FIELDS = ['category', 'reason', 'note'] as const

/**
 * Lets the form follow what was saved of it: what is as it was `sent` becomes what is `stored` now, what was typed since stays. Field by field rather than
 * by a reset, which would draw the rows again and take the focus out of the one that is being typed into.
 */
const keepTyped = ({ getValues, setValue }: UseFormReturn<RecurringValues>, sent: RecurringValues, stored: readonly SiteService[]): void => {
  const { services, event } = getValues()
  for (const [index, row] of services.entries()) {
    const was = sent.services.find(({ serviceName }) => serviceName === row.serviceName)
    const known = storedServiceOf(row, stored)
    if (was === undefined || known === undefined) continue
    const saved = serviceRowOf(known)
    for (const field of ROW_FIELDS) if (row[field] === was[field] && row[field] !== saved[field]) setValue(`services.${index}.${field}`, saved[field])
  }
  for (const field of EVENT_FIELDS) if (event[field] === sent.event[field]) setValue(`event.${field}`, '')
}
