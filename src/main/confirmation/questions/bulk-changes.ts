import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { permissionLabel } from '#shared/domain/access/access-labels.ts'
import { type BulkContent, type BulkJob, isCreation, isDeletion, isMessage, isPayment, isRecord, rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText, type ImportLabels } from '#shared/domain/bulk/bulk-value-text.ts'
import { isRecordJob, recordFieldOf } from '#shared/domain/bulk/record-changes.ts'
import { BULK_SITE_FIELD_NAMES, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import type { Price } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { roleLabel } from '#shared/domain/role.ts'
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

const takesShopDown = (job: BulkJob, to: BulkContent): boolean => {
  if (job === 'enabled' || job === 'siteMode') return takesDown(job, to)
  return job === 'site-values' && isRecord(to) && Object.entries(to).some(([name, value]) => takesDown(name, value))
}

/** The partner of a site sees it, and decides what its plans cost. */
const PARTNER_FIELDS: readonly string[] = ['partnerType', 'channelPartnerId', 'channelPartner', 'stockistName']
const givesToPartner = (job: BulkJob, to: BulkContent): boolean =>
  job === 'site-values' && isRecord(to) && Object.keys(to).some((name) => PARTNER_FIELDS.includes(name))

/** A row that takes a shop down, or gives it to a partner, is asked about even if it is the only one. */
export const asksFromOneRow = (job: BulkJob, to: BulkContent): boolean => takesShopDown(job, to) || givesToPartner(job, to)

/** The fields of a row with several, as the screens call them. */
const LABELS: ImportLabels = {
  ...Object.fromEntries(BULK_SITE_FIELD_NAMES.map((field) => [field, bulkFieldOf(field).label])),
  boardingAmount: 'Annual Amount',
  renewalAmount: 'Renewal Amount',
  note: 'Note',
}

/** The screens' label of the field that a job changes. */
const labelOf = (job: BulkJob): string => (isPayment(job) ? 'Subscription' : isRecordJob(job) ? recordFieldOf(job).label : (LABELS[job] ?? 'Values'))

/** The new value of a row, in the words of the screens. */
const contentText = (job: BulkJob, to: BulkContent): string => {
  if (!isRecord(to)) return bulkContentText(job, to)
  if (job === 'note') return firstLine(String(to['note'] ?? ''))
  if (job !== 'user.permissions') return bulkContentText(job, to, LABELS)
  return Object.entries(to)
    .map(([permission, isGranted]) => `${permissionLabel(permission)}, ${isGranted === true ? 'granted' : 'taken away'}`)
    .join('; ')
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

const rolesText = (rows: readonly Row[]): string => {
  const roles = new Set(rows.map(({ to }) => shown(roleLabel(isRecord(to) ? String(to['role'] ?? '') : ''))))
  return `As ${[...roles].slice(0, MOST_NAMED).join(', ')}${roles.size > MOST_NAMED ? ' and others' : ''}.`
}

/** The values that the rows get: one, or how many different ones. */
const valuesText = (job: BulkJob, rows: readonly Row[]): string => {
  const values = new Set(rows.map(({ to }) => contentText(job, to)))
  const [first = ''] = values
  return `${labelOf(job)}: ${values.size === 1 ? '' : `${counted(values.size, 'different value')}, the first `}${quoted(first)}.`
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
      // A new site is named below.
      field === 'user' ? rolesText(rows) : field === 'new-site' ? null : valuesText(field, rows),
      hosts.length > 0 ? linksText(hosts) : null,
      await firstNames(field, rows, records),
    ),
    confirm: verb,
  }
}

/**
 * The question before many payments at once, which names what they come to in each currency.
 * @param whoAsks whose limit they are above; undefined: they are below all
 */
export const questionOfPayments = async (order: BulkOrder, sums: readonly Price[], whoAsks: string | undefined, records: KnownRecords): Promise<Question> => {
  const rows = rowsToSend(order)
  const [named, more] = [sums.slice(0, MOST_NAMED), sums.length - MOST_NAMED]
  const amounts = named.map(({ amount, currency }) => formatMoney(amount, shown(currency, 10)))
  return {
    message: `Payments of ${[...amounts, ...(more > 0 ? [`sums in ${formatCount(more)} more currencies`] : [])].join(' and ')} for ${counted(rows.length, 'site')}?`,
    detail: sentences(
      valuesText(order.field, rows),
      await firstNames(order.field, rows, records),
      whoAsks && `${whoAsks} asks for a confirmation of payments of this amount.`,
      'This cannot be undone: the platform gives no money back.',
    ),
    confirm: 'Send',
  }
}
