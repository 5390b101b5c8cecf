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
