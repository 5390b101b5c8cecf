import type { Page } from '@playwright/test'
import type { Bridge } from '#shared/bridge.ts'
import type { Passage, RecordingProxy } from './recording-proxy.ts'
import { milliseconds, type Row } from './report.ts'
import { median } from './statistics.ts'

const OVERHEAD_BUDGET = 0.1
const SMALL_ROUNDS = 200
const LARGE_ROUNDS = 5

/** A call through the bridge against the same request, same token and same text, made from Node and parsed as JSON. */
export async function measureBridge(page: Page, proxy: RecordingProxy): Promise<readonly Row[]> {
  return [
    await compare('small call', 'GetInternalUserByUserName', { userName: 'admin@demo.example' }, SMALL_ROUNDS, page, proxy),
    await compare('100,000 sites', 'GetSitesAdmin', {}, LARGE_ROUNDS, page, proxy),
  ]
}

async function compare(what: string, operation: string, variables: object, rounds: number, page: Page, proxy: RecordingProxy): Promise<Row> {
  const request = proxy.passages.find((passage) => passage.operation === operation)
  if (request === undefined) throw new Error(`The console has not called ${operation}`)
  const direct: number[] = []
  const bridged: number[] = []
  // Taking turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await timeDirectly(proxy.url, request))
    bridged.push(await page.evaluate(timeThroughBridge, { operation, variables }))
  }
  const overhead = median(bridged) / median(direct) - 1
  return {
    what: `Bridge: overhead over the same request made directly, ${what}`,
    budget: '10 %',
    measured: `${(overhead * 100).toFixed(0)} % (${milliseconds(median(bridged))} / ${milliseconds(median(direct))})`,
    met: overhead <= OVERHEAD_BUDGET,
  }
}

async function timeDirectly(url: string, { headers, body }: Passage): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { method: 'POST', headers, body })
  JSON.parse(await response.text())
  return performance.now() - began
}

/** Runs in the page. */
async function timeThroughBridge({ operation, variables }: { readonly operation: string; readonly variables: object }): Promise<number> {
  const { bridge } = globalThis as unknown as { readonly bridge: Bridge }
  const began = performance.now()
  const result = await bridge.platform.execute({ operation, variables: { ...variables } })
  if (!result.ok) throw new Error(result.error.message)
  JSON.parse(result.value.data)
  return performance.now() - began
}
