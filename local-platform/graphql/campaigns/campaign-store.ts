import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { RecordTable } from '../../database/record-table.ts'
import { transaction } from '../../database/transaction.ts'
import type { CampaignHistory, UserQueue } from '../../generated/resolvers.ts'
import { putIntoOutbox } from '../messaging/outbox.ts'

/** A campaign as stored; its counts are those of its messages. */
type StoredCampaign = Omit<CampaignHistory, 'sent' | 'failed' | 'sendingStatus'>

/** Within how many seconds a batch goes out, message by message: people and tests see PENDING, PROCESSING and COMPLETED. */
const SENDING_SECONDS = 4

const campaigns = new RecordTable<StoredCampaign, 'siteId' | 'campaignId'>('campaign', ['siteId', 'campaignId'])

export const CAMPAIGN_TABLES = `${campaigns.sql}
  create table if not exists campaign_message (
    position integer primary key,
    campaign_id text not null,
    state text not null check (state in ('PENDING', 'SENT', 'FAILED')),
    queued_at integer not null,
    record text not null
  ) strict;
  create index if not exists campaign_message_campaign on campaign_message (campaign_id, state);
  create index if not exists campaign_message_pending on campaign_message (queued_at) where state = 'PENDING'`

/** Writes a new campaign. */
export const insertCampaign = (database: DatabaseSync, campaign: StoredCampaign): void => campaigns.insert(database, campaign)

/** One campaign, or null. */
export function findCampaign(database: DatabaseSync, siteId: string, campaignId: string): CampaignHistory | null {
  const campaign = campaigns.find(database, { siteId, campaignId })
  return campaign === null ? null : withCounts(database, campaign)
}

/** The campaigns of a scope, newest first. */
export function listCampaigns(database: DatabaseSync, siteId: string, slice: { readonly skip: number; readonly limit: number }): CampaignHistory[] {
  return campaigns.list(database, { siteId }, { ...slice, newestFirst: true }).map((campaign) => withCounts(database, campaign))
}

/** Queues messages: all of them or none. */
export function queueMessages(database: DatabaseSync, messages: readonly UserQueue[], at: number): void {
  const insert = database.prepare("insert into campaign_message (campaign_id, state, queued_at, record) values (?, 'PENDING', ?, ?)")
  transaction(database, () => {
    for (const message of messages) insert.run(message.campaignId ?? '', at, JSON.stringify(message))
  })
}

/**
 * Sends what has waited long enough. There is no timer: every reading of campaigns first does what would have happened by now, so that a platform
 * that was stopped in between, or a test with a clock of its own, sees the same.
 * A message without a usable recipient fails.
 */
export function sendDueMessages(database: DatabaseSync, now: number): void {
  const due = database
    .prepare("select position, campaign_id, record from campaign_message where state = 'PENDING' and queued_at + 1 + position % ? <= ?")
    .all(SENDING_SECONDS, now)
  if (due.length === 0) return
  const settle = database.prepare('update campaign_message set state = ? where position = ?')
  transaction(database, () => {
    for (const row of due) {
      const message = JSON.parse(String(row['record'])) as UserQueue
      const recipient = recipientOf(message)
      settle.run(recipient === null ? 'FAILED' : 'SENT', Number(row['position']))
      if (recipient === null) continue
      putIntoOutbox(database, {
        recipient,
        kind: message.type ?? 'TEXT',
        content: message.content ?? null,
        imageLink: message.url ?? null,
        campaignId: String(row['campaign_id']),
        at: now,
      })
    }
  })
}

function recipientOf({ queType, countryCode, mob, email }: UserQueue): string | null {
  if (queType === 'EMAIL') return email?.includes('@') ? email : null
  const number = (mob ?? '').replaceAll(/\D/g, '')
  return number.length >= 8 ? `+${countryCode ?? ''}${number}` : null
}

function withCounts(database: DatabaseSync, campaign: StoredCampaign): CampaignHistory {
  const rows = database.prepare('select state, count(*) as count from campaign_message where campaign_id = ? group by state').all(campaign.campaignId)
  const count = (state: string): number => Number(rows.find((row: Record<string, SQLOutputValue>) => row['state'] === state)?.['count'] ?? 0)
  const [sent, failed, pending] = [count('SENT'), count('FAILED'), count('PENDING')]
  const isDone = pending === 0 && sent + failed >= (campaign.total ?? 0)
  return { ...campaign, sent, failed, sendingStatus: isDone ? 'COMPLETED' : sent + failed > 0 ? 'PROCESSING' : 'PENDING' }
}
