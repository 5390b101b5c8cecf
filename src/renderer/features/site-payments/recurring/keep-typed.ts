import type { UseFormReturn } from 'react-hook-form'
import type { RecurringValues } from './recurring-form.ts'
import { ROW_FIELDS, type SiteService, serviceRowOf, storedServiceOf } from './service-row.ts'

const EVENT_FIELDS = ['category', 'reason', 'note'] as const

/**
 * Lets the form follow what was saved of it: what is as it was `sent` becomes what is `stored` now, what was typed since stays. Field by field rather than
 * by a reset, which would draw the rows again and take the focus out of the one that is being typed into.
 */
export const keepTyped = ({ getValues, setValue }: UseFormReturn<RecurringValues>, sent: RecurringValues, stored: readonly SiteService[]): void => {
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
