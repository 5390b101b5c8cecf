import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** Messages the platform would have sent: nothing leaves this machine. */
export const OUTBOX_TABLE = `
  create table if not exists outbox (
    position integer primary key,
    recipient text not null,
    kind text not null,
    content text,
    image_link text,
    campaign_id text,
    sent_at integer not null
  ) strict;`

/** A message as it would have gone out. */
export interface OutgoingMessage {
  /** Telephone number with country prefix, or email address. */
  readonly recipient: string
  /** MEDIA or TEXT. */
  readonly kind: string
  readonly content: string | null
  readonly imageLink: string | null
  /** Null: not part of a campaign. */
  readonly campaignId: string | null
  /** unix seconds */
  readonly at: number
}

/** Puts a message into the outbox. */
export function putIntoOutbox(database: DatabaseSync, { recipient, kind, content, imageLink, campaignId, at }: OutgoingMessage): void {
  database
    .prepare('insert into outbox (recipient, kind, content, image_link, campaign_id, sent_at) values (?, ?, ?, ?, ?, ?)')
    .run(recipient, kind, content, imageLink, campaignId, at)
}

/** The messages that would have gone out, oldest first. */
export function readOutbox(database: DatabaseSync): OutgoingMessage[] {
  return database.prepare('select * from outbox order by position').all().map(messageOf)
}

const textOf = (value: SQLOutputValue | undefined): string | null => (value === null || value === undefined ? null : String(value))

const messageOf = (row: Record<string, SQLOutputValue>): OutgoingMessage => ({
  recipient: String(row['recipient']),
  kind: String(row['kind']),
  content: textOf(row['content']),
  imageLink: textOf(row['image_link']),
  campaignId: textOf(row['campaign_id']),
  at: Number(row['sent_at']),
})
