import { useMemo } from 'react'
import { type FieldErrors, useFormState } from 'react-hook-form'
import { focusField } from './field-id.ts'

interface FormError {
  readonly name: string
  readonly message: string
}

/** One section of a form: the fields it shows, by the first part of their names. */
export interface FormSectionInfo {
  /** Unique in the form; the section's element has it as `section-<id>`. */
  readonly id: string
  readonly title: string
  /** Names of its fields, or of what holds them: `paymentModes` covers `paymentModes.0.displayName`. In the order on screen. */
  readonly fields: readonly string[]
}

interface SectionErrors {
  readonly section: FormSectionInfo
  readonly errors: readonly FormError[]
}

/** Every message in the error object of react-hook-form, with the path of its field. */
export const formErrors = (errors: FieldErrors): readonly FormError[] => collect(errors, '')

/** The errors of a form by section, in the order on screen. Errors of no section come with the last one, so that none is left unsaid. */
export const sectionErrors = (sections: readonly FormSectionInfo[], errors: readonly FormError[]): readonly SectionErrors[] => {
  const placeOf = new Map(sections.flatMap((section, at) => section.fields.map((field, rank) => [field, { at, rank }] as const)))
  const placed = errors.map((error) => ({ error, place: findPlace(placeOf, error.name) ?? { at: sections.length - 1, rank: Number.MAX_SAFE_INTEGER } }))
  return sections.map((section, at) => ({
    section,
    errors: placed
      .filter(({ place }) => place.at === at)
      .toSorted((a, b) => a.place.rank - b.place.rank)
      .map(({ error }) => error),
  }))
}

interface Place {
  readonly at: number
  readonly rank: number
}

const findPlace = (places: ReadonlyMap<string, Place>, name: string): Place | undefined => {
  const own = places.get(name)
  const end = name.lastIndexOf('.')
  return own !== undefined || end < 0 ? own : findPlace(places, name.slice(0, end))
}

const collect = (node: unknown, path: string): FormError[] => {
  if (typeof node !== 'object' || node === null) return []
  const { message } = node as { readonly message?: unknown }
  const own = typeof message === 'string' && message !== '' ? [{ name: path.replace(/\.root$/, ''), message }] : []
  const inner = Object.entries(node).flatMap(([key, value]) => (LEAVES.has(key) ? [] : collect(value, path === '' ? key : `${path}.${key}`)))
  return [...own, ...inner]
}

/** What react-hook-form keeps beside the message; `ref` is the control itself. */
const LEAVES: ReadonlySet<string> = new Set(['ref', 'type', 'types', 'message'])

/** The errors of the form around, by section. Draws again only when they change. Keep `sections` stable between renders. */
export const useSectionErrors = (sections: readonly FormSectionInfo[]): readonly SectionErrors[] => {
  const { errors } = useFormState()
  // The object of errors is changed in place: the messages themselves say whether anything is new.
  const found = formErrors(errors)
  const key = JSON.stringify(found)
  return useMemo(() => sectionErrors(sections, JSON.parse(key) as typeof found), [sections, key])
}

/**
 * Puts the focus on the first wrong field in the order on screen: `handleSubmit(onValid, (errors) => focusFirstError(sections, errors))`.
 * Make the form with `shouldFocusError: false`: react-hook-form knows only the order in which fields were first drawn.
 */
export const focusFirstError = (sections: readonly FormSectionInfo[], errors: FieldErrors): void => {
  const first = sectionErrors(sections, formErrors(errors)).flatMap((section) => section.errors)[0]
  if (first !== undefined) focusField(first.name)
}
