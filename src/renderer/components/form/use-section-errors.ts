import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { type FormSectionInfo, formErrors, type SectionErrors, sectionErrors } from './form-errors.ts'

/** The errors of the form around, by section. Draws again only when they change. Keep `sections` stable between renders. */
export const useSectionErrors = (sections: readonly FormSectionInfo[]): readonly SectionErrors[] => {
  const { errors } = useFormState()
  // The object of errors is changed in place: the messages themselves say whether anything is new.
  const found = formErrors(errors)
  const key = JSON.stringify(found)
  return useMemo(() => sectionErrors(sections, JSON.parse(key) as typeof found), [sections, key])
}
