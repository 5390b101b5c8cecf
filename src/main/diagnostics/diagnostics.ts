import { readdir, stat } from 'node:fs/promises'
import { release, type } from 'node:os'
import { join } from 'node:path'
import type { Diagnostics as DiagnosticsData } from '#shared/bridge/diagnostics.ts'
import { type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Connection } from '../connection/connection.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { SaveText } from '../files/save-text.ts'
import { lastFailures } from '../log/last-failures.ts'
import type { OfflineCache } from '../offline/offline-cache.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { Vault } from '../vault/vault.ts'
import type { PlatformClock } from './platform-clock.ts'
import { REPORT_NAME, reportText } from './report-text.ts'

export interface DiagnosticsOptions {
  readonly userData: string
  readonly logFile: string
  readonly versions: DiagnosticsData['versions']
  readonly connection: Pick<Connection, 'profile'>
  readonly vault: Pick<Vault, 'status' | 'isAsking'>
  readonly platform: Pick<PlatformClient, 'reachability'>
  readonly clock: Pick<PlatformClock, 'read'>
  readonly offline: Pick<OfflineCache, 'clear'>
  readonly update: () => DiagnosticsData['update']
  readonly isOnline: () => boolean
  /** Electron's `session.resolveProxy`: what the system sends a request to an address through, such as `PROXY proxy.example:3128; DIRECT`. */
  readonly resolveProxy: (address: string) => Promise<string>
  readonly refusedCertificate: () => DiagnosticsData['network']['refusedCertificate']
  readonly saveText: SaveText
  readonly showItemInFolder: (path: string) => Promise<Result<undefined>>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** The last warnings and errors that are shown. */
const FAILURES = 20

const CACHES = ['offline', 'drafts', 'invoices', 'logs'] as const

/** How the console and its surroundings are, for its user and for support: without secrets, paths and personal data. */
export class Diagnostics {
  readonly #options: DiagnosticsOptions
  readonly #now: () => number

  constructor(options: DiagnosticsOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  async read(): Promise<DiagnosticsData> {
    const { userData, logFile, versions, update, connection, platform, clock, isOnline, refusedCertificate } = this.#options
    const profile = connection.profile()
    const [proxies, caches, failures] = await Promise.all([
      this.#proxies(profile?.platform.graphqlUrl),
      Promise.all(CACHES.map(async (name) => ({ name, ...(await sizeOf(join(userData, name))) }))),
      lastFailures(logFile, FAILURES),
    ])
    return {
      readAt: Math.floor(this.#now() / 1000),
      versions,
      update: update(),
      profile: profile === undefined ? null : { name: profile.name, environment: profile.environment, hosts: profileHosts(profile) },
      keychain: this.#keychain(),
      network: { isOnline: isOnline(), platform: platform.reachability(), proxies, refusedCertificate: refusedCertificate() },
      clock: clock.read(),
      caches,
      failures: [...failures],
    }
  }

  async report(): Promise<string> {
    return reportText(await this.read())
  }

  handlers(): HandlersOf<'diagnostics'> {
    const { saveText, offline, showItemInFolder, logFile } = this.#options
    return {
      'diagnostics.read': async () => success(await this.read()),
      'diagnostics.report': async () => success({ text: await this.report() }),
      'diagnostics.saveReport': async () => saveText(REPORT_NAME, await this.report()),
      'diagnostics.removeCopies': (): Promise<Result<undefined>> => offline.clear(),
      'diagnostics.showLog': () => showItemInFolder(logFile),
    }
  }

  async #proxies(address: string | undefined): Promise<string[]> {
    if (address === undefined) return []
    const resolved = await this.#options.resolveProxy(address).catch(() => '')
    return resolved
      .split(';')
      .map((one) => one.trim().replace(/^(\w+) +(?:.*@)?/, '$1 '))
      .filter((one) => one !== '' && one.toUpperCase() !== 'DIRECT')
  }

  #keychain(): DiagnosticsData['keychain'] {
    const { vault } = this.#options
    const status = vault.status()
    if (status.mode === 'keychain') return { state: 'available', reason: null }
    if (status.mode === 'unproven') return { state: 'asking', reason: null }
    const isLocked = vault.isAsking() || /locked/i.test(status.reason)
    return { state: isLocked ? 'locked' : 'none', reason: status.reason }
  }
}

/** What this console is made of and runs on; another host than Electron has neither Electron nor its Chromium. */
export const versionsOf = (console: string): DiagnosticsData['versions'] => ({
  console,
  electron: process.versions['electron'] ?? null,
  chromium: process.versions['chrome'] ?? null,
  node: process.versions.node,
  system: `${type()} ${release()} (${process.arch})`,
})

/** The state alone: what an update says of itself may name addresses of the feed. */
export const updateOf = ({ state, version, checkedAt }: DiagnosticsData['update']): DiagnosticsData['update'] => ({ state, version, checkedAt })

/** The files of a folder and their bytes; nothing of one that cannot be read. */
async function sizeOf(folder: string): Promise<{ readonly bytes: number; readonly files: number }> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: names.length }
}

type Host = NonNullable<DiagnosticsData['profile']>['hosts'][number]

/** The hosts that a profile names, each with the service it gives; never a path, a parameter or a key. */
function profileHosts({ identity, platform, storage, places }: ConnectionProfile): Host[] {
  const addresses: Readonly<Record<string, string | undefined>> = {
    'Sign-in': identity.issuer,
    'Platform (GraphQL)': platform.graphqlUrl,
    'Platform (REST)': platform.restUrl,
    Analytics: platform.analyticsUrl,
    Storage: storage?.endpoint ?? (storage === undefined ? undefined : `https://s3.${storage.region}.amazonaws.com`),
    Images: storage?.imageBase,
    Places: places?.url,
  }
  const hosts = Object.entries(addresses).flatMap(([service, address]) =>
    address !== undefined && URL.canParse(address) ? [{ service, host: new URL(address).host }] : [],
  )
  const downloads = storage?.downloadHosts ?? []
  return downloads.length === 0 ? hosts : [...hosts, { service: 'Downloads', host: downloads.join(', ') }]
}
