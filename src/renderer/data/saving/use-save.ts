import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { failureAdvice } from '#shared/failure-advice.ts'
import { useBridge, useOffer, useWriteGate, type WriteGate } from '../bridge/bridge-context.ts'
import { useNotify } from '../notifications/use-notify.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import { isUnconfirmed, PlatformFailure } from '../platform/platform-failure.ts'
import { useRefresh } from '../platform/query-client.ts'
import { dismissFailuresOf, rememberToast, subjectOf } from './failure-toasts.ts'
import type { Save, SaveOptions, Toast } from './save-options.ts'
import { confirmedStep, isNotThere, LOOKS_FIRST, runSteps, type Send, type Step, type StepStart, type Stop } from './send-confirmed.ts'

/** One save from its press until it is done or given up. Callbacks are those of the press: a screen drawn since then may show something else. */
interface Order<Input, Data> {
  readonly options: SaveOptions<Input, Data>
  readonly input: Input
  readonly id: string
  readonly steps: readonly Step[]
  /** What was sent for it, in order: see `subjectOf`. */
  readonly sent: string[]
  /** What the platform answered to a single call. */
  data: Data | undefined
}

interface Stopped<Input, Data> {
  readonly order: Order<Input, Data>
  readonly stop: Stop
  readonly isAtField: boolean
}

const NONE: ReadonlySet<string> = new Set()
const PENDING = new PlatformFailure({ kind: 'busy', message: 'This is being saved already.' })

/**
 * Saves something on the platform: once, however often it is pressed, and never again by itself. Knows offline as a reason, reads back what the platform did
 * not confirm, puts a refusal at its field, reports the rest, and refreshes what it touched.
 */
export const useSave = <Input = void, Data = unknown>(options: SaveOptions<Input, Data>): Save<Input> => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const toastId = useId()
  const gate = useGate(useNotOffered(options) ?? options.blocked ?? null)
  // The result stays no longer than the screen: an input may hold what was typed.
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<Stop | null>) => work(), gcTime: 0 })
  const latest = useRef({ options, gate })
  latest.current = { options, gate }
  const inFlight = useRef(new Set<string>())
  const [pending, setPending] = useState(NONE)
  /** Ids of what may have arrived: the next save of the same looks first. */
  const open = useRef(new Set<string>())
  const [stopped, setStopped] = useState<Stopped<Input, Data> | null>(null)

  const begin = useCallback((input: Input): Order<Input, Data> => {
    const { options: asked } = latest.current
    const id = asked.idOf?.(input) ?? ''
    const order: { -readonly [Key in keyof Order<Input, Data>]: Order<Input, Data>[Key] } = { options: asked, input, id, steps: [], sent: [], data: undefined }
    order.steps = stepsOf(order, open.current.has(id))
    return order
  }, [])

  /** Carries an order on from a step. Resolves to what stopped it, null where it is done. Throws where the same is being saved already. */
  const carry = useCallback(
    async (order: Order<Input, Data>, from: number, start: StepStart): Promise<Stop | null> => {
      const { options: asked, id, input } = order
      const flight = asked.isPerId === true ? id : ''
      if (inFlight.current.has(flight)) throw PENDING
      inFlight.current.add(flight)
      setPending(new Set(inFlight.current))
      setStopped(null)
      notify.dismiss(toastId)
      notify.dismiss(failureId(toastId, order))
      try {
        const stop = await mutateAsync(() => runSteps(order.steps, from, start, sendBy(bridge, order.sent)))
        if (stop === null) dismissFailuresOf(order.sent, notify.dismiss)
        const isOpen = stop !== null && (isUnconfirmed(stop.failure) || isNotThere(stop.failure))
        if (stop === null) open.current.delete(id)
        else if (isOpen) open.current.add(id)
        if (stop === null) asked.update?.(queries, input, order.data)
        if (stop === null || isOpen || stop.done.length > 0) refresh(asked.invalidates ?? [])
        if (isOpen) refresh(asked.invalidatesIfOpen ?? [])
        return stop
      } finally {
        inFlight.current.delete(flight)
        setPending(new Set(inFlight.current))
      }
    },
    [bridge, mutateAsync, notify, queries, refresh, toastId],
  )
  const report = useCallback(
    (order: Order<Input, Data>, stop: Stop | null): boolean => {
      const { options: asked, input, data } = order
      if (stop === null) {
        const toast = typeof asked.success === 'string' ? { message: asked.success } : asked.success?.(input, data)
        if (toast !== undefined && toast !== null) notify.success(toast.message, toast.detail)
        asked.onSaved?.(input, data)
        return true
      }
      const refusal = isCertain(stop) ? (asked.fieldErrors?.(stop.failure, input) ?? null) : null
      if (refusal !== null) asked.showFieldError?.(refusal)
      else if (hasToast(asked, stop)) {
        // Of several steps the report stays on screen, and the toast goes with it.
        const shownId = notify.show({ ...failureToast(order, stop), intent: 'error', id: 'steps' in asked ? toastId : failureId(toastId, order) })
        rememberToast(order.sent, shownId)
      }
      setStopped({ order, stop, isAtField: refusal !== null })
      asked.onFailed?.(stop.failure, input)
      return false
    },
    [notify, toastId],
  )
  const goOn = useCallback(
    async (order: Order<Input, Data>, from: number, start: StepStart): Promise<boolean> => {
      const flight = order.options.isPerId === true ? order.id : ''
      if (inFlight.current.has(flight) || (start !== 'look' && !latest.current.gate.allowed)) return false
      return report(order, await carry(order, from, start))
    },
    [carry, report],
  )

  const run = useCallback((input: Input) => goOn(begin(input), 0, 'send'), [begin, goOn])
  const attempt = useCallback(
    async (input: Input): Promise<void> => {
      const stop = await carry(begin(input), 0, 'send')
      if (stop !== null) throw stop.failure
    },
    [begin, carry],
  )
  const retry = useCallback(async () => stopped !== null && goOn(stopped.order, stopped.stop.at, 'retry'), [goOn, stopped])
  const lookAgain = useCallback(async () => stopped !== null && goOn(stopped.order, stopped.stop.at, 'look'), [goOn, stopped])
  const reset = useCallback(() => {
    setStopped(null)
    notify.dismiss(toastId)
    if (stopped !== null) notify.dismiss(failureId(toastId, stopped.order))
  }, [notify, stopped, toastId])
  useEffect(() => () => notify.dismiss(toastId), [notify, toastId])

  const shown = useMemo(() => shownOf(stopped, lookAgain), [lookAgain, stopped])
  return { run, attempt, isPending: pending.size > 0, pending, gate, ...shown, retry, lookAgain, reset }
}

const sendBy =
  (bridge: Bridge, sent: string[]): Send =>
  async (document, variables, about) => {
    sent.push(subjectOf(document, variables))
    return (await executeOperation(bridge, document, variables, undefined, about === undefined ? {} : { about })).data
  }

/** The toast of a failure that stays when its screen goes: each row of a list has its own. */
const failureId = <Input, Data>(toastId: string, { id, options }: Order<Input, Data>): string => `${toastId} failed ${options.isPerId === true ? id : ''}`

/** Why the platform takes no such save; null where it does. */
const useNotOffered = <Input, Data>(options: SaveOptions<Input, Data>): string | null => {
  const { refusalOf } = useOffer()
  return refusalOf([...(options.sends ?? []), ...('operation' in options ? [options.operation as TypedDocumentNode<unknown, never>] : [])])
}

const useGate = (blocked: string | null): WriteGate => {
  const gate = useWriteGate()
  return useMemo(() => (gate.allowed && blocked !== null ? { allowed: false, reason: blocked } : gate), [blocked, gate])
}

/** The steps of an order; a single call is one step without a name. */
const stepsOf = <Input, Data>(order: Order<Input, Data>, isRepeat: boolean): readonly Step[] => {
  const { options, input } = order
  if ('steps' in options) return options.steps(input)
  if ('change' in options) {
    const { send, find: findBack, isUpdate: writesOver = false } = options.change(input)
    return [confirmedStep({ label: '', send, find: findBack, isUpdate: writesOver }, isRepeat)]
  }
  const work = async (by: Send, again: boolean): Promise<void> => {
    order.data = await ('operation' in options ? by(options.operation, input) : options.run(input, by, again))
  }
  const { find, isUpdate = false } = options
  return [find === undefined ? { label: '', run: work } : confirmedStep({ label: '', send: work, find: () => find(input), isUpdate }, isRepeat)]
}

const isCertain = ({ failure }: Stop): boolean => !isUnconfirmed(failure) && !isNotThere(failure)

const hasToast = <Input, Data>({ toasts = 'all' }: SaveOptions<Input, Data>, stop: Stop): boolean => {
  // The user said no to main's question, and knows.
  if (stop.failure.kind === 'cancelled' && stop.done.length === 0) return false
  if (toasts === 'certain') return isCertain(stop)
  if (toasts === 'not-half-done') return isCertain(stop) && stop.done.length === 0
  return toasts === 'all'
}

const failureToast = <Input, Data>({ options: { failed }, input }: Order<Input, Data>, { failure, failed: step, steps, at }: Stop): Toast => {
  const message = readableServerMessage(failure.message)
  if (typeof failed === 'function') return failed(input, message)
  if (failed !== undefined) return { message: failed, detail: message }
  const looksFirst = isUnconfirmed(failure) && steps[at]?.lookAgain !== undefined
  const detail = step === '' ? (looksFirst ? LOOKS_FIRST : failureAdvice(failure.kind, failure.details)) : step
  return detail === '' ? { message } : { message, detail }
}

const shownOf = <Input, Data>(stopped: Stopped<Input, Data> | null, look: () => Promise<boolean>) => {
  if (stopped === null) return { failure: null, problem: null, refusal: null, stopped: null }
  const { stop, isAtField } = stopped
  const { failure } = stop
  const text = readableServerMessage(failure.message)
  const problem = isCertain(stop) ? null : { text, onLookAgain: stop.canLookAgain ? () => void look() : null }
  return { failure, problem, refusal: problem === null && !isAtField ? text : null, stopped: stop }
}
