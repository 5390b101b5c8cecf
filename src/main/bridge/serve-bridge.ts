import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { argumentProblem } from '#shared/bridge/argument-size.ts'
import { type CallArgument, type CallResult, type Channel, calls, type EventChannel, type EventPayload, events } from '#shared/bridge/bridge.ts'
import { limitsOf } from '#shared/bridge/contract.ts'
import { type Failure, failure, type Result } from '#shared/result.ts'
import { servePageCall } from './calling-page.ts'

/** The one origin whose main frame may call main. */
export const CONSOLE_SCHEME = 'app'
const CONSOLE_HOST = 'console'
export const CONSOLE_ORIGIN = `${CONSOLE_SCHEME}://${CONSOLE_HOST}`

/** What is looked at of Electron's `IpcMainInvokeEvent`. `senderFrame` is null once the frame has navigated away or is gone. */
export interface CallEvent {
  readonly sender: { readonly id: number }
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null
}

/** Compares scheme and host after parsing, never by prefix: `app://console.evil` and `app://console@evil` are others. */
export function isConsoleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === `${CONSOLE_SCHEME}:` && host === CONSOLE_HOST && username === '' && password === ''
}

/** Why a call may not be served, or null when it comes from the main frame of a window of ours that shows the console. */
function distrust(event: CallEvent, isKnownWindow: (webContentsId: number) => boolean): string | null {
  if (!isKnownWindow(event.sender.id)) return 'not from a window of the console'
  if (event.senderFrame === null) return 'the calling frame is gone'
  if (event.senderFrame.parent !== null) return 'not from the main frame'
  if (!isConsoleAddress(event.senderFrame.url)) return 'not from the address of the console'
  return null
}

/** One handler a channel. A channel without one does not compile. A handler answers with a `Result`; what it throws becomes `internal`. */
export type Handlers = {
  readonly [Name in Channel]: (argument: CallArgument<Name>) => Result<CallResult<Name>> | Promise<Result<CallResult<Name>>>
}

/** The handlers of one group of channels. A service supplies those of its group: `draftsHandlers` in `drafts.ts`. */
export type HandlersOf<Group extends string> = Pick<Handlers, Extract<Channel, `${Group}.${string}`>>

/** The part of Electron's `ipcMain` that is used, so that tests can call without Electron. */
export interface CallPort {
  handle(channel: string, listener: (event: CallEvent, ...args: unknown[]) => Promise<Result<unknown>>): void
}

interface BridgeOptions {
  readonly port: CallPort
  readonly handlers: Handlers
  /** What a call of a channel waits for: the page loads while the services start. */
  readonly ready: (channel: Channel) => Promise<unknown>
  /** Why a call may not be served now, such as while the console is locked. */
  readonly refusal?: (channel: Channel) => Result<never> | undefined
  readonly isKnownWindow: (webContentsId: number) => boolean
  /** Whether results are parsed too: in development and tests, where a wrong one is a bug to see at once. */
  readonly checkResults: boolean
  readonly log: (message: string, cause?: unknown) => void
  /** Called for each call that is refused; `reason` is one of a few, `detail` may come from the page. */
  readonly onRefused: (channel: Channel, reason: string, detail?: string) => void
}

/** Characters of a failure's message and of each of its details: whatever a server said, the page never gets more of it. */
const LONGEST_MESSAGE = 1000
const LONGEST_DETAIL = 4000

const LONGEST_PROBLEM = 500

/**
 * Serves every channel of the contract.
 * Each call is checked for its sender and its arguments before the handler sees it. The answer is always a `Result`:
 * `untrusted-sender`, `invalid-arguments` and `internal` are made here, and `internal` never says what went wrong inside.
 */
export function serveBridge(options: BridgeOptions): void {
  for (const channel of Object.keys(calls) as Channel[]) serveChannel(channel, options)
}

function serveChannel(channel: Channel, { port, handlers, ready, refusal, isKnownWindow, checkResults, log, onRefused }: BridgeOptions): void {
  const { argument: argumentSchema, result: resultSchema } = calls[channel]
  const limits = limitsOf(calls[channel])
  // The compiler knows each handler's own argument; the schema of the same channel, parsed below, is what guarantees it here.
  const handler = handlers[channel] as (argument: unknown) => Result<unknown> | Promise<Result<unknown>>

  port.handle(channel, async (event, ...args) => {
    const reason = distrust(event, isKnownWindow)
    if (reason !== null) {
      onRefused(channel, reason)
      return failure('untrusted-sender', 'This window may not do that.')
    }
    const invalid = (kind: string, problem: string) => {
      onRefused(channel, kind, problem)
      return failure('invalid-arguments', 'The console sent something it should not have.', { channel, problem })
    }

    if (args.length > 1) return invalid('more than one argument', 'more than one argument')
    // Before anything parses it: what is too large must not cost more than what is allowed.
    const problem = argumentProblem(args[0], limits, (text) => Buffer.byteLength(text))
    if (problem !== undefined) return invalid('too large or no JSON', problem)
    const argument = argumentSchema.safeParse(args[0])
    if (!argument.success) return invalid('invalid argument', problemOf(argument.error))

    try {
      await ready(channel)
      const refused = refusal?.(channel)
      if (refused !== undefined) return refused
      const answer = await servePageCall(event.sender.id, () => handler(argument.data))
      if (checkResults && answer.ok && !isDeepStrictEqual(resultSchema.parse(answer.value), answer.value)) {
        throw new Error('The answer says more than the contract allows')
      }
      return answer.ok ? answer : shortened(answer.error)
    } catch (cause) {
      log(`The handler of ${channel} failed`, cause)
      return failure('internal', 'Something went wrong inside the console. Try again; if it happens again, send the log file to support.')
    }
  })
}

const shortened = ({ kind, message, details }: Failure): Result<never> =>
  failure(
    kind,
    message.slice(0, LONGEST_MESSAGE),
    details && Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text.slice(0, LONGEST_DETAIL)])),
  )

const problemOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
    .slice(0, LONGEST_PROBLEM)

/** The one way main sends the renderer something it did not ask for: to every page, or to one. */
export type Emit = <Name extends EventChannel>(channel: Name, payload: EventPayload<Name>, page?: number) => void

interface EmitOptions {
  /** Sends to every window of the console that is alive, or to the one of a page. */
  readonly send: (channel: string, payload: unknown, page?: number) => void
  /** Whether payloads are parsed before they leave: in development and tests. */
  readonly checkPayloads: boolean
  readonly log: (message: string, cause?: unknown) => void
}

export function createEmit({ send, checkPayloads, log }: EmitOptions): Emit {
  return (channel, payload, page) => {
    const fits = checkPayloads ? events[channel].safeParse(payload) : { success: true as const }
    if (fits.success) send(channel, payload, page)
    else log(`An event of ${channel} does not fit the contract`, fits.error)
  }
}
