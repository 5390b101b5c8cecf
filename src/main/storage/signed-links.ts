import * as z from 'zod'
import { allowedLink } from '../connection/address.ts'
import { bucketAddress } from './object-address.ts'
import type { StorageTarget } from './object-storage.ts'
import { readStart, StorageRefusal, unanswered } from './storage-refusal.ts'

/** One request that a link is wanted for. */
export interface LinkWanted {
  readonly target: StorageTarget
  /** The Authorization header of the signed-in user, as the platform wants it. */
  readonly authorization: string
  readonly method: 'GET' | 'HEAD' | 'PUT'
  readonly key: string
  readonly contentType?: string | undefined
  readonly signal: AbortSignal
}

/** A link signed for one request, and the headers that were signed with it. Both stay in main. */
export interface SignedLink {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

const answerSchema = z.object({
  url: z.string().max(8_192),
  headers: z.record(z.string().regex(/^(?:x-amz-|content-)[a-z0-9-]+$/i), z.string().max(1_000)).default({}),
})

/** How long the platform may take to give a link, milliseconds. */
const TIMEOUT = 30_000

/**
 * Asks the platform for a link to one object: it posts `{ method, key, contentType? }` to `storage.signedLinks.url` as the signed-in user and is answered with
 * `{ url, headers? }`. A link is used once and never kept. Rejects with `NoAnswer`, a `StorageRefusal`, or the signal's reason.
 */
export async function signedLink(fetch: typeof globalThis.fetch, { target, authorization, method, key, contentType, signal }: LinkWanted): Promise<SignedLink> {
  const address = target.signedLinks?.url
  if (address === undefined)
    throw new StorageRefusal('NoSignedLinks', 'The profile names nobody who signs links to the storage: ask whoever gave you the profile.')
  const { status, text } = await post(fetch, address, authorization, { method, key, contentType }, signal)
  if (status !== 200)
    throw new StorageRefusal(
      'NoLink',
      `The platform gave no link to the file (it answered ${status}). Sign in again; if it happens again, you may lack the permission.`,
    )
  const link = answerSchema.safeParse(jsonOf(text)).data
  const url = link === undefined ? null : allowed(link.url, target)
  if (link === undefined) throw new StorageRefusal('NoLink', 'The platform answered without a link to the file. Tell the administrator of the platform.')
  if (url === null)
    throw new StorageRefusal('ForeignLink', 'The platform answered with a link to a server that is not in the connection profile. Nothing was sent.')
  return { url: url.href, headers: link.headers }
}

/** Into the profile's own storage, or to a host that the profile names. */
function allowed(link: string, target: StorageTarget): URL | null {
  const address = URL.canParse(link) ? new URL(link) : null
  const isOwn = address !== null && address.origin === new URL(bucketAddress(target)).origin && address.username === '' && address.password === ''
  return isOwn ? address : allowedLink(link, target.downloadHosts)
}

async function post(fetch: typeof globalThis.fetch, address: string, authorization: string, content: object, signal: AbortSignal) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', authorization, 'content-type': 'application/json' },
      body: JSON.stringify(content),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    return { status: answer.status, text: await readStart(answer) }
  } catch (cause) {
    signal.throwIfAborted()
    throw unanswered(cause)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
