import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { BulkRunner } from './bulk-runner.ts'

/** A bulk change that deletes is begun only once the user confirmed it; one that moves money too, where the profile or the policy asks for that. */
export const bulkHandlers = (bulk: BulkRunner, confirmations: Confirmations): HandlersOf<'bulk'> => ({
  'bulk.current': (request) => bulk.current(request),
  'bulk.start': async (order) => {
    const confirmed = await confirmations.bulkChange(order)
    return confirmed.ok ? bulk.start(order) : confirmed
  },
  'bulk.list': () => bulk.list(),
  'bulk.rows': (request) => bulk.rows(request),
  'bulk.pause': (request) => bulk.pause(request),
  'bulk.resume': (request) => bulk.resume(request),
  'bulk.stop': (request) => bulk.stop(request),
  'bulk.dismiss': (request) => bulk.dismiss(request),
})
