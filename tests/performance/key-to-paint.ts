import type { Page } from 'playwright'
import { settled } from './script-time.ts'

/** For how long a table may draw nothing more before what it drew counts as all, milliseconds. */
const QUIET = 250

/** Milliseconds from an event, as the system saw it, to the frame that shows the last change it made in a table. */
async function untilPainted(page: Page, event: 'keydown' | 'click', act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([name, quiet]) => {
      const time = new Promise<number>((resolve) => {
        const look = ({ timeStamp }: Event): void => {
          let end: ReturnType<typeof setTimeout> | undefined
          const onPaint = (): void => {
            const paintedAt = performance.now()
            clearTimeout(end)
            end = setTimeout(() => {
              changes.disconnect()
              resolve(paintedAt - timeStamp)
            }, quiet)
          }
          const afterFrame = (): void =>
            void requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', onPaint)
              port1.start()
              port2.postMessage(null)
            })
          const isOfTable = ({ target }: MutationRecord): boolean =>
            (target instanceof Element ? target : target.parentElement)?.closest('[role="grid"], .ant-table, .ag-root') instanceof Element
          const changes = new MutationObserver((records) => {
            if (records.some(isOfTable)) afterFrame()
          })
          changes.observe(document.body, { subtree: true, childList: true, characterData: true })
          afterFrame()
        }
        window.addEventListener(name, look, { capture: true, once: true })
      })
      Reflect.set(globalThis, 'timeToPaint', time)
    },
    [event, QUIET] as const,
  )
  await act()
  const time = await page.evaluate(() => Reflect.get(globalThis, 'timeToPaint') as Promise<number>)
  await settled(page)
  return time
}

/** Of each key of a text that is typed into the field with the focus. */
export async function keysToPaint(page: Page, text: string): Promise<readonly number[]> {
  const times: number[] = []
  for (const key of text) times.push(await untilPainted(page, 'keydown', () => page.keyboard.press(key)))
  return times
}

/** Of a click at the middle of a column's header. */
export const clickToPaint = (page: Page, header: string): Promise<number> =>
  untilPainted(page, 'click', () => page.getByRole('columnheader', { name: header }).first().click())
