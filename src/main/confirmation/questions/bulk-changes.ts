import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { type BulkContent, type BulkJob, isCreation, isDeletion, isMessage, isRecord, rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText } from '#shared/domain/bulk/bulk-value-text.ts'
import { isRecordJob, recordFieldOf } from '#shared/domain/bulk/record-changes.ts'
import { DEFAULT_SITE_MODE } from '#shared/domain/site/site-choices.ts'
import { formatCount } from '#shared/domain/text.ts'
import { isFound, type KnownRecords } from '../known-records.ts'
import { firstLine, linkHosts, linksText } from '../link-hosts.ts'
import { counted, FINAL, people, type Question, quoted, sentences, shown } from '../question.ts'

type Row = BulkOrder['rows'][number]

const MOST_NAMED = 3

export const rowsToSend = ({ rows }: BulkOrder): readonly Row[] => rows.filter(({ skip }) => skip === null)

const takesDown = (name: string, value: unknown): boolean =>
  (name === 'enabled' && value === false) || (name === 'siteMode' && value !== undefined && value !== DEFAULT_SITE_MODE)

/** Whether a row takes a shop down: it is asked about however few they are. */
export const takesShopDown = (job: BulkJob, to: BulkContent): boolean => {
  if (job === 'enabled' || job === 'siteMode') return takesDown(job, to)
  return job === 'site-values' && isRecord(to) && Object.entries(to).some(([name, value]) => takesDown(name, value))
}

/** The field of a job in words; the name of the platform is what main knows. */
const fieldWords = (job: BulkJob): string => {
  const field = isRecordJob(job) ? recordFieldOf(job).name : job
  return field.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The platform's name for the record of a row; if it has none, the page's name in quotation marks. */
const nameOf = async (job: BulkJob, { id, domain, name }: Row, records: KnownRecords): Promise<string> => {
  const noun = rowNoun(job)
  const given = quoted(noun === 'user' || noun === 'message' ? id : noun === 'site' ? domain : name, 60)
  if (isCreation(job) && !isMessage(job) && job !== 'note') return given
  if (noun === 'user' || isMessage(job)) {
    const user = await records.user(id)
    return isFound(user) ? shown(`${user.name || user.companyName || user.username} (${user.username})`) : given
  }
  if (noun !== 'site' && job !== 'note') return given
  const site = await records.site({ siteId: id })
  return isFound(site) ? shown(site.domain) : given
}

const firstNames = async (job: BulkJob, rows: readonly Row[], records: KnownRecords): Promise<string> => {
  const names = await Promise.all(rows.slice(0, MOST_NAMED).map((row) => nameOf(job, row, records)))
  const more = rows.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
}

/** The values that the rows get: one, or how many different ones. */
const valuesText = (job: BulkJob, rows: readonly Row[]): string => {
  const values = new Set(rows.map(({ to }) => bulkContentText(job, to)))
  const [first = ''] = values
  return values.size === 1
    ? `${fieldWords(job)}: ${quoted(first)}.`
    : `${fieldWords(job)}: ${counted(values.size, 'different value')}, the first ${quoted(first)}.`
}

const textOf = ({ to }: Row): string => (isRecord(to) ? String(to['text'] ?? '') : '')
const imageOf = ({ to }: Row): string => (isRecord(to) && typeof to['imageLink'] === 'string' ? to['imageLink'] : '')

const questionOfMessages = async (order: BulkOrder, records: KnownRecords): Promise<Question> => {
  const rows = rowsToSend(order)
  const [first] = rows
  const images = linkHosts(rows.map(imageOf))
  return {
    message: `Send a WhatsApp message to ${people(rows.length)}?`,
    detail: sentences(
      linksText(linkHosts(rows.map(textOf))),
      images.length === 0 ? null : `Image from ${images.slice(0, MOST_NAMED).join(', ')}.`,
      `First line: ${quoted(first === undefined ? '' : firstLine(textOf(first)), 120)}.`,
      `To ${await firstNames(order.field, rows, records)}`,
    ),
    confirm: 'Send',
  }
}

/** The question before a bulk change that moves no money. */
export const questionOfBulk = async (order: BulkOrder, records: KnownRecords): Promise<Question> => {
  const { field } = order
  const rows = rowsToSend(order)
  const deleted = rows.filter(({ to }) => isDeletion(field, to))
  if (isMessage(field)) return questionOfMessages(order, records)
  if (deleted.length > 0) {
    return {
      message: `Delete ${counted(deleted.length, 'price')} of partners?`,
      detail: sentences(await firstNames(field, deleted, records), FINAL),
      confirm: 'Delete',
    }
  }
  const verb = isCreation(field) ? 'Create' : 'Change'
  const hosts = field === 'template.text' ? linkHosts(rows.map(({ to }) => bulkContentText(field, to))) : []
  const down = rows.filter(({ to }) => takesShopDown(field, to)).length
  return {
    message: `${verb} ${counted(rows.length, rowNoun(field))}?`,
    detail: sentences(
      down > 0 ? `${counted(down, 'shop')} can no longer be used by customers then.` : null,
      valuesText(field, rows),
      hosts.length > 0 ? linksText(hosts) : null,
      await firstNames(field, rows, records),
    ),
    confirm: verb,
  }
}
