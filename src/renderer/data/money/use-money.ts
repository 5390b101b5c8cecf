import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { isMoneyOperation } from '#shared/domain/payment.ts'
import type { Remedy } from '#shared/remedy.ts'
import { type Failure, failure, success } from '#shared/result.ts'
import { useBridge, useOffer } from '../bridge/bridge-context.ts'
import { operationOf } from '../platform/operation-of.ts'
import { useObstacle } from '../session/use-obstacle.ts'
import { MONEY_ENTRIES, unwatch, useAllMoneyEntries, useMoneyCheck, watch, withEntry } from './money-entries.ts'

/** What the user confirmed. Main refuses what does not agree with the variables. */
export type MoneyAbout = Pick<MoneyEntry, 'siteId' | 'domain' | 'amount' | 'currency' | 'text'>

export type MoneyOutcome = MoneyEntry & {
  /** Its dialog was closed before the answer came: a toast of the session reports it, and nothing that is open by now is to be closed. */
  readonly isLeft: boolean
}

/** Money's face of `useSave`: it is sent by main's payment service, which keeps a journal and reads back by itself. */
export interface Money<Variables> {
  /**
   * Sends once for the key and gives the outcome, which may be `refused` or `unknown`; `doneData` reads its data. Never rejects: what could not even be
   * handed to main is `refused` as well. `prepare` does what must be done before, and answers why it cannot be sent, null where it can.
   */
  readonly run: (key: string, variables: Variables, about: MoneyAbout, prepare?: () => Promise<string | null>) => Promise<MoneyOutcome>
  /** The newest form of what was sent last, null before: for the confirmation's dialog. */
  readonly entry: MoneyEntry | null
  readonly check: () => void
  /** Why it cannot be sent at all: the platform does not have it. Null where it can. */
  readonly reason: string | null
  /** What the user can do where nothing was sent because an earlier run may have sent the same. */
  readonly remedy: Remedy | null
  /** The dialog closes: what is settled was seen, the rest goes on and is reported by a toast. */
  readonly leave: () => void
}

const SENDING = { state: 'sending', settledAt: null, checkedAt: null, found: false, message: null, data: null } as const

/** Sends an operation that moves or binds money, through main's journal. */
export const useMoney = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): Money<Variables> => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const reason = useOffer().refusalOf([document])
  const entries = useAllMoneyEntries()
  const { check, dismiss } = useMoneyCheck()
  const [sent, setSent] = useState<MoneyEntry | null>(null)
  const [refusal, setRefusal] = useState<Failure | null>(null)
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
    async (key: string, variables: Variables, about: MoneyAbout, prepare?: () => Promise<string | null>): Promise<MoneyOutcome> => {
      const operation = operationOf(document)
      if (!isMoneyOperation(operation)) throw new TypeError(`${operation} moves no money`)
      const begun: MoneyEntry = { ...about, key, operation, ...SENDING, startedAt: nowInSeconds() }
      // The one before it was seen here.
      leave()
      watch(key)
      latest.current = begun
      setSent(begun)
      setRefusal(null)
      const obstacle = (await prepare?.()) ?? null
      const request = { key, operation, variables: variables as Record<string, unknown>, ...about }
      const answer = obstacle === null ? await bridge.money.send(request) : failure('rejected', obstacle)
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
  return { run, entry, reason, check: () => void (sentKey !== undefined && check(sentKey)), remedy, leave: close }
}

/** The answer of what is done, undefined for everything else. */
export const doneData = <Data, Variables>(_document: TypedDocumentNode<Data, Variables>, { state, data }: MoneyEntry): Data | undefined =>
  state === 'done' && data !== null ? (JSON.parse(data) as Data) : undefined
