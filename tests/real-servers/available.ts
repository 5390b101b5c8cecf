import { installSimulator } from './appsync/simulator.ts'
import { DebianPackages, reasonWithoutDebian } from './debian-packages.ts'

/** A server that others wrote, and the folder of its specs. */
interface RealServer {
  readonly name: string
  readonly folder: string
  /** Gets its files. Rejects where they cannot be had. */
  readonly get: () => Promise<unknown>
}

export const GLEWLWYD_PACKAGES = ['glewlwyd'] as const
export const CEPH_PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-mgr', 'radosgw'] as const

const fromDebian = (packages: readonly string[]) => async (): Promise<unknown> => {
  const reason = reasonWithoutDebian()
  if (reason !== undefined) throw new Error(reason)
  return DebianPackages.unpack(...packages)
}

export const REAL_SERVERS: readonly RealServer[] = [
  { name: 'glewlwyd', folder: 'tests/real-servers/glewlwyd', get: fromDebian(GLEWLWYD_PACKAGES) },
  { name: "AWS's simulator of AppSync", folder: 'tests/real-servers/appsync', get: installSimulator },
  { name: 'Ceph', folder: 'tests/real-servers/ceph', get: fromDebian(CEPH_PACKAGES) },
]

/** Why a server cannot be tried here, as part of a sentence; undefined once its files are there. */
export const reasonWithout = (server: RealServer): Promise<string | undefined> =>
  server.get().then(
    () => undefined,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).trim().split('\n').at(-1),
  )
