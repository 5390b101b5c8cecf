import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { CEPH_PACKAGES } from '../available.ts'
import { DebianPackages } from '../debian-packages.ts'
import { Engine, freePort } from '../engine.ts'
import { settingsText } from './settings.ts'

const run = promisify(execFile)

/** The file with all objects grows up to this, bytes. */
const CAPACITY = 4 * 1024 ** 3

export interface Key {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A Ceph cluster of one storage daemon on loopback, with an S3 gateway in front. */
export interface Ceph {
  /** The address of the gateway. */
  readonly endpoint: string
  /** Makes a user of the storage. */
  addUser(name: string): Promise<Key>
  /** Lets a user be somebody else for a while, who may read and store in a bucket. */
  addRole(name: string, user: string, bucket: string): Promise<void>
  stop(): Promise<void>
}

/** Users of the cluster and their rights: the monitor's first keyring. */
const KEYS = [
  ['mon.', '--cap', 'mon', 'allow *'],
  ['client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *'],
  ['client.rgw', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx', '--cap', 'mgr', 'allow rw'],
  ['mgr.x', '--cap', 'mon', 'allow profile mgr', '--cap', 'osd', 'allow *'],
  ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow profile osd'],
] as const

/**
 * Debian's own Ceph: a monitor, a storage daemon on a sparse file, a manager and a gateway, in a folder that goes with
 * them.
 */
export async function startCeph(): Promise<Ceph> {
  const packages = await DebianPackages.unpack(...CEPH_PACKAGES)
  const folder = await mkdtemp(path.join(tmpdir(), 'ceph-'))
  const settings = path.join(folder, 'ceph.conf')
  const env = { ...packages.environment(), PYTHONPATH: packages.file('/usr/lib/python3/dist-packages'), CEPH_CONF: settings }
  const program = (name: string): string => packages.file(`/usr/bin/${name}`)
  const call = async (name: string, ...parameters: readonly string[]): Promise<string> => (await run(program(name), parameters, { env, cwd: folder })).stdout
  const engines: Engine[] = []
  const begin = (name: string, ...parameters: readonly string[]): Engine => {
    const engine = new Engine(program(name), ['-f', ...parameters], { env, cwd: folder })
    engines.unshift(engine)
    return engine
  }
  const stop = async (): Promise<void> => {
    for (const engine of engines) await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }

  const cluster = randomUUID()
  const [v2, v1, gateway] = [await freePort(), await freePort(), await freePort()]
  const monitors = `[v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]`
  try {
    for (const name of ['mon', 'osd', 'mgr', 'rgw']) await mkdir(path.join(folder, name))
    await writeFile(settings, settingsText({ packages, folder, cluster, monitors, gateway, capacity: CAPACITY }))
    await writeFile(path.join(folder, 'keyring'), '')
    for (const [name, ...rights] of KEYS) await call('ceph-authtool', 'keyring', '--gen-key', '--name', name, ...rights)
    await call('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitors, 'monmap')
    await call('ceph-mon', '--mkfs', '--id', 'a', '--monmap', 'monmap', '--keyring', 'keyring')
    begin('ceph-mon', '--id', 'a')
    const disk = randomUUID()
    await call('ceph', '--connect-timeout', '60', 'osd', 'new', disk, '0')
    await call('ceph-osd', '--mkfs', '--id', '0', '--osd-uuid', disk)
    begin('ceph-osd', '--id', '0')
    begin('ceph-mgr', '--id', 'x')
    const endpoint = `http://127.0.0.1:${gateway}`
    await begin('radosgw', '--name', 'client.rgw').until(async () => (await fetch(endpoint)).ok, 120_000)
    const administrate = (...parameters: readonly string[]): Promise<string> => call('radosgw-admin', '--name', 'client.rgw', ...parameters)
    const addUser = async (name: string): Promise<Key> => {
      const key = { accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`, secretAccessKey: randomBytes(20).toString('hex') }
      const keys = ['--access-key', key.accessKeyId, '--secret-key', key.secretAccessKey]
      await administrate('user', 'create', '--uid', name, '--display-name', name, ...keys)
      return key
    }
    const addRole = async (name: string, user: string, bucket: string): Promise<void> => {
      const may = { Effect: 'Allow', Principal: { AWS: [`arn:aws:iam:::user/${user}`] }, Action: ['sts:AssumeRole'] }
      const does = { Effect: 'Allow', Action: ['s3:GetObject', 's3:PutObject'], Resource: `arn:aws:s3:::${bucket}/*` }
      await administrate('role', 'create', '--role-name', name, '--assume-role-policy-doc', policy(may))
      await administrate('role-policy', 'put', '--role-name', name, '--policy-name', 'files', '--policy-doc', policy(does))
    }
    return { endpoint, addUser, addRole, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const policy = (statement: object): string => JSON.stringify({ Version: '2012-10-17', Statement: [statement] })

/** A client of a user of the storage, which is not the console's. */
export const clientOf = (key: Key): AwsClient => new AwsClient({ ...key, service: 's3', region: 'default', retries: 0 })
