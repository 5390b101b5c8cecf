import { type BulkJob, isCreation, isMessage, isPayment } from './bulk-jobs.ts'

/** What is done with a row, as a button and as what was done. */
export const bulkVerb = (job: BulkJob): { readonly act: string; readonly acted: string } => {
  if (isPayment(job)) return { act: 'Subscribe', acted: 'subscribed' }
  if (isMessage(job)) return { act: 'Send', acted: 'sent' }
  return isCreation(job) ? { act: 'Create', acted: 'created' } : { act: 'Change', acted: 'changed' }
}
