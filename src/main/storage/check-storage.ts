import { type Finding, works, wrong } from '../connection/finding.ts'
import { authorizationOf, type ConnectionProfile } from '../connection/profile.ts'
import { requestError } from '../platform/http/transport-error.ts'
import { bucketAddress, type StorageTarget } from './object-storage.ts'
import { S3ObjectStorage } from './s3-object-storage.ts'
import { explained, NoAnswer, readRefusal, StorageRefusal, wrongRegion } from './storage-refusal.ts'

const TIMEOUT = 15_000

/** How far a clock may be off before a storage refuses it, milliseconds. */
const TOLERANCE = 15 * 60_000

/** No such object is expected; whether the storage says so or denies it, it has taken the signature. */
const CHECK_KEY = 'connection-check/no-such-object'
const WRITTEN_KEY = 'connection-check/written.txt'

/**
 * Tries the storage of a profile: its answer, clock, bucket, whether it lets the user in, and images. Writes nothing.
 * @param options `token`: of a signed-in user, as `storageTokenUse` names it; without it nobody asks to be let in.
 * `writesTest`: a small object is stored, and stays.
 */
export async function checkStorage(
  profile: ConnectionProfile,
  fetch: typeof globalThis.fetch,
  { token, writesTest = false }: { readonly token?: string | undefined; readonly writesTest?: boolean | undefined } = {},
): Promise<Finding[]> {
  const target = profile.storage
  if (target === undefined) return [works('The profile names no storage: no image can be stored and no invoice downloaded.')]
  const address = bucketAddress(target)
  const answer = await head(fetch, address)
  if (answer instanceof Error) {
    return [
      wrong(`${address} cannot be used: ${requestError(answer).message}. Correct storage.endpoint, storage.bucket or storage.addressing.`),
      await imagesOf(target, fetch),
    ]
  }
  const bucket = await bucketOf(answer, address, target)
  const storage = new S3ObjectStorage({ issuer: () => profile.identity.issuer, fetch, authorization: (own) => authorizationOf(profile, own) })
  // Who asks the wrong place to be let in learns the same a second time.
  const isAsked = token !== undefined && bucket.every(({ state }) => state === 'ok')
  const entry = isAsked ? [await entryOf(storage, target, token), ...(writesTest ? [await writingOf(storage, target, token)] : [])] : []
  return [works(`${new URL(address).host} answers.`), clockOf(answer), ...bucket, ...entry, await imagesOf(target, fetch)]
}

async function head(fetch: typeof globalThis.fetch, address: string): Promise<Response | Error> {
  try {
    return await fetch(address, { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause))
  }
}

function clockOf(answer: Response): Finding {
  const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
  if (!(Math.abs(ahead) > TOLERANCE)) return works('The clock of this computer and that of the storage agree.')
  return wrong(
    `The clock of this computer is ${Math.round(Math.abs(ahead) / 60_000)} minutes ${ahead > 0 ? 'behind' : 'ahead of'} that of the storage. Set it.`,
  )
}

async function bucketOf(answer: Response, address: string, target: StorageTarget): Promise<Finding[]> {
  const refusal = await readRefusal(answer, address)
  const reason = explained(refusal, target) ?? wrongRegion(refusal.region, target)
  if (reason !== undefined) return [wrong(reason.message)]
  if (answer.status === 404) return [wrong(`The storage has no bucket “${target.bucket}”. Correct storage.bucket or storage.addressing.`)]
  if (answer.status >= 500) return [wrong(`The storage answers with status ${answer.status}. Try again later.`)]
  const region = refusal.region === undefined ? [] : [works(`The bucket is in ${refusal.region}, as the profile says.`)]
  return [works(`The storage has the bucket “${target.bucket}”, or does not say that it has none.`), ...region]
}

async function entryOf(storage: S3ObjectStorage, target: StorageTarget, token: string): Promise<Finding> {
  try {
    const answer = await storage.exchange({ target, token, key: CHECK_KEY, method: 'GET', signal: AbortSignal.timeout(TIMEOUT) })
    await answer.body?.cancel()
    if (answer.status >= 500) return wrong(`The storage answers with status ${answer.status}. Try again later.`)
    if (answer.status === 403 && target.credentials === 'none')
      return wrong('The bucket is not open. Set storage.credentials to "identity-pool" or "platform".')
    if (answer.status === 403) {
      const seen = 'The storage takes the sign-in, and refuses a file that is not there (status 403): it may not list, or the bucket is of others.'
      return works(`${seen} --write-test tells.`)
    }
    return works('The storage lets the signed-in user in: a file that is not there was asked for. --write-test also stores one.')
  } catch (cause) {
    return refusalOf(cause)
  }
}

async function writingOf(storage: S3ObjectStorage, target: StorageTarget, token: string): Promise<Finding> {
  const bytes = new TextEncoder().encode('Stored by check-profile --write-test.\n')
  try {
    await storage.put({ target, token, key: WRITTEN_KEY, bytes, contentType: 'text/plain', signal: AbortSignal.timeout(TIMEOUT) })
    return works(`The storage takes files: ${WRITTEN_KEY} is there now, and may be deleted.`)
  } catch (cause) {
    return refusalOf(cause)
  }
}

function refusalOf(cause: unknown): Finding {
  if (cause instanceof StorageRefusal) return wrong(cause.message)
  if (cause instanceof NoAnswer)
    return wrong('There was no answer from the storage, or from who lets in to it. Correct storage.identityPool.endpoint or storage.signedLinks.url.')
  throw cause
}

async function imagesOf({ imageBase }: StorageTarget, fetch: typeof globalThis.fetch): Promise<Finding> {
  if (imageBase === undefined) return wrong('Images cannot be shown: name their address in storage.imageBase.')
  const answer = await head(fetch, imageBase)
  if (answer instanceof Error) return wrong(`Images cannot be shown: ${imageBase} cannot be used, ${requestError(answer).message}. Correct storage.imageBase.`)
  return answer.status >= 500 ? wrong(`${imageBase} answers with status ${answer.status}. Try again later.`) : works(`${imageBase} answers.`)
}
