import { BILLING_STATUSES, CHARGING_MODELS } from '../catalogue.ts'
import { isFormDate } from '../date.ts'
import { LARGEST_AMOUNT } from '../money.ts'
import { isDiallable } from '../text.ts'
import { isRecordContent, isRecordJob, LONGEST_BULK_TEXT, partsOfRowId, RECORD_JOBS, type RecordJob, recordFieldOf } from './record-changes.ts'
import { BULK_SITE_FIELD_NAMES, BULK_SITE_FIELDS, type BulkSiteField, type BulkValue, bulkFieldOf, isBulkValue } from './site-changes.ts'

/** What the rows of an imported file can be: new sites, values of fields of sites, notes of sites, new users, what partners pay for plans and add-ons. */
export const IMPORT_JOBS = ['site-values', 'note', 'user', 'mapping', 'new-site'] as const
export type ImportJob = (typeof IMPORT_JOBS)[number]

/** Subscribes sites to a plan of the catalogue. It moves money: only the payment service sends it. */
const PAYMENT_JOB = 'subscription'
type PaymentJob = typeof PAYMENT_JOB

/** Sends a WhatsApp message to users. The platform says of none afterwards whether it was sent. */
const MESSAGE_JOB = 'message'
type MessageJob = typeof MESSAGE_JOB

/** What a bulk change does with each of its rows: sets one field of a site or of another record, what the import says, a payment, or a message. */
export type BulkJob = BulkSiteField | RecordJob | ImportJob | PaymentJob | MessageJob

export const BULK_JOBS: readonly [BulkJob, ...BulkJob[]] = [...IMPORT_JOBS, ...RECORD_JOBS, ...BULK_SITE_FIELD_NAMES, PAYMENT_JOB, MESSAGE_JOB]

/** Several values by the name of their field. */
export type BulkRecord = Readonly<Record<string, BulkValue>>

/** What a row has or gets: the value of the field, or the values of an import. Null: nothing, as before something is created. */
export type BulkContent = BulkValue | BulkRecord

export const isPayment = (job: BulkJob): job is PaymentJob => job === PAYMENT_JOB

export const isMessage = (job: BulkJob): job is MessageJob => job === MESSAGE_JOB

export const isImport = (job: BulkJob): job is ImportJob => IMPORT_JOBS.some((one) => one === job)

/** The fields of a site that a file can set: not the version, which has a call of its own. */
export const IMPORTED_SITE_FIELDS = BULK_SITE_FIELD_NAMES.filter((field) => field !== 'appVersion')

/** Users whose company details are asked for are created one by one. */
const IMPORTED_USER_FIELDS = ['userName', 'name', 'mobile', 'role', 'permissions'] as const
const NOTE_FIELDS = ['eventName', 'note'] as const
/** What tells the site of a row from another one that has its domain. */
const NEW_SITE_FIELDS = ['companyName', 'ownerEmail', 'userName'] as const

/** Whether each row creates a record, a message among them. */
export const isCreation = (job: BulkJob): boolean => job === 'note' || job === 'user' || job === 'new-site' || isMessage(job)

/** Whether rows of unknown outcome may be tried again: what the platform has of them is looked up then. Of messages nothing is. */
export const canRetryUnknown = (job: BulkJob): boolean => !isMessage(job)

/** Whether a bulk change can be taken back: what it created, and money that it moved, cannot. */
export const canBeUndone = (job: BulkJob): boolean => !isCreation(job) && !isPayment(job)

/** What one row of it is called. */
export const rowNoun = (job: BulkJob): string =>
  isRecordJob(job) ? recordFieldOf(job).of : job === 'note' || job === 'user' || isMessage(job) ? job : job === 'mapping' ? 'price' : 'site'

/** What the second column of its rows is called: what tells records of one name apart. */
export const placeTitle = (job: BulkJob): string =>
  ({ user: 'User name', message: 'User name', menu: 'Site', template: 'Type', price: 'Partner' })[rowNoun(job)] ?? 'Domain'

export const isRecord = (content: BulkContent | undefined): content is BulkRecord => typeof content === 'object' && content !== null

/** Whether a row that gets a content deletes its record: the price of a partner that is taken back. */
export const isDeletion = (job: BulkJob, to: BulkContent): boolean => job === 'mapping' && to === null

/** Whether two contents are the same, in whatever order their fields are. */
export const isSameContent = (one: BulkContent | undefined, other: BulkContent | undefined): boolean => {
  if (!isRecord(one) || !isRecord(other)) return one === other
  // A field that is left out is empty.
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? null) === (other[name] ?? null))
}

/** The id of a row of a mapping: the partner's user name and the plan or add-on. */
export const mappingRowId = (userName: string, serviceId: string): string => `${userName}/${serviceId}`

/** The plan or add-on of a row of a mapping; null: it names none. */
export const mappedServiceOf = ({ id, domain }: { readonly id: string; readonly domain: string }): string | null =>
  id.startsWith(`${domain}/`) && id.length > domain.length + 1 ? id.slice(domain.length + 1) : null

const isAmount = (value: BulkValue | undefined): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_AMOUNT

/** What a partner pays for one plan or add-on: amounts in minor units of its currency. */
const isMapping = ({ boardingAmount, renewalAmount, currency, note = null, ...others }: BulkRecord): boolean =>
  isAmount(boardingAmount) &&
  isAmount(renewalAmount) &&
  typeof currency === 'string' &&
  (note === null || typeof note === 'string') &&
  Object.keys(others).length === 0

const isDay = (value: BulkValue | undefined): value is string => typeof value === 'string' && isFormDate(value)
const isOneOf = (value: BulkValue | undefined, values: readonly string[]): boolean => typeof value === 'string' && values.includes(value)

/** The name of the amount that is typed for sites billed in a currency, in minor units. */
export const rateName = (currency: string): string => `rate.${currency}`

/** A plan under its terms, with the price that main has found for the site. */
const isSubscription = ({ planId, planName, chargingModel, status, startDate, endDate, needsBalance, amount, currency, ...rates }: BulkRecord): boolean =>
  typeof planId === 'string' &&
  typeof planName === 'string' &&
  planName !== '' &&
  isOneOf(chargingModel, ['', ...CHARGING_MODELS]) &&
  isOneOf(status, BILLING_STATUSES) &&
  isDay(startDate) &&
  (endDate === '' || (isDay(endDate) && endDate >= startDate)) &&
  typeof needsBalance === 'boolean' &&
  isAmount(amount) &&
  typeof currency === 'string' &&
  Object.entries(rates).every(([name, rate]) => name.startsWith(rateName('')) && isAmount(rate))

/** Labels of what a message says, and to which number it goes: main finds that. */
export const MESSAGE_LABELS = { toNumber: 'Number', text: 'Message', imageLink: 'Image' } as const

/** The number that the message of a row goes to; null: it is not known. */
export const messageNumberOf = ({ to }: { readonly to: BulkContent }): BulkValue => (isRecord(to) ? (to['toNumber'] ?? null) : null)

const LONGEST_LINK = 2000

const isImageLink = (link: BulkValue): boolean => typeof link === 'string' && link.length <= LONGEST_LINK && /^https?:\/\//i.test(link) && URL.canParse(link)

const isMessageContent = ({ text, toNumber, imageLink = null, ...others }: BulkRecord): boolean =>
  (imageLink === null || isImageLink(imageLink)) &&
  typeof text === 'string' &&
  text.trim() !== '' &&
  text.length <= LONGEST_BULK_TEXT &&
  typeof toNumber === 'string' &&
  isDiallable(toNumber) &&
  Object.keys(others).length === 0

const textsOf = (content: BulkRecord, names: readonly string[]): boolean =>
  Object.keys(content).every((name) => names.includes(name)) && names.every((name) => typeof content[name] === 'string')

/** Whether a content may be sent by a job. @param isRestored it is what a record had before, which may be no choice for a change */
export const isJobContent = (job: BulkJob, content: BulkContent, isRestored = false): boolean => {
  if (isRecordJob(job)) return isRecordContent(job, content, isRestored)
  if (isPayment(job)) return isRecord(content) && isSubscription(content)
  if (isMessage(job)) return isRecord(content) && isMessageContent(content)
  if (!isImport(job)) return !isRecord(content) && (isRestored || isBulkValue(job, content))
  if (job === 'mapping' && content === null) return isRestored
  if (!isRecord(content)) return false
  if (job === 'mapping') return isMapping(content)
  if (job === 'note') return textsOf(content, NOTE_FIELDS) && content['note'] !== ''
  if (job === 'user') return textsOf(content, IMPORTED_USER_FIELDS) && content['userName'] !== ''
  if (job === 'new-site') return NEW_SITE_FIELDS.every((name) => typeof content[name] === 'string' && content[name] !== '')
  const entries = Object.entries(content)
  const mayBeWritten = ([name, value]: [string, BulkValue]): boolean =>
    IMPORTED_SITE_FIELDS.some((field) => field === name && (isRestored || isBulkValue(field, value)))
  return entries.length > 0 && entries.every(mayBeWritten)
}

/** Whether a job reads each record by itself, not all of them in one list. */
export const isReadByRow = (job: BulkJob, contents: readonly (BulkContent | undefined)[]): boolean => {
  if (isRecordJob(job) || isPayment(job) || isMessage(job) || job === 'note' || job === 'user' || job === 'mapping' || job === 'new-site') return true
  const fields = job === 'site-values' ? contents.flatMap((content) => (isRecord(content) ? Object.keys(content) : [])) : [job]
  return fields.some((field) => Object.hasOwn(BULK_SITE_FIELDS, field) && bulkFieldOf(field as BulkSiteField).in === 'setting')
}

/** Whether the id of a row names a record as its job reads it. */
export const isRowId = (job: BulkJob, id: string): boolean => !isRecordJob(job) || recordFieldOf(job).of === 'user' || partsOfRowId(id) !== undefined
