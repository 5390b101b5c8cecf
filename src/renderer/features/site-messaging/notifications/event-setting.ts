import type { MessagingSite } from '#data/sites/listed-site.ts'
import type { GetCommChannelSettingByDomainQuery, GetSiteSubRoleSiteIdQuery } from '#generated/graphql.ts'
import type { RecordField } from '#patterns/edit-review/three-way.ts'
import {
  COMM_CHANNELS,
  NOTIFICATION_GROUPS,
  type NotificationEvent,
  type NotificationEvents,
  type NotificationGroup,
} from '#shared/domain/content/notification.ts'
import { searchFor } from '#shared/domain/text/typed-search.ts'
import { NO_CHANNEL, NO_USER } from '../messages.ts'

export interface EventGroup {
  readonly group: NotificationGroup
  readonly events: readonly NotificationEvent[]
}

/** The groups that have events, in the order of the source. */
export const groupsOf = (tree: NotificationEvents): readonly EventGroup[] =>
  NOTIFICATION_GROUPS.map((group) => ({ group, events: tree[group] ?? [] })).filter(({ events }) => events.length > 0)

export const eventsOf = (groups: readonly EventGroup[]): readonly NotificationEvent[] => groups.flatMap(({ events }) => events)

/** The events whose name has what is typed, in all groups; groups without one are left out. */
export const findEvents = (groups: readonly EventGroup[], typed: string): readonly EventGroup[] => {
  const isFound = searchFor(typed)
  return groups.map(({ group, events }) => ({ group, events: events.filter(({ name }) => isFound(name)) })).filter(({ events }) => events.length > 0)
}

/** A person who is notified of an event, as stored and sent. */
export type Recipient = Readonly<Record<'mobile' | 'email' | 'username' | 'name', string | null>>

/** All recipients that can be chosen, by key. */
export type Recipients = ReadonlyMap<string, Recipient>

export type SubUser = GetSiteSubRoleSiteIdQuery['getSiteSubRoleSiteId']['items'][number]

/** The entry of the site's owner. */
export const adminOf = ({ contactNumber, contactEmail, userName }: MessagingSite): Recipient => ({
  mobile: contactNumber,
  email: contactEmail,
  username: userName,
  name: 'Admin',
})

export const recipientOf = ({ mobile, emailId, username, name }: SubUser): Recipient => ({ mobile, email: emailId, username, name })

/** Identifies a recipient: by the user name, if there is one. */
export const recipientKey = ({ username, email, mobile, name }: Recipient): string => username || email || mobile || name || ''

export const recipientName = (recipient: Recipient): string => recipient.name || recipientKey(recipient)

/** A recipient as one of the choices. */
export const recipientText = (recipient: Recipient): string =>
  [recipientName(recipient), recipient.email, recipient.mobile].filter((part) => part !== null && part !== '').join(' · ')

/** Those whose text has what is typed. */
export const foundRecipients = (recipients: Recipients, typed: string): readonly (readonly [key: string, recipient: Recipient])[] => {
  const isFound = searchFor(typed)
  return [...recipients].filter(([, recipient]) => isFound(recipientText(recipient)))
}

/** The name of who has a key; one whom nobody knows any more is shown by the key. */
export const nameIn = (recipients: Recipients, key: string): string => {
  const recipient = recipients.get(key)
  return recipient === undefined ? key : recipientName(recipient)
}

/** Those offered, then those stored but no longer offered. */
export const recipientsByKey = (offered: readonly Recipient[], stored: readonly EventConfig[]): Recipients => {
  const known = new Map<string, Recipient>()
  for (const recipient of [...offered, ...stored.flatMap(({ senderList }) => senderList)]) {
    const key = recipientKey(recipient)
    if (key !== '' && !known.has(key)) known.set(key, recipient)
  }
  return known
}

/** One event in the form. `users`: keys of recipients. */
export interface EventSetting {
  readonly telegram: boolean
  readonly email: boolean
  readonly users: readonly string[]
}

/** The form: every event of the tree, by its code. */
export interface NotificationValues {
  readonly events: Readonly<Record<string, EventSetting>>
}

export interface EventConfig {
  readonly code: string
  readonly commList: string[]
  readonly senderList: Recipient[]
}

/** The stored events, in one order, so that two readings can be compared. */
export const storedConfigs = (answer: GetCommChannelSettingByDomainQuery): readonly EventConfig[] =>
  inOrder(
    (answer.getCommChannelSettingByDomain?.configs ?? []).map(({ code, commList, senderList }) => ({
      code,
      commList: commList ?? [],
      senderList: (senderList ?? []).map(({ mobile, email, username, name }) => ({ mobile, email, username, name })),
    })),
  )

export const valuesOf = (groups: readonly EventGroup[], configs: readonly EventConfig[]): NotificationValues => {
  const stored = new Map(configs.map((config) => [config.code, config]))
  return { events: Object.fromEntries(eventsOf(groups).map(({ code }) => [code, settingOf(stored.get(code))])) }
}

const settingOf = (config: EventConfig | undefined): EventSetting => ({
  telegram: config?.commList.includes('TELEGRAM') ?? false,
  email: config?.commList.includes('EMAIL') ?? false,
  users: config?.senderList.map(recipientKey) ?? [],
})

/**
 * The events to send: those with a user and a channel. The whole setting is replaced, so a stored event that is not
 * in the tree is sent as it is.
 */
export const configsOf = (
  groups: readonly EventGroup[],
  { events }: NotificationValues,
  recipients: Recipients,
  stored: readonly EventConfig[],
): readonly EventConfig[] => {
  const known = eventsOf(groups)
  const edited = known.map(({ code }) => ({
    code,
    commList: COMM_CHANNELS.filter((channel) => (channel === 'TELEGRAM' ? events[code]?.telegram : events[code]?.email)),
    senderList: (events[code]?.users ?? []).flatMap((key) => recipients.get(key) ?? []),
  }))
  const others = stored.filter(({ code }) => !known.some((event) => event.code === code))
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
export const eventFields = (groups: readonly EventGroup[], recipients: Recipients): readonly RecordField<NotificationValues>[] =>
  groups.flatMap(({ group, events }) =>
    events.map(({ code, name }) => ({
      id: code,
      section: group,
      label: name,
      text: (values: NotificationValues) => savedText(values.events[code], (key) => nameIn(recipients, key)),
      take: (values: NotificationValues, from: NotificationValues) => {
        const setting = from.events[code]
        return setting === undefined ? values : { events: { ...values.events, [code]: setting } }
      },
      isSame: (one: NotificationValues, other: NotificationValues) => savedText(one.events[code], String) === savedText(other.events[code], String),
    })),
  )
