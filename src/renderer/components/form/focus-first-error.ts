import type { FieldErrors } from 'react-hook-form'
import { focusField } from './field-id.ts'
import { type FormSectionInfo, formErrors, sectionErrors } from './form-errors.ts'

/**
 * Puts the focus on the first wrong field in the order on screen: `handleSubmit(onValid, (errors) => focusFirstError(sections, errors))`.
 * Make the form with `shouldFocusError: false`: react-hook-form knows only the order in which fields were first drawn.
 */
export const focusFirstError = (sections: readonly FormSectionInfo[], errors: FieldErrors): void => {
  const first = sectionErrors(sections, formErrors(errors)).flatMap((section) => section.errors)[0]
  if (first !== undefined) focusField(first.name)
}
