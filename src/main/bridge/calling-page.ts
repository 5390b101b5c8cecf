import { AsyncLocalStorage } from 'node:async_hooks'

const pages = new AsyncLocalStorage<number>()

/** Serves a call for a page, by the id of its web contents. */
export const servePageCall = <Value>(page: number, serve: () => Value): Value => pages.run(page, serve)

/** The page whose call is being served; undefined for what main does by itself. Ask at once: a stream's later events may have lost it. */
export const callingPage = (): number | undefined => pages.getStore()
