import { licenseOf } from '../site/license.ts'
import { billingStatusWords } from '../text/code-words.ts'

export interface PlanStanding {
  /** Its last day is over. */
  readonly isOver: boolean
  /** The billing status in words, with `ended` where the period is over: "Active, ended". */
  readonly text: string
}

/** Billing status with the period in mind: the platform keeps ACTIVE after the last day. `now`: unix seconds. */
export const planStanding = (status: string | null, endDate: number | null, now: number): PlanStanding => {
  const isOver = licenseOf(endDate, now)?.standing === 'over'
  return { isOver, text: isOver ? [billingStatusWords(status), 'ended'].filter(Boolean).join(', ') : billingStatusWords(status) }
}
