import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js'
import * as z from 'zod'
import { isSafeAddress } from '../connection/address.ts'
import type { UpdatePolicy } from '../policy/policy-schema.ts'

const buildSchema = z.object({
  provider: z.literal('generic'),
  url: z.string(),
  channel: z.string().nullish(),
  publisherName: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).nullish(),
})

/** A ring is part of a file's name. */
const RING = /^[A-Za-z0-9-]{1,40}$/

export interface BuildFeed {
  readonly feed: string
  readonly ring: string
  readonly key: KeyObject
  /** This computer's place in a staged roll-out, per cent, where the administrator has set one. */
  readonly place: number | undefined
}

/**
 * The feed of this build, or of the policy, and the publisher's key; a text says why there are no updates.
 * @param files the build's `app-update.yml`, and the public key inside the package
 */
export async function buildFeed(
  files: { readonly config: string; readonly key: string },
  policy: UpdatePolicy,
  platform: NodeJS.Platform,
): Promise<BuildFeed | string> {
  if (!policy.enabled) return 'Your administrator has turned updates off.'
  const [config, pem] = await Promise.all([textOf(files.config), textOf(files.key)])
  if (config === null) return 'This build names no update server.'
  if (pem === null) return 'This build holds no key to check updates with.'
  const build = buildSchema.safeParse(parseUpdateInfo(config, files.config, new URL('file:///')))
  if (!build.success) return 'This build names its update server in a way that is not understood.'
  // Without a name electron-updater would take an installer that nobody signed.
  if (platform === 'win32' && build.data.publisherName === undefined) return 'This build names no publisher to check installers by.'
  const feed = policy.feed ?? build.data.url
  if (!isSafeAddress(feed)) return 'The address of the update server is not an https address.'
  const place = typeof policy.ring === 'number' ? policy.ring : undefined
  const ring = typeof policy.ring === 'string' ? policy.ring : (build.data.channel ?? 'latest')
  if (!RING.test(ring)) return `“${ring.slice(0, 40)}” cannot be the name of an update ring.`
  const key = publicKey(pem)
  return key === null ? 'The key of this build that checks updates is not an Ed25519 key.' : { feed, ring, place, key }
}

const textOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

function publicKey(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
