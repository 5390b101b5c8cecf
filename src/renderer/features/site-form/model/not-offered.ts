import { useMemo } from 'react'
import { useOffer } from '#data/bridge/bridge-context.ts'
import type { Offer } from '#data/platform/offer.ts'
import { isFieldAbsent, showsNothing } from '#data/platform/offered-values.ts'
import {
  CreateSiteByRecahoAdminDocument,
  GetBasicSiteSettingBySiteDocument,
  GetSitesAdminRecordsDocument,
  UpdateSiteByAdminDocument,
} from '#generated/graphql.ts'
import type { SiteField } from '../fields/field.ts'
import type { FormUse } from '../fields/sections.ts'
import { SITE_FIELDS } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { emptyValues } from './values.ts'

/** `GetSitesAdminRecords` reads the same fields as the list by site type, so the same ones are absent. */
const RECORD = GetSitesAdminRecordsDocument
/** A site is never without these, whatever is absent in them. */
const PARTS = ['record', 'setting', 'reward']
const NONE: ReadonlySet<string> = new Set()

/** Names of fields that the platform cannot store or, for a stored site, does not return. Required ones stay. */
export const fieldsNotOffered = (use: FormUse, offer: Offer, fields: readonly SiteField[] = SITE_FIELDS): ReadonlySet<string> => {
  const unsent = unsentBy(use, offer)
  const absent = use === 'create' ? [] : [...within('record', offer.absentIn(RECORD)), ...within('setting', offer.absentIn(GetBasicSiteSettingBySiteDocument))]
  if (unsent.length + absent.length === 0) return NONE
  const isLost = (field: SiteField): boolean => field.required === undefined && (isUnsent(field, unsent) || isUnread(field, absent))
  return new Set(fields.filter(isLost).map(({ name }) => name))
}

/** Names of fields whose value the platform has no place for, required ones too. */
export const fieldsNotSent = (use: FormUse, offer: Offer, fields: readonly SiteField[] = SITE_FIELDS): ReadonlySet<string> => {
  const unsent = unsentBy(use, offer)
  return unsent.length === 0 ? NONE : new Set(fields.filter((field) => isUnsent(field, unsent)).map(({ name }) => name))
}

const unsentBy = (use: FormUse, offer: Offer): readonly string[] =>
  offer.unsentIn(use === 'create' ? CreateSiteByRecahoAdminDocument : UpdateSiteByAdminDocument)

export const useFieldsNotSent = (use: FormUse): ReadonlySet<string> => {
  const offer = useOffer()
  return useMemo(() => fieldsNotSent(use, offer), [offer, use])
}

export const useFieldsNotOffered = (use: FormUse): ReadonlySet<string> => {
  const offer = useOffer()
  return useMemo(() => fieldsNotOffered(use, offer), [offer, use])
}

const within = (part: string, paths: readonly string[]): readonly string[] => paths.map((path) => `${part}.${path}`)

/** The fields that are left. */
export const fieldsWithout = (notOffered: ReadonlySet<string>): readonly SiteField[] => SITE_FIELDS.filter(({ name }) => !notOffered.has(name))

const isUnsent = ({ input }: SiteField, unsent: readonly string[]): boolean => {
  const paths = typeof input === 'function' ? Object.keys(input(emptyValues())) : input
  return paths.length > 0 && paths.every((path) => isFieldAbsent(path, unsent))
}

/** A field that is stored under its own name is looked for in every part, and is in one of them. */
const isUnread = (field: SiteField, absent: readonly string[]): boolean => {
  if (absent.length === 0) return false
  return field.isStoredAsNamed === true
    ? PARTS.some((part) => isFieldAbsent(`${part}.${field.name}`, absent))
    : showsNothing((source: SiteSource) => field.stored(source), [...absent, ...PARTS.map((part) => `${part}.?`)])
}
