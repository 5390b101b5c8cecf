import { useCallback } from 'react'
import { type Control, type FieldErrors, type FieldValues, type Path, type PathValue, type UseFormReturn, useFormState } from 'react-hook-form'

type Leaf = readonly [path: string, value: unknown]

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const leavesOf = (value: unknown, path: string): readonly Leaf[] =>
  isBranch(value) ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`)) : [[path, value]]

const isSame = (one: unknown, other: unknown): boolean => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/** What a form holds as it is sent, to be compared with what it holds once that is saved. */
export const sentValues = <Values extends FieldValues>({ getValues }: Pick<UseFormReturn<Values>, 'getValues'>): Values => structuredClone(getValues())

/** Whether a form holds anything else than what was sent of it. */
export const isTypedSince = <Values extends FieldValues>({ getValues }: Pick<UseFormReturn<Values>, 'getValues'>, sent: Values): boolean =>
  !isSame(getValues(), sent)

/**
 * Gives a form new values after what it held as `sent` was saved, and keeps what was typed in the meantime: that is unsaved then. Answers whether
 * anything was. A form that stays open after a save is reset in no other way.
 */
export const resetKeepingTyped = <Values extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  sent: Values,
  next: Values,
): boolean => {
  const before = new Map(leavesOf(sent, ''))
  const typed = leavesOf(structuredClone(getValues()), '').filter(([path, value]) => !isSame(before.get(path), value))
  reset(next)
  for (const [path, value] of typed) setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  return typed.length > 0
}

/** For a form that closes once it is saved: whether it has to stay, because something was typed since. That is unsaved then, the rest is as it was sent. */
export const keepsTyped = <Values extends FieldValues>(methods: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>, sent: Values): boolean =>
  isTypedSince(methods, sent) && resetKeepingTyped(methods, sent, sent)

/**
 * What a form holds by now, by its rules: what was typed while its save was being prepared is part of it. null: it no longer keeps the rules, which
 * `onInvalid` shows. A review is made of this, never of the values that the save began with.
 */
export const currentValues = <Values extends FieldValues>(
  { handleSubmit }: Pick<UseFormReturn<Values, unknown, Values>, 'handleSubmit'>,
  onInvalid: (errors: FieldErrors<Values>) => void,
): Promise<Values | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<Values | null>()
  handleSubmit(resolve, (errors) => {
    onInvalid(errors)
    resolve(null)
  })().catch(reject)
  return promise
}

/**
 * Returns a function that reads whether the form has unsaved changes now: `useFormState` may lag behind
 * the last key. Renders again whenever that changes.
 */
export const useIsDirty = <Values extends FieldValues, Sent>(control: Control<Values, unknown, Sent>): (() => boolean) => {
  // Reading it subscribes: without a subscriber, the form does not track changes.
  void useFormState({ control }).isDirty
  return useCallback(() => control._formState.isDirty, [control])
}
