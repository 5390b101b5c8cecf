import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Control } from '#local-platform/faults/control.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { type Machine, startMachine } from './money-console.ts'
import type { Run, Site } from './subjects.ts'

/** A platform under test, a machine with someone signed in, and what a test may know of both. */
export interface Setting {
  readonly local: LocalPlatform
  readonly control: Control
  readonly userName: string
  readonly machine: Machine
  /** A folder of its own for everything on the machine. */
  readonly folder: string
  /** Asks the platform past the console, and past lists that are behind. */
  readonly run: Run
  readonly sites: readonly Site[]
  readonly stop: () => Promise<void>
}

interface SiteRow {
  readonly siteId: string
  readonly domain: string
  readonly channelPartnerId: string | null
  readonly basicSiteSetting: { readonly curr: string } | null
}

export async function startSetting(): Promise<Setting> {
  const local = await startLocalPlatform({ size: 'small', test: true })
  const { control } = local
  if (control === null) throw new Error('The local platform is not in test mode')
  const userName = administratorOf(local)
  const run = await readingRun(local)
  const sites = await sitesOf(run)
  const folder = await mkdtemp(join(tmpdir(), 'money-'))
  const machine = await startMachine(folder, local.profileFile, userName)
  await machine.identity.signIn()
  const stop = async (): Promise<void> => {
    await local.stop()
    await rm(folder, { recursive: true })
  }
  return { local, control, userName, machine, folder, run, sites, stop }
}

/** Asks a platform as its administrator. */
export async function readingRun(local: LocalPlatform): Promise<Run> {
  const { idToken } = await signIn(local, administratorOf(local))
  return async (text, variables) => {
    const { data, errors } = await execute<Record<string, unknown>>(local, idToken, text, variables)
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join())
    return data
  }
}

const administratorOf = ({ users }: LocalPlatform): string => users.find(({ role }) => role === 'ADMIN')?.userName ?? ''

/** The sites of no partner. */
export async function sitesOf(run: Run): Promise<readonly Site[]> {
  const { done } = await run('{ done: getSitesAdmin { siteId domain channelPartnerId basicSiteSetting { curr } } }')
  return (done as readonly SiteRow[])
    .filter(({ channelPartnerId }) => !channelPartnerId)
    .map(({ siteId, domain, basicSiteSetting }) => ({ siteId, domain, currency: basicSiteSetting?.curr ?? 'INR' }))
}
