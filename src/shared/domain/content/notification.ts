import bundledEvents from '#resources/notification-events.json' with { type: 'json' }

/** Messaging providers of a site. */
export const MESSAGING_SYSTEMS = ['MAYTAPI', 'BHARATTEXT', 'RECAHO'] as const

/** Channels of a site's notifications. */
export const COMM_CHANNELS = ['TELEGRAM', 'EMAIL'] as const

/** Groups of notification events, in the order of the source. */
export const NOTIFICATION_GROUPS = [
  'Business and Finance',
  'Inventory Management',
  'Master Management',
  'Online Ordering',
  'POS Operations',
  'User & Compliance',
] as const

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

/** Something that happens at a site and that its users can be notified of. */
export interface NotificationEvent {
  /** Stored by the platform. A code removed from the tree keeps its stored setting. */
  readonly code: string
  readonly name: string
}

/** The event tree: what a site can notify of, by business area. A platform may leave areas empty. */
export type NotificationEvents = Readonly<Partial<Record<NotificationGroup, readonly NotificationEvent[]>>>

/** The tree of a platform whose profile names none. The source fixes the areas and leaves the events open. */
export const NOTIFICATION_EVENTS: NotificationEvents = bundledEvents
