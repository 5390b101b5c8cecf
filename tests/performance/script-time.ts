import type { CDPSession, Page } from 'playwright'

/** Script time of the renderer, as Chromium itself accounts it: processor time, so that other programs on the machine do not count. */
export class ScriptTime {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  /** Starts accounting in a page. */
  static async of(page: Page): Promise<ScriptTime> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new ScriptTime(session)
  }

  /** Milliseconds that scripts ran since the page opened. */
  async total(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }

  /** Heap of the page after a garbage collection, in bytes. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage')
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  }
}

/** Resolves when what is drawn now has been painted. */
export const painted = (page: Page): Promise<void> => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Resolves once the page has painted and its main thread has been idle: everything that the last input set off has run. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = (): number => requestIdleCallback((deadline) => (deadline.timeRemaining() > 5 ? resolve() : idle()))
        requestAnimationFrame(() => requestAnimationFrame(idle))
      }),
  )
