import type { Page } from 'playwright'
import { percentile } from './statistics.ts'

/** How a stretch of animation went. Times in milliseconds. */
export interface Frames {
  readonly longest: number
  readonly p95: number
  readonly perSecond: number
}

/** Records the times between painted frames while `act` runs. */
export async function recordFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number): void => {
      times.push(time)
      Reflect.set(globalThis, 'frameRecording', { times, request: requestAnimationFrame(note) })
    }
    requestAnimationFrame(note)
  })
  await act()
  const times = await page.evaluate(() => {
    const recording = Reflect.get(globalThis, 'frameRecording') as { readonly times: number[]; readonly request: number }
    cancelAnimationFrame(recording.request)
    return recording.times
  })
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { longest: Math.max(...gaps), p95: percentile(gaps, 0.95), perSecond: (gaps.length / total) * 1000 }
}
