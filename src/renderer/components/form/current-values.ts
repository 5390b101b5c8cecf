import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'

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
