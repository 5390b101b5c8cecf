import type { Diagnostics } from './bridge/diagnostics.ts'
import { formatDateTime } from './domain/date.ts'

/** A group of the diagnostics as people read it: the screen and the report show the same. */
interface FactGroup {
  readonly title: string
  readonly facts: readonly { readonly term: string; readonly value: string | null }[]
}

/** Everything but caches and failures, which are tables. */
export const factGroups = ({ versions, update, profile, keychain, network, clock }: Diagnostics): readonly FactGroup[] => [
  {
    title: 'This console',
    facts: [
      { term: 'Admin Console', value: versions.console },
      { term: 'Electron', value: versions.electron },
      { term: 'Chromium', value: versions.chromium },
      { term: 'Node', value: versions.node },
      { term: 'System', value: versions.system },
      { term: 'Updates', value: updateText(update) },
      { term: 'Keychain', value: keychain.reason === null ? KEYCHAIN[keychain.state] : `${KEYCHAIN[keychain.state]}. ${keychain.reason}` },
    ],
  },
  {
    title: 'Connection',
    facts: [
      { term: 'Profile', value: profile?.name ?? 'There is none' },
      { term: 'Environment', value: profile?.environment ?? null },
      ...(profile?.hosts ?? []).map(({ service, host }) => ({ term: service, value: host })),
    ],
  },
  {
    title: 'Network',
    facts: [
      { term: 'This computer', value: network.isOnline ? 'Has a network' : 'Has no network' },
      { term: 'Platform', value: platformText(network.platform, clock !== null) },
      { term: 'Proxy for the platform', value: network.proxies.length === 0 ? 'None' : network.proxies.join(', ') },
      { term: 'Refused certificate', value: certificateText(network.refusedCertificate) },
      { term: 'Clock', value: clockText(clock) },
    ],
  },
]

const updateText = ({ state, version, checkedAt }: Diagnostics['update']): string => {
  // Whether this console can be updated is known from the first check on.
  if (state === 'idle' && checkedAt === null) return 'Not checked yet'
  const offered = version === null ? UPDATE[state] : `${UPDATE[state]} (${version})`
  return checkedAt === null ? offered : `${offered}, checked ${formatDateTime(checkedAt)}`
}

const UPDATE: Readonly<Record<Diagnostics['update']['state'], string>> = {
  off: 'Off',
  idle: 'On',
  checking: 'Checking',
  downloading: 'Downloading',
  ready: 'Ready to install',
  failed: 'Failed',
}

/** Nothing has failed before anything was asked: that alone does not make the platform reachable. */
const platformText = ({ state, since }: Diagnostics['network']['platform'], hasAnswered: boolean): string => {
  const found = hasAnswered ? 'Reachable' : 'No failed call'
  return `${state === 'reachable' ? found : 'Not reachable'} since ${formatDateTime(since)}`
}

const certificateText = (refused: Diagnostics['network']['refusedCertificate']): string => {
  if (refused === null) return 'None since the start'
  const { host, issuer, reason, at } = refused
  return `${formatDateTime(at)}: ${host}, issued by ${issuer === '' ? 'an authority without a name' : issuer}: ${CERTIFICATE[reason]}`
}

const CERTIFICATE: Readonly<Record<NonNullable<Diagnostics['network']['refusedCertificate']>['reason'], string>> = {
  'not-trusted': 'this computer does not trust that authority',
  'not-valid-today': 'it is not valid today',
  'other-host': 'it is for another host',
  revoked: 'it was revoked',
  'not-accepted': 'this computer does not accept it',
}

const KEYCHAIN: Readonly<Record<Diagnostics['keychain']['state'], string>> = {
  available: 'Available',
  locked: 'Locked: nothing is kept until it is unlocked',
  none: 'None: nothing is kept on this computer',
  asking: 'Not answered yet: it may be asking for its password',
}

export const CACHE_NAMES: Readonly<Record<Diagnostics['caches'][number]['name'], string>> = {
  offline: 'Copies for offline use',
  drafts: 'Drafts of forms',
  invoices: 'List of downloaded invoices',
  logs: 'Log files',
}

/** From this difference on, seconds, calls and sign-ins start to fail. */
const LARGEST_CLOCK_DIFFERENCE = 60

/** What a clock that is off by more than a minute does; null while it is right or not known. */
export const clockWarning = (clock: Diagnostics['clock']): string | null =>
  clock === null || Math.abs(clock.ahead) <= LARGEST_CLOCK_DIFFERENCE
    ? null
    : 'Sign-in, downloads and uploads can be refused, and dates and times can be wrong. Set the clock of this computer, or let the system set it.'

const clockText = (clock: Diagnostics['clock']): string => {
  if (clock === null) return 'Not compared yet: the platform has not answered'
  if (clock.ahead === 0) return 'As the platform’s'
  return `${durationText(Math.abs(clock.ahead))} ${clock.ahead > 0 ? 'ahead of' : 'behind'} the platform’s`
}

const durationText = (seconds: number): string => {
  const [size, unit] = DURATIONS.find(([least]) => seconds >= 2 * least) ?? [1, 'second']
  const count = Math.round(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const DURATIONS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const
