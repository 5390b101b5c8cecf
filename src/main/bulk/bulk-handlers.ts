import { success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import { orderProblem } from './bulk-run.ts'
import type { BulkRunner } from './bulk-runner.ts'

/**
 * A bulk change is begun only once the user confirmed it, where its verdict says so; one that cannot be begun is
 * refused unasked, and one that has begun is asked about no more.
 */
export const bulkHandlers = (bulk: BulkRunner, confirmations: Confirmations): HandlersOf<'bulk'> => ({
  'bulk.current': (request) => bulk.current(request),
  'bulk.start': async (order) => {
    const listed = await bulk.list()
    const isBegun = listed.ok && listed.value.some(({ key }) => key === order.key)
    const confirmed = isBegun || orderProblem(order) !== null ? success(undefined) : await confirmations.bulkChange(order)
    return confirmed.ok ? bulk.start(order) : confirmed
  },
  'bulk.list': () => bulk.list(),
  'bulk.rows': (request) => bulk.rows(request),
  'bulk.pause': (request) => bulk.pause(request),
  'bulk.resume': (request) => bulk.resume(request),
  'bulk.stop': (request) => bulk.stop(request),
  'bulk.dismiss': (request) => bulk.dismiss(request),
})
