import type { App, WebContents } from 'electron'
import type { ZoomDirection } from '#shared/bridge/shell.ts'
import type { Emit } from '../bridge/serve-bridge.ts'

/** The steps of the keys, as browsers have them, percent. */
const STEPS: readonly number[] = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200]

/** The zoom after a step, percent; at its bound the same again. */
export const nextZoom = (percent: number, direction: ZoomDirection): number => {
  if (direction === 'reset') return 100
  const next = direction === 'in' ? STEPS.find((step) => step > percent) : STEPS.findLast((step) => step < percent)
  return next ?? percent
}

export interface ZoomOptions {
  /** The zoom that is kept on this machine, percent. */
  readonly read: () => number
  readonly keep: (percent: number) => void
  readonly emit: Emit
}

/** How large the pages are drawn: one zoom for every window, kept over restarts. */
export class Zoom {
  readonly #options: ZoomOptions
  readonly #pages = new Set<WebContents>()

  constructor(options: ZoomOptions) {
    this.#options = options
  }

  /** Draws every page at the kept zoom, and lets the mouse wheel with Ctrl change it. */
  follow(app: Pick<App, 'on'>): void {
    app.on('web-contents-created', (_created, contents) => {
      this.#pages.add(contents)
      contents.on('did-navigate', () => contents.setZoomFactor(this.#options.read() / 100))
      contents.on('zoom-changed', (_changed, direction) => this.step(direction))
      contents.once('destroyed', () => this.#pages.delete(contents))
    })
  }

  /** Zooms by a step, keeps it, and reports it to the pages. */
  step(direction: ZoomDirection): void {
    const { read, keep, emit } = this.#options
    const percent = nextZoom(read(), direction)
    keep(percent)
    for (const contents of this.#pages) contents.setZoomFactor(percent / 100)
    emit('shell.zoomed', { percent })
  }
}
