import type { Page } from 'playwright'
import { settled } from './script-time.ts'

/** Milliseconds from an event, as the system saw it, to the frame that shows what it did. */
async function untilPainted(page: Page, event: 'keydown' | 'click', act: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    const time = new Promise<number>((resolve) => {
      const look = ({ timeStamp }: Event): void => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      }
      window.addEventListener(name, look, { capture: true, once: true })
    })
    Reflect.set(globalThis, 'timeToPaint', time)
  }, event)
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
  untilPainted(page, 'click', () => page.getByRole('columnheader', { name: header }).click())
