import type { Finding } from '../connection/finding.ts'
import { requestError } from '../platform/transport-error.ts'
import type { CheckContext, NotTried } from './check.ts'

/** Asks for the folder of the pictures. A storage that lists nothing refuses it, and still shows that it is there. */
export async function checkImages({ profile, fetch }: CheckContext): Promise<readonly Finding[] | NotTried> {
  const base = profile.storage?.imageBase
  if (base === undefined) return { notTried: 'storage.imageBase is not set: the console shows no pictures.' }
  try {
    const answer = await fetch(base, { redirect: 'error', credentials: 'omit', cache: 'no-store' })
    const text = answer.ok ? '' : (await answer.text()).slice(0, 2000)
    await answer.body?.cancel().catch(() => undefined)
    if (/NoSuchBucket/.test(text)) return [wrong('The storage of the pictures has no such bucket. Check storage.imageBase.')]
    if (answer.status >= 500) return [wrong(`The storage of the pictures fails (status ${answer.status}). Try again, or check storage.imageBase.`)]
    return [{ service: 'Images', ok: true, message: 'The address of the pictures answers.' }]
  } catch (error) {
    return [wrong(`Pictures cannot be loaded: ${requestError(error).message}. Check storage.imageBase.`)]
  }
}

const wrong = (message: string): Finding => ({ service: 'Images', ok: false, message })
