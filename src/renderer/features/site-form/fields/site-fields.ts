import type * as z from 'zod/mini'
import { BASIC_FIELDS } from './basic-fields.ts'
import type { SiteField } from './field.ts'
import { type FieldGroup, type FormUse, SECTIONS, type Section } from './sections.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

/** Every field of the site form, once, in the order of the screen within its group. Form, rules, defaults, review, error summary and input follow from it. */
export const SITE_FIELDS = [...BASIC_FIELDS, ...SETTINGS_FIELDS] as const

type TableField = (typeof SITE_FIELDS)[number]

export type SiteFormValues = { [Field in TableField as Field['name']]: z.infer<Field['shape']> }

export type FieldName = keyof SiteFormValues

/** A group of a section with its fields in one use. */
export interface PlacedGroup extends FieldGroup {
  readonly fields: readonly SiteField[]
}

/** A section in one use: as the form draws it, and as navigation and error summary want it. */
export interface PlacedSection extends Omit<Section, 'isAlwaysShown'> {
  readonly groups: readonly PlacedGroup[]
  /** Names of the fields, in the order of the screen. */
  readonly fields: readonly FieldName[]
}

/** The sections of one use with their fields, in the order of the screen. */
export const sectionsOf = (use: FormUse, fields: readonly SiteField[] = SITE_FIELDS): readonly PlacedSection[] =>
  (SECTIONS as readonly Section[])
    .map((section) => {
      const groups = section.groups
        .map((group) => ({ ...group, fields: fields.filter(({ place }) => place[use] === group.id) }))
        .filter((group) => group.fields.length > 0)
      return { ...section, groups, fields: groups.flatMap((group) => group.fields.map(({ name }) => name as FieldName)) }
    })
    .filter(({ groups, isAlwaysShown }) => groups.length > 0 || isAlwaysShown === true)

export const fieldsOf = (use: FormUse, fields: readonly SiteField[] = SITE_FIELDS): readonly SiteField[] =>
  sectionsOf(use, fields).flatMap(({ groups }) => groups.flatMap((group) => group.fields))
