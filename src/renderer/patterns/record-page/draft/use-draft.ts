import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIsDirty } from '#components/form/typed-since.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { DRAFTS } from './draft-address.ts'

interface DraftOptions<Values extends FieldValues> {
  readonly port: Pick<Bridge['drafts'], 'read' | 'write' | 'discard'>
  /** Which form, and of which record: "create-site", "edit-site:<site id>". */
  readonly form: string
  readonly methods: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'reset' | 'control'>
  /**
   * Makes values of a stored draft, which an earlier version of the form may have written; null when it is of no use any more: it is deleted.
   * Parse it with a schema of the form's shape, not of its rules: a draft is unfinished.
   */
  readonly parse: (stored: unknown) => Values | null
  /** What is kept of the values, as `parse` will get it; without it the values themselves. */
  readonly keep?: (values: Values) => unknown
}

/** A draft found on entering the form. */
export interface DraftOffer {
  /** Unix seconds. */
  readonly savedAt: number
  /** Fills the form with it. */
  readonly restore: () => void
  /** Deletes it. */
  readonly discard: () => void
}

export interface FormDraft {
  /** The question to put, see `DraftOffer`; null when there is no draft or it was answered. Nothing is kept before the answer. */
  readonly offer: DraftOffer | null
  /** Whether it is known by now if there is a draft. */
  readonly isReady: boolean
  /** Why what is typed cannot be kept, null while it can. */
  readonly failure: string | null
  /** Deletes the draft and keeps nothing more: after the form was sent. */
  readonly end: () => Promise<void>
  /** Deletes this form's draft and stops keeping one: the user left without saving. A draft still offered stays. */
  readonly giveUp: () => void
}

const whole = (values: unknown): unknown => values

/** Keeps a half-filled form as a sealed draft of the signed-in user, a moment after each change, and offers the one it finds on entering. */
export const useDraft = <Values extends FieldValues>({ port, form, methods, parse, keep = whole }: DraftOptions<Values>): FormDraft => {
  const [found, setFound] = useState<{ readonly savedAt: number; readonly values: Values } | null>(null)
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const keeper = useRef<DraftKeeper | null>(null)
  const latest = useRef({ parse, keep })
  latest.current = { parse, keep }
  const { subscribe, getValues, reset } = methods
  const isDirty = useIsDirty(methods.control)
  const queries = useQueryClient()

  useEffect(() => {
    // Typing that was undone leaves no draft.
    const read = (): string | null => (isDirty() ? JSON.stringify(latest.current.keep(getValues())) : null)
    const onStored = (): void => void queries.invalidateQueries({ queryKey: [DRAFTS] })
    const current = new DraftKeeper({ port, form, read, onFailure: setFailure, onStored })
    keeper.current = current
    let isGone = false
    const enter = async (): Promise<void> => {
      const stored = await current.find()
      const values = stored === null ? null : latest.current.parse(stored.values)
      if (stored !== null && values === null) void current.discard()
      if (values === null) current.start()
      // What was typed before this was known is kept also where the form has been left since.
      if (isGone) return current.flush()
      if (stored !== null && values !== null) setFound({ savedAt: stored.savedAt, values })
      setReady(true)
    }
    void enter()
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => current.changed() })
    const flush = (): void => void current.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      isGone = true
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [port, form, subscribe, getValues, isDirty, queries])

  const restore = useCallback(() => {
    if (found === null) return
    // The defaults stay what they were, so that the form counts as changed.
    reset(found.values, { keepDefaultValues: true })
    setFound(null)
    keeper.current?.resume()
  }, [found, reset])
  const discard = useCallback(() => {
    setFound(null)
    void keeper.current?.discard()
    keeper.current?.start()
  }, [])
  const end = useCallback(async () => {
    await keeper.current?.end()
  }, [])
  const giveUp = useCallback(() => keeper.current?.giveUp(), [])
  return { offer: found === null ? null : { savedAt: found.savedAt, restore, discard }, isReady, failure, end, giveUp }
}

/** A change is written this long after it, milliseconds; later changes in the meantime go with it. */
const DELAY = 500

interface DraftKeeperOptions extends Pick<DraftOptions<FieldValues>, 'port' | 'form'> {
  /** The form's values as JSON text; null where nothing in it is changed. */
  readonly read: () => string | null
  /** Called with why the last write failed, null once one succeeds. */
  readonly onFailure: (reason: string | null) => void
  /** Called when the stored draft is another one, or gone: a screen that lists drafts may have read them before. */
  readonly onStored: () => void
}

/** Writes the draft of one form. Writes follow one another, and end with the form. */
class DraftKeeper {
  readonly #options: DraftKeeperOptions
  #state: 'waiting' | 'keeping' | 'ended' = 'waiting'
  /** Something changed while the stored draft was still waiting for its answer. */
  #hasWaitingChange = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: DraftKeeperOptions) {
    this.#options = options
  }

  /** The stored draft, null when there is none or it cannot be read. */
  async find(): Promise<{ readonly savedAt: number; readonly values: unknown } | null> {
    const answer = await this.#options.port.read({ form: this.#options.form })
    if (!answer.ok || answer.value === null) return null
    try {
      return { savedAt: answer.value.savedAt, values: JSON.parse(answer.value.text) as unknown }
    } catch {
      return null
    }
  }

  /** From now on changes are kept, with what changed so far. Before, a stored draft may still be waiting for its answer. */
  start(): void {
    if (this.#state !== 'waiting') return
    this.#state = 'keeping'
    if (this.#hasWaitingChange) this.changed()
  }

  /** The stored draft is in the form, in place of what changed so far: from now on changes are kept. */
  resume(): void {
    this.#hasWaitingChange = false
    this.start()
  }

  /** Something in the form changed. */
  changed(): void {
    if (this.#state === 'waiting') this.#hasWaitingChange = true
    if (this.#state !== 'keeping') return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), DELAY)
  }

  /** Writes at once what waits to be written. */
  async flush(): Promise<void> {
    if (this.#timer === undefined || this.#state !== 'keeping') return
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { port, form, read, onFailure, onStored } = this.#options
    const text = read()
    if (text === null) return this.discard()
    const answer = await this.#after(() => port.write({ form, text }))
    onFailure(answer.ok ? null : answer.error.message)
    if (answer.ok) onStored()
  }

  /** Deletes the stored draft. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { port, form, onStored } = this.#options
    await this.#after(() => port.discard({ form }))
    onStored()
  }

  /** Deletes the stored draft and keeps nothing more. */
  async end(): Promise<void> {
    this.#state = 'ended'
    await this.discard()
  }

  giveUp(): void {
    const isKept = this.#state === 'keeping'
    this.#state = 'ended'
    if (isKept) void this.discard()
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}
