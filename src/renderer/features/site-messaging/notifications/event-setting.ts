import type { GetCommChannelSettingByDomainQuery } from '#generated/graphql.ts'
import type { RecordField } from '#patterns/edit-review/three-way.ts'
import { COMM_CHANNELS, NOTIFICATION_EVENTS } from '#shared/domain/content/notification.ts'
import { NO_CHANNEL, NO_USER } from '../messages.ts'
import { type Recipient, recipientKey, recipientName } from './recipient.ts'

/** One event in the form. */
export interface EventSetting {
  readonly telegram: boolean
  readonly email: boolean
  /** Keys of recipients. */
  readonly users: readonly string[]
}

/** The form: every event of the tree, by its code. */
export interface NotificationValues {
  readonly events: Readonly<Record<string, EventSetting>>
}

/** One event as stored and sent. */
export interface EventConfig {
  readonly code: string
  readonly commList: string[]
  readonly senderList: Recipient[]
}

const EVENT_CODES: readonly string[] = Object.values(NOTIFICATION_EVENTS)
  .flat()
  .map(({ code }) => code)

/** The stored events, in one order, so that two readings can be compared. */
export const storedConfigs = (answer: GetCommChannelSettingByDomainQuery): readonly EventConfig[] =>
  inOrder(
    (answer.getCommChannelSettingByDomain?.configs ?? []).map(({ code, commList, senderList }) => ({
      code,
      commList: commList ?? [],
      senderList: (senderList ?? []).map(({ mobile, email, username, name }) => ({ mobile, email, username, name })),
    })),
  )

export const valuesOf = (configs: readonly EventConfig[]): NotificationValues => {
  const stored = new Map(configs.map((config) => [config.code, config]))
  return { events: Object.fromEntries(EVENT_CODES.map((code) => [code, settingOf(stored.get(code))])) }
}

const settingOf = (config: EventConfig | undefined): EventSetting => ({
  telegram: config?.commList.includes('TELEGRAM') ?? false,
  email: config?.commList.includes('EMAIL') ?? false,
  users: config?.senderList.map(recipientKey) ?? [],
})

/** The events to send: those with a user and a channel. The whole setting is replaced, so a stored event that is not in the tree is sent as it is. */
export const configsOf = (
  { events }: NotificationValues,
  recipients: ReadonlyMap<string, Recipient>,
  stored: readonly EventConfig[],
): readonly EventConfig[] => {
  const edited = EVENT_CODES.map((code) => ({
    code,
    commList: COMM_CHANNELS.filter((channel) => (channel === 'TELEGRAM' ? events[code]?.telegram : events[code]?.email)),
    senderList: (events[code]?.users ?? []).flatMap((key) => recipients.get(key) ?? []),
  }))
  const others = stored.filter(({ code }) => !EVENT_CODES.includes(code))
  return inOrder([...edited, ...others].filter(({ commList, senderList }) => commList.length > 0 && senderList.length > 0))
}

/** Why an event will not be saved; null if it will be, or has nothing set. */
export const problemOf = ({ telegram, email, users }: EventSetting): string | null => {
  const hasChannel = telegram || email
  if (hasChannel && users.length === 0) return NO_USER
  return !hasChannel && users.length > 0 ? NO_CHANNEL : null
}

const inOrder = (configs: readonly EventConfig[]): readonly EventConfig[] => {
  const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
  return configs
    .map(({ code, commList, senderList }) => ({
      code,
      commList: COMM_CHANNELS.filter((channel) => commList.includes(channel)),
      senderList: senderList.toSorted((one, other) => compare(recipientKey(one), recipientKey(other))),
    }))
    .toSorted((one, other) => compare(one.code, other.code))
}

/** An event as it will be saved: nothing of one without a user or a channel. */
const savedText = (setting: EventSetting | undefined, nameOf: (key: string) => string): string => {
  if (setting === undefined || setting.users.length === 0 || !(setting.telegram || setting.email)) return ''
  const channels = [setting.telegram ? ['Telegram'] : [], setting.email ? ['Email'] : []].flat().join(', ')
  return `${channels}: ${setting.users.map(nameOf).toSorted().join(', ')}`
}

/** The events as they are reviewed and merged, one field each: two that would be saved alike are the same. */
export const eventFields = (recipients: ReadonlyMap<string, Recipient>): readonly RecordField<NotificationValues>[] => {
  const nameOf = (key: string): string => {
    const recipient = recipients.get(key)
    return recipient === undefined ? key : recipientName(recipient)
  }
  return Object.entries(NOTIFICATION_EVENTS).flatMap(([group, events]) =>
    events.map(({ code, name }) => ({
      id: code,
      section: group,
      label: name,
      text: (values: NotificationValues) => savedText(values.events[code], nameOf),
      take: (values: NotificationValues, from: NotificationValues) => ({ events: { ...values.events, ...picked(from, code) } }),
      isSame: (one: NotificationValues, other: NotificationValues) => savedText(one.events[code], String) === savedText(other.events[code], String),
    })),
  )
}

const picked = ({ events }: NotificationValues, code: string): Readonly<Record<string, EventSetting>> => {
  const setting = events[code]
  return setting === undefined ? {} : { [code]: setting }
}
