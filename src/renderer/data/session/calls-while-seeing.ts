import type { Channel } from '#shared/bridge/bridge.ts'
import type { CallFilter } from '../bridge/filtered-bridge.ts'

/** What is let through while an administrator sees the console as somebody else: reading, and what belongs to the window itself. Everything else is refused. */
const LET_THROUGH: ReadonlySet<string> = new Set<Channel>([
  'shell.information',
  'shell.openLink',
  'shell.contact',
  'shell.print',
  'shell.report',
  'shell.notices',
  'shell.takeLink',
  'shell.openWindow',
  'shell.zoom',
  'shell.unlockKeychain',
  'connection.status',
  'connection.list',
  'identity.status',
  'identity.signIn',
  'identity.cancelSignIn',
  'identity.signOut',
  'platform.execute',
  'platform.partTaken',
  'platform.cancel',
  'platform.offer',
  'platform.reachability',
  'dashboards.rows',
  'dashboards.dump',
  'offline.read',
  'offline.readPart',
  'files.list',
  'files.cancel',
  'files.open',
  'files.showInFolder',
  'places.states',
  'places.cities',
  'money.list',
  'campaigns.current',
  'campaigns.recipients',
  'campaigns.messaged',
  'activity.list',
  'activity.ofRecord',
  'bulk.current',
  'bulk.list',
  'bulk.rows',
  'drafts.list',
  'drafts.read',
  'invoices.list',
  'invoices.issued',
  'invoices.read',
  'invoices.open',
  'invoices.showInFolder',
  'invoices.download',
  'invoices.downloadAll',
  'policy.read',
  'preferences.read',
  'preferences.write',
  'proxy.status',
  'proxy.signIn',
  'proxy.dismiss',
  'updates.status',
  'updates.news',
  'diagnostics.read',
  'diagnostics.report',
  'diagnostics.showLog',
])

/** Of the preferences: how the window looks. What the administrator saves for later is not among them. */
const LOOKS: ReadonlySet<string> = new Set(['theme', 'sidebarFolded', 'compactRows', 'singleKeys', 'notifications', 'seenNews', 'chartsOpen', 'revision'])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The filter of calls for one who only looks. @param reason of every refusal */
export const lookingOnly =
  (reason: string): CallFilter =>
  (channel, argument) => {
    const isRefused =
      !LET_THROUGH.has(channel) || (channel === 'preferences.write' && !(isObject(argument) && Object.keys(argument).every((part) => LOOKS.has(part))))
    if (isRefused) return { refusal: { kind: 'rejected', message: reason } }
    // Main knows which operations change something, and refuses those.
    return { argument: channel === 'platform.execute' && isObject(argument) ? { ...argument, readsOnly: true } : argument }
  }
