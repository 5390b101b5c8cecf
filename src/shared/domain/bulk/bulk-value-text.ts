import { formatDate } from '../date.ts'
import { formatMoney } from '../money.ts'
import { roleLabel } from '../role.ts'
import { activeWord } from '../text/active-words.ts'
import { chargingModelWords } from '../text/code-words.ts'
import { type BulkContent, type BulkJob, type BulkRecord, isPayment, isRecord } from './bulk-jobs.ts'
import { isRecordJob, recordFieldOf } from './record-changes.ts'
import { BULK_SITE_FIELDS, type BulkSiteField, type BulkValue, bulkFieldOf } from './site-changes.ts'

/** A value as people read it. */
export const bulkValueText = (field: BulkSiteField, value: BulkValue): string => {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return field === 'enabled' ? activeWord(value) : value ? 'Yes' : 'No'
  const { kind, text = String } = bulkFieldOf(field)
  return kind === 'day' && typeof value === 'number' ? formatDate(value) : text(String(value))
}

/** Labels of the fields of an import, by their name. */
export type ImportLabels = Readonly<Record<string, string>>

const isSiteField = (name: string): name is BulkSiteField => Object.hasOwn(BULK_SITE_FIELDS, name)
/** Amounts of a record, in minor units of its currency. */
const isAmount = (name: string): boolean => name === 'boardingAmount' || name === 'renewalAmount'
/** The currency is shown with each amount. */
const namesOf = (content: BulkRecord): readonly string[] => Object.keys(content).filter((name) => name !== 'currency')

const contentValueText = (content: BulkRecord, name: string): string => {
  const { [name]: value = null, currency } = content
  return isAmount(name) && typeof value === 'number' && typeof currency === 'string' ? formatMoney(value, currency) : valueText(name, value)
}

const plainText = (value: BulkValue): string => (value === null || value === '' ? 'empty' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
const valueText = (name: string, value: BulkValue): string => {
  // The role of a new user is sent as a code.
  if (name === 'role' && typeof value === 'string') return roleLabel(value)
  return isSiteField(name) ? bulkValueText(name, value) : plainText(value)
}

const STATUS_NAMES: readonly string[] = ['enabled', 'typeStatus']

/** A value of a job that sets one field. */
const jobValueText = (job: BulkJob, value: BulkValue): string => {
  if (isRecordJob(job)) return typeof value === 'boolean' && STATUS_NAMES.includes(recordFieldOf(job).name) ? activeWord(value) : plainText(value)
  return isSiteField(job) ? bulkValueText(job, value) : value === null ? 'none' : String(value)
}

const subscriptionText = ({ planName = '', amount, currency, chargingModel }: BulkRecord): string => {
  const price = typeof amount === 'number' && typeof currency === 'string' ? formatMoney(amount, currency) : ''
  return [planName, price, chargingModelWords(String(chargingModel ?? '')).toLowerCase()].filter((part) => part !== '').join(', ')
}

/** What a row has or gets, in one line. @param labels of an import */
export const bulkContentText = (job: BulkJob, content: BulkContent, labels: ImportLabels = {}): string => {
  if (!isRecord(content)) return jobValueText(job, content)
  if (isPayment(job)) return subscriptionText(content)
  return namesOf(content)
    .map((name) => `${labels[name] ?? name}: ${contentValueText(content, name)}`)
    .join(', ')
}

export interface FieldTexts {
  readonly field: string
  readonly from: string
  readonly to: string
}

/** The fields of one row with from and to. @param label of a change of one field */
export const bulkFieldTexts = (job: BulkJob, label: string, from: BulkContent, to: BulkContent, labels: ImportLabels = {}): FieldTexts[] => {
  if (!isRecord(to) || isPayment(job)) return [{ field: label, from: bulkContentText(job, from), to: bulkContentText(job, to) }]
  return namesOf(to).map((name) => ({
    field: labels[name] ?? name,
    from: isRecord(from) ? contentValueText(from, name) : '',
    to: contentValueText(to, name),
  }))
}
