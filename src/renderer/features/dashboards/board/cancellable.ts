import { bridge } from '#app/bridge.ts'

/** Makes a call under a name by which it is cancelled in main once nobody waits for it any more. */
export async function cancellable<Answer>(signal: AbortSignal, call: (requestId: string) => Promise<Answer>): Promise<Answer> {
  const requestId = crypto.randomUUID()
  const cancel = (): void => void bridge.platform.cancel({ requestId })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await call(requestId)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
