import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { isMoneyOperation } from '#shared/domain/payment.ts'
import type { Remedy } from '#shared/remedy.ts'
import { type Failure, success } from '#shared/result.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { operationOf } from '../platform/execute-operation.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { platformQueryKey } from '../platform/use-read.ts'
import { useWriteGate, type WriteGate } from '../platform/use-write-gate.ts'
import { useObstacle } from '../session/use-obstacle.ts'
import { useMoneyCheck } from './use-money-check.ts'
import { MONEY_ENTRIES, useAllMoneyEntries, withEntry } from './use-money-entries.ts'
import { unwatch, watch } from './watched-keys.ts'

/** What the user confirmed. Main refuses what does not agree with the variables. */
export interface MoneyAbout {
  /** Whose money it is: the site; of a partner's wallet the partner's user name. */
  readonly siteId: string
  /** What people call it: the site's domain, the partner's company. */
  readonly domain: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /** Note, plan or service: what a person recognises it by. */
  readonly text: string
}

/** Any operation, whatever it answers and takes. */
type AnyDocument = TypedDocumentNode<unknown, never>

export interface UseMoneyOptions {
  /** Operations whose answers are old once it is done, beside the site's wallet, transactions, plans and services. */
  readonly invalidates?: readonly AnyDocument[]
}

/** How a sending ended, as far as is known. */
export type MoneyOutcome = MoneyEntry & {
  /** Its dialog was closed before the answer came: a toast of the session reports it, and nothing that is open by now is to be closed. */
  readonly isLeft: boolean
}

/** Money's face of `useSave`: it is sent by main's payment service, which keeps a journal and reads back by itself. */
export interface Money<Variables> {
  /**
   * Sends once for the key and gives the outcome, which may be `refused` or `unknown`; `doneData` reads its data. Never rejects: what could not even be
   * handed to main is `refused` as well.
   */
  readonly run: (key: string, variables: Variables, about: MoneyAbout) => Promise<MoneyOutcome>
  readonly isPending: boolean
  readonly gate: WriteGate
  /** Why main refused to send; null where it did not. */
  readonly failure: PlatformFailure | null
  /** The newest form of what was sent last, null before: for the confirmation's dialog. */
  readonly entry: MoneyEntry | null
  /** Reads the platform back for it at once. */
  readonly check: () => void
  /** What the user can do where nothing was sent because an earlier run may have sent the same. */
  readonly remedy: Remedy | null
  /** The dialog closes: what is settled was seen, the rest goes on and is reported by a toast. */
  readonly leave: () => void
}

const SENDING = { state: 'sending', settledAt: null, checkedAt: null, found: false, message: null, data: null } as const

/** Sends an operation that moves or binds money, through main's journal. */
export const useMoney = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, { invalidates = [] }: UseMoneyOptions = {}): Money<Variables> => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const entries = useAllMoneyEntries()
  const { check, dismiss } = useMoneyCheck()
  const [sent, setSent] = useState<MoneyEntry | null>(null)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const touched = useRef(invalidates)
  touched.current = invalidates
  const sentKey = sent?.key
  const entry = entries.find(({ key }) => key === sentKey) ?? sent
  const latest = useRef(entry)
  latest.current = entry

  const leave = useCallback(() => {
    const left = latest.current
    latest.current = null
    if (left === null) return
    const isSettled = left.state !== 'sending' && left.state !== 'unknown'
    // What was seen here leaves the list before anything else could show it.
    if (isSettled) void dismiss(left.key).finally(() => unwatch(left.key))
    else unwatch(left.key)
  }, [dismiss])

  const run = useCallback(
    async (key: string, variables: Variables, about: MoneyAbout): Promise<MoneyOutcome> => {
      const operation = operationOf(document)
      if (!isMoneyOperation(operation)) throw new TypeError(`${operation} moves no money`)
      const begun: MoneyEntry = {
        ...about,
        key,
        operation,
        ...SENDING,
        startedAt: nowInSeconds(),
      }
      // The one before it was seen here.
      leave()
      watch(key)
      latest.current = begun
      setSent(begun)
      setRefusal(null)
      const answer = await bridge.money.send({ key, operation, variables: variables as Record<string, unknown>, ...about })
      const outcome: MoneyEntry = answer.ok ? answer.value : { ...begun, state: 'refused', settledAt: nowInSeconds(), message: answer.error.message }
      const isLeft = latest.current?.key !== key
      // `latest` too: the screen may go away before it is drawn again.
      if (!isLeft) {
        latest.current = outcome
        setSent(outcome)
        setRefusal(answer.ok ? null : answer.error)
      }
      if (answer.ok) queries.setQueryData<readonly MoneyEntry[]>(MONEY_ENTRIES, (known) => known && withEntry(known, outcome))
      return { ...outcome, isLeft }
    },
    [bridge, document, leave, queries],
  )

  // Also for what is done only by a later reading back.
  const isDone = entry?.state === 'done'
  useEffect(() => {
    if (isDone) for (const old of touched.current) void queries.invalidateQueries({ queryKey: platformQueryKey(old) })
  }, [isDone, queries])

  const remedy = useObstacle({
    failure: refusal,
    release: async () => (sent === null ? success(undefined) : bridge.money.release({ operation: sent.operation, siteId: sent.siteId })),
    onAnswer: (message, isOver) => {
      setSent((before) => before && { ...before, message })
      if (isOver) setRefusal(null)
    },
  })
  useEffect(() => leave, [leave])
  const close = useCallback(() => {
    leave()
    setSent(null)
  }, [leave])
  const gate = useWriteGate()
  const failure = useMemo(() => (refusal === null ? null : new PlatformFailure(refusal)), [refusal])
  const isPending = entry?.state === 'sending'
  return { run, isPending, gate, failure, entry, check: () => void (sentKey !== undefined && check(sentKey)), remedy, leave: close }
}

/** The answer of what is done, undefined for everything else. */
export const doneData = <Data, Variables>(_document: TypedDocumentNode<Data, Variables>, { state, data }: MoneyEntry): Data | undefined =>
  state === 'done' && data !== null ? (JSON.parse(data) as Data) : undefined
