import { NOTIFICATION_EVENTS, NOTIFICATION_GROUPS, type NotificationEvent, type NotificationGroup } from '#shared/domain/content/notification.ts'

export interface EventGroup {
  readonly group: NotificationGroup
  readonly events: readonly NotificationEvent[]
}

/** The events whose name has a text in it, in all groups, whatever the case; groups without one are left out. */
export const findEvents = (text: string): readonly EventGroup[] => {
  const wanted = text.trim().toLocaleLowerCase()
  return NOTIFICATION_GROUPS.map((group) => ({
    group,
    events: NOTIFICATION_EVENTS[group].filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
  })).filter(({ events }) => events.length > 0)
}
