import type { EventPayload } from '#shared/bridge/bridge.ts'
import { failure, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { CancellableCalls } from '../bridge/cancellable-calls.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { Logs } from '../log/log.ts'
import { pageRefusal } from './graphql/operation-access.ts'
import { trustedOperation } from './graphql/trusted-operations.ts'
import type { ListPart } from './lists/list-reader.ts'
import { PartWindows } from './lists/part-windows.ts'
import type { PlatformClient } from './platform-client.ts'

export interface PlatformHandlersOptions {
  readonly platform: PlatformClient
  readonly confirmations: Confirmations
  readonly calls: CancellableCalls
  /** Sends the page that asked a part of an answer that is still arriving. */
  readonly onPart: (part: EventPayload<'platform.part'>, page: number | undefined) => void
  readonly refused: Logs['refused']
}

/** Sends the page's own operations only; an operation that needs a confirmation is sent after it. */
export const platformHandlers = ({ platform, confirmations, calls, onPart, refused }: PlatformHandlersOptions): HandlersOf<'platform'> => {
  const windows = new PartWindows()
  return {
    'platform.execute': async ({ operation, variables, requestId, inParts, acceptsGaps, about, readsOnly = false }) => {
      const page = callingPage()
      const refusal = pageRefusal(operation, variables, readsOnly)
      if (refusal !== null) {
        refused(trustedOperation(operation) === undefined ? 'an unknown operation' : `the operation ${operation}`, refusal)
        return failure('invalid-arguments', refusal)
      }
      const confirmed = await confirmations.operation(operation, variables)
      if (!confirmed.ok) return confirmed
      return calls.run(requestId, async (signal) => {
        if (inParts !== true || requestId === undefined) return platform.execute(operation, variables, { signal, acceptsGaps, sent: { about } })
        const window = windows.open(requestId)
        const send = (part: ListPart): unknown => {
          onPart({ requestId, ...part }, page)
          return window.sent()
        }
        return platform.execute(operation, variables, { signal, acceptsGaps, onPart: send, sent: { about } }).finally(window.close)
      })
    },
    'platform.partTaken': ({ requestId }) => {
      windows.taken(requestId)
      return success(undefined)
    },
    'platform.cancel': ({ requestId }) => {
      calls.cancel(requestId)
      return success(undefined)
    },
    'platform.rest': async (call) => {
      const confirmed = await confirmations.call(call)
      return confirmed.ok ? platform.rest(call) : confirmed
    },
    'platform.offer': () => success(platform.offer()),
    'platform.reachability': () => success(platform.reachability()),
  }
}
