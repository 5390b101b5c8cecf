import type { FormSectionInfo } from '#components/form/form-errors.ts'
import type { FormUse } from './form-values.ts'
import { sectionsOf } from './section.ts'

const infoOf = (use: FormUse): readonly FormSectionInfo[] => sectionsOf(use).map(({ id, title, fields }) => ({ id, title, fields: fields[use] }))

const INFO: Readonly<Record<FormUse, readonly FormSectionInfo[]>> = { create: infoOf('create'), edit: infoOf('edit') }

/** The sections as navigation, summary and focus want them; always the same array for a use. */
export const formSections = (use: FormUse): readonly FormSectionInfo[] => INFO[use]
