import * as z from 'zod/mini'
import type { FieldOption } from '#components/form/field-props.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import { type TypedNumber, wholeNumberRule } from '#components/typed-value/whole-number.ts'
import type { InternalUser, UserChoice } from '#data/users/pickers.ts'
import type { FooterAddressInput, PremiumFeatureInput, UpdateSiteInput } from '#generated/graphql.ts'
import { formatDate, formatFormDate, isFormDate, parseDay } from '#shared/domain/date.ts'
import type { FormUse, GroupId } from './sections.ts'
import type { SiteRecord, SiteSetting, SiteSource } from './site-source.ts'

type SharedText =
  | ('siteType' | 'siteOption' | 'subdomain' | 'domain' | 'homeTitle' | 'metaDescription')
  | ('partnerType' | 'channelPartner' | 'channelPartnerId' | 'groupId')
  | ('latitude' | 'longitude' | 'country' | 'fromDate' | 'tillDate')

/** The values that other fields depend on: whether they are shown, required, or what they write. */
export type SharedValues = Readonly<Record<SharedText, string>> &
  Readonly<Record<'hasProductListing' | 'hasPhotos' | 'isGroupReward', boolean>> &
  Readonly<Record<'no_of_products' | 'no_of_photos', TypedNumber>>

/** Something that depends on other fields. `on` names them, so that only a change of one of these is watched. */
export interface Condition {
  readonly on: readonly (keyof SharedValues)[]
  holds(values: SharedValues): boolean
}

export const when = <Name extends keyof SharedValues>(on: readonly Name[], holds: (values: Pick<SharedValues, Name>) => boolean): Condition => ({ on, holds })

/**
 * How a field is drawn. The kinds without options of their own are drawn by a component of the same subject in
 * `sections/`.
 */
export type Control =
  | { readonly kind: 'text'; readonly type?: 'email' | 'tel'; readonly hint?: string }
  | { readonly kind: 'text-area'; readonly limit: number; readonly rows: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'switch'; readonly isLabelAbove?: true }
  | { readonly kind: 'date' }
  | { readonly kind: 'colour' }
  | { readonly kind: 'select'; readonly options: readonly FieldOption[]; readonly placeholder?: string }
  | { readonly kind: 'combo'; readonly options: readonly FieldOption[]; readonly freeText?: true }
  | { readonly kind: 'check-boxes'; readonly options: readonly FieldOption[] }
  | { readonly kind: 'digits'; readonly entryLabel: string }
  | { readonly kind: 'staff'; choices(users: readonly InternalUser[], values: Pick<SharedValues, 'partnerType'>): readonly UserChoice[] }
  | { readonly kind: SpecialControl }
  /** Drawn together with the field before it. */
  | { readonly kind: 'none' }

export type SpecialControl =
  | 'site-option'
  | 'sub-domain'
  | 'domain'
  | 'reference-site'
  | 'user-name'
  | 'channel-partner'
  | 'place'
  | 'logo'
  | 'payment-modes'
  | 'group'
  | 'pages'

/** The input of the platform that a field writes to. */
export type SiteInput = Omit<UpdateSiteInput, 'siteId'>

/** One field of the site form: all that form, rules, defaults, review, error summary and input know of it. */
export interface SiteField<Name extends string = string, Value = unknown> {
  readonly name: Name
  readonly label: string
  /** The group it is in, by use. A use without one does not have the field, and asks nothing of it. */
  readonly place: Readonly<Partial<Record<FormUse, GroupId>>>
  readonly control: Control
  /** The values it can hold, valid or not: drafts are read by it. */
  readonly shape: z.ZodMiniType<Value>
  /** What is wrong with a value of its own. */
  readonly rule: z.ZodMiniType<Value>
  /** Without a value, while it is shown: the message, and what else must hold. */
  readonly required?: { readonly message: string; readonly when?: Condition }
  /** Wrong together with other fields. */
  readonly conflict?: { readonly message: string; readonly when: Condition }
  /** Fields whose change may settle an error here that the rules above do not see. */
  readonly settledBy?: readonly (keyof SharedValues)[]
  readonly isVisible?: Condition
  /** Cannot be changed once the site exists. */
  readonly isFixedOnEdit?: true
  /** Without a value, and what a new site starts with. */
  readonly empty: Value
  readonly initial: Value
  stored(source: SiteSource): Value
  /** It is stored under its own name: in the record, in the settings, or among the premium features. */
  readonly isStoredAsNamed?: true
  /** Where it is written: paths in the input, or the part of the input that it makes together with others. */
  readonly input: readonly string[] | ((values: SharedValues) => SiteInput)
  /** The value as the input has it. */
  toInput(value: Value): unknown
  /** The value as people read it in the review; without it yes and no, or the plain value. */
  text?(this: void, value: Value): string
  /** The field that shows this one's change in the review where both changed: the name that goes with an id. */
  readonly shownBy?: string
  /** Other fields that change when the user changes this one. */
  resets?(value: Value, values: SharedValues, use: FormUse): Readonly<Record<string, unknown>>
}

type NamesOf<Input, Value> = { [Name in keyof Input]-?: Value extends Input[Name] ? Name : never }[keyof Input] & string
type InputPath<Value> =
  | NamesOf<SiteInput, Value>
  | `footerAddress.${NamesOf<FooterAddressInput, Value>}`
  | `premiumFeature.${NamesOf<PremiumFeatureInput, Value>}`

/** Where a field is written is left out if the input has a place of the same name and type. */
type InputOption<Name, Value> =
  Name extends NamesOf<SiteInput, Value>
    ? { readonly input?: readonly InputPath<Value>[] | ((values: SharedValues) => SiteInput) }
    : { readonly input: readonly InputPath<Value>[] | ((values: SharedValues) => SiteInput) }

type StoredName = keyof SiteRecord | keyof SiteSetting | keyof NonNullable<SiteSetting['premiumFeature']>

/** How a field is read is left out if the platform stores it under its own name. */
type StoredOption<Name, Value> = Name extends StoredName ? { readonly stored?: Stored<Value> } : { readonly stored: Stored<Value> }

type Stored<Value> = (source: SiteSource) => Value | null | undefined

type Places<Name, Value> = InputOption<Name, Value> & StoredOption<Name, Value>

interface Options<Value>
  extends Partial<Pick<SiteField<string, Value>, 'conflict' | 'settledBy' | 'isVisible' | 'isFixedOnEdit' | 'text' | 'shownBy' | 'resets'>> {
  /** The group in both uses, or by use. */
  readonly in: GroupId | SiteField['place']
  readonly required?: string | { readonly message: string; readonly when: Condition }
  readonly initial?: Value
}

type Kind<Value> = Pick<SiteField<string, Value>, 'control' | 'shape' | 'rule' | 'empty' | 'toInput'>

/** The kind of a field that holds several texts. */
export const texts = (control: Control, rule: Kind<string[]>['rule'] = z.array(z.string())): Kind<string[]> => ({
  control,
  shape: z.array(z.string()),
  rule,
  empty: [],
  toInput: (entries) => entries,
})

/** Any field: what its kind knows, and what is said of it alone. */
export const field = <const Name extends string, Value>(
  name: Name,
  label: string,
  kind: Kind<Value>,
  all: Options<Value> & Places<Name, Value>,
): SiteField<Name, Value> => {
  const { in: place, required, initial, stored = storedUnder<Value>(name), ...options } = all
  return {
    input: [name],
    ...kind,
    ...(options as Partial<SiteField<Name, Value>>),
    name,
    label,
    place: typeof place === 'string' ? { create: place, edit: place } : place,
    ...(required === undefined ? {} : { required: typeof required === 'string' ? { message: required } : required }),
    initial: initial ?? kind.empty,
    stored: (source) => stored(source) ?? kind.empty,
    ...(all.stored === undefined ? { isStoredAsNamed: true } : {}),
  }
}

/**
 * The value of a field that is stored under its own name: in the record, else in the settings, else among the premium
 * features.
 */
const storedUnder =
  <Value>(name: string): Stored<Value> =>
  ({ record, setting }) => {
    const places = [record, setting, setting?.premiumFeature] as readonly (Readonly<Record<string, unknown>> | null | undefined)[]
    return places.map((place) => place?.[name]).find((value) => value !== null && value !== undefined) as Value | undefined
  }

const textOrNull = (text: string): string | null => (text === '' ? null : text)
const typedText = z.string().check(z.trim())

interface TextOptions extends Options<string> {
  readonly control?: Control
  readonly rule?: z.ZodMiniType<string>
}

/** A text, trimmed; empty for none. Choices hold the stored value. */
export const text = <const Name extends string>(
  name: Name,
  label: string,
  { control = { kind: 'text' }, rule = typedText, ...options }: TextOptions & Places<Name, string>,
) => {
  const kind: Kind<string> = { control, shape: z.string(), rule, empty: '', toInput: textOrNull }
  return field<Name, string>(name, label, kind, options as unknown as Options<string> & Places<Name, string>)
}

/** A day as YYYY-MM-DD; empty for none. In unix seconds on the platform. */
export const day = <const Name extends 'fromDate' | 'tillDate'>(
  name: Name,
  label: string,
  { stored, ...options }: Options<string> & { readonly stored: (source: SiteSource) => number | null },
) => {
  const rule = typedText.check(z.refine((typed) => typed === '' || isFormDate(typed), DAY_NOT_READABLE))
  const kind: Kind<string> = { control: { kind: 'date' }, shape: z.string(), rule, empty: '', toInput: parseDay }
  const all = {
    text: (typed: string) => formatDate(parseDay(typed)),
    ...options,
    stored: (source: SiteSource) => formatFormDate(stored(source)),
    input: [name],
  }
  return field<Name, string>(name, label, kind, all as unknown as Options<string> & Places<Name, string>)
}

const typedNumber: z.ZodMiniType<TypedNumber> = z.nullable(z.union([z.number(), z.string()]))

export const numberOrNull = (value: TypedNumber): number | null => (typeof value === 'number' ? value : null)

/** A whole number from 0; null for none. */
export const number = <const Name extends string>(name: Name, label: string, options: Options<number | null> & Places<Name, number | null>) =>
  field<Name, TypedNumber>(
    name,
    label,
    { control: { kind: 'number' }, shape: typedNumber, rule: wholeNumberRule, empty: null, toInput: numberOrNull },
    options as unknown as Options<TypedNumber> & Places<Name, TypedNumber>,
  )

/** Yes or no. */
export const toggle = <const Name extends string>(
  name: Name,
  label: string,
  { isLabelAbove, ...options }: Options<boolean> & { readonly isLabelAbove?: true } & Places<Name, boolean>,
) => {
  const control: Control = { kind: 'switch', ...(isLabelAbove === undefined ? {} : { isLabelAbove }) }
  const kind: Kind<boolean> = { control, shape: z.boolean(), rule: z.boolean(), empty: false, toInput: (value) => value }
  return field<Name, boolean>(name, label, kind, options as unknown as Options<boolean> & Places<Name, boolean>)
}
