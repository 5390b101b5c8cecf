import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * The checks of a form whose `list` has rows that are added and removed. react-hook-form checks the whole list after each of these, and so would blame a new
 * row for what nobody could type yet; here only what is wrong with the list itself is said then, and its fields when they are left or sent.
 */
export const rowsResolver =
  <Values extends FieldValues>(check: Resolver<Values>, list: keyof Values & string): Resolver<Values> =>
  async (values, context, options) => {
    const result = await check(values, context, options)
    const isRowsAction = options.names?.length === 1 && options.names[0] === list
    const found = (result.errors as FieldErrors)[list]
    if (!isRowsAction || found === undefined) return result
    const own = ofList(found as ListError)
    return { values: {}, errors: (own === undefined ? {} : { [list]: own }) as FieldErrors<Values> }
  }

/** Errors of rows by their index, with that of the list itself at `root`, or the latter alone. */
type ListError = FieldError | (readonly unknown[] & { readonly root?: FieldError })

const ofList = (error: ListError): FieldError | undefined => ('type' in error ? error : error.root)
