import type { Page } from 'playwright'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { type DirectFetch, openDirectFetch } from './direct-fetch.ts'
import type { RecordingProxy } from './recording-proxy.ts'
import { milliseconds, type Row } from './report.ts'
import { median } from './statistics.ts'

/** How often a call is made, and what it may cost over the same request made directly. */
interface Comparison {
  readonly rounds: number
  readonly budget: number
}
const SMALL: Comparison = { rounds: 200, budget: 0.1 }
const LARGE: Comparison = { rounds: 5, budget: 0.05 }

/** A call through the bridge against the same request, same token and same text, made directly by the same means and parsed as JSON. */
export async function measureBridge(page: Page, proxy: RecordingProxy, electron: string | undefined): Promise<readonly Row[]> {
  const direct = await openDirectFetch(electron)
  try {
    return [
      await compare('small call', 'GetInternalUserByUserName', { userName: 'admin@demo.example' }, SMALL, page, proxy, direct),
      await compare('100,000 sites', 'GetSitesAdmin', {}, LARGE, page, proxy, direct),
    ]
  } finally {
    await direct.close()
  }
}

async function compare(
  what: string,
  operation: string,
  variables: object,
  { rounds, budget }: Comparison,
  page: Page,
  proxy: RecordingProxy,
  peer: DirectFetch,
): Promise<Row> {
  const request = proxy.passages.find((passage) => passage.operation === operation)
  if (request === undefined) throw new Error(`The console has not called ${operation}`)
  const direct: number[] = []
  const bridged: number[] = []
  // Taking turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await peer.time(proxy.url, request))
    bridged.push(await page.evaluate(timeThroughBridge, { operation, variables }))
  }
  const overhead = median(bridged) / median(direct) - 1
  return {
    what: `Bridge: overhead over the same request made directly, ${what}`,
    budget: `${budget * 100} %`,
    measured: `${(overhead * 100).toFixed(0)} % (${milliseconds(median(bridged))} / ${milliseconds(median(direct))})`,
    met: overhead <= budget,
  }
}

/** Runs in the page; calls and gathers as `executeOperation` does. */
async function timeThroughBridge({ operation, variables }: { readonly operation: string; readonly variables: object }): Promise<number> {
  const { bridge } = globalThis as unknown as { readonly bridge: Bridge }
  const requestId = crypto.randomUUID()
  const lists: unknown[] = []
  let tell = (): void => {}
  const unsubscribe = bridge.on('platform.part', (part) => {
    if (part.requestId !== requestId) return
    lists.push(JSON.parse(`[${part.elements}]`))
    void bridge.platform.partTaken({ requestId })
    tell()
  })
  const began = performance.now()
  const result = await bridge.platform.execute({ operation, variables: { ...variables }, requestId, inParts: true })
  if (!result.ok) throw new Error(result.error.message)
  const { data, parts = 0 } = result.value
  JSON.parse(data)
  while (lists.length < parts) await new Promise<void>((resolve) => (tell = resolve))
  const time = performance.now() - began
  unsubscribe()
  return time
}
