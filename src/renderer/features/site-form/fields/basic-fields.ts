import * as z from 'zod/mini'
import { partnerChoices, salesPersonChoices, stockistChoices, supportManagerChoices } from '#data/users/pickers.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { parseDay } from '#shared/domain/date.ts'
import { PAYMENT_OPTIONS } from '#shared/domain/payment.ts'
import { PARTNER_ROLES } from '#shared/domain/role.ts'
import { domainProblem, MOST_IN_DOMAIN, subDomainProblem } from '#shared/domain/site/domain-label.ts'
import { NEW_SITE_DEFAULTS, SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import { COURIER_OPTIONS, CUSTOMER_LANGUAGES, SITE_MODES, siteModeLabel } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { courierWords, paymentWords } from '#shared/domain/text/code-words.ts'
import { fullDomain } from '#shared/domain/text.ts'
import * as messages from '../messages.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { day, field, number, numberOrNull, type SharedValues, type SiteInput, text, texts, toggle, when } from './field.ts'
import { isCommerce, optionsOf, typeResets } from './kind-rules.ts'
import type { SiteSource } from './site-source.ts'

const optionsIn = (values: readonly string[], words: (value: string) => string) => values.map((value) => ({ value, label: words(value) }))
const plainOptions = (values: readonly string[]) => optionsIn(values, String)
const typed = z.string().check(z.trim())

const { least, most } = SITE_LIMITS.userName
const userNameRule = typed.check(z.refine((name) => name === '' || (name.length >= least && name.length <= most), messages.USER_NAME_LENGTH))
const emailRule = typed.check(z.refine((email) => email === '' || z.email().safeParse(email).success, messages.ENTER_VALID_EMAIL))
const contactNumberRule = typed.check(z.regex(new RegExp(`^\\d{0,${SITE_LIMITS.additionalContactNumber}}$`), messages.DIGITS_ONLY))

/** A text with which a function finds nothing wrong. */
const ruleOf = (problemOf: (text: string) => string | null) =>
  typed.check(
    z.superRefine<string>((value, context) => {
      const message = problemOf(value)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  )

const isDomainTooLong = ({ subdomain, domain }: Pick<SharedValues, 'subdomain' | 'domain'>): boolean =>
  fullDomain(subdomain, domain).length > MOST_IN_DOMAIN && domainProblem(domain) === null

/** The domain without the sub domain before it. */
const parentDomain = ({ record: { domain, subdomain } }: SiteSource): string =>
  subdomain && domain.toLowerCase().startsWith(`${subdomain.toLowerCase()}.`) ? domain.slice(subdomain.length + 1) : domain

const ofPartner = (...types: readonly string[]) => when(['partnerType'], ({ partnerType }) => types.includes(partnerType))

const hasProducts = ({ siteOption }: Pick<SharedValues, 'siteOption'>): boolean => siteOption !== 'ENQUIRY'
// The switch and its number are one value of the platform.
const products = ({ hasProductListing, no_of_products }: SharedValues): SiteInput => ({ no_of_products: hasProductListing ? numberOrNull(no_of_products) : 0 })
// No photos are no number at all: a new site leaves it out, an edit empties it.
const photos = ({ hasPhotos, no_of_photos }: SharedValues): SiteInput => ({ no_of_photos: hasPhotos ? numberOrNull(no_of_photos) : null })

const SITE = [
  text('siteType', 'Site Type', {
    in: 'site',
    control: { kind: 'select', options: SITE_TYPES },
    required: messages.SELECT_SITE_TYPE,
    initial: NEW_SITE_DEFAULTS.siteType,
    text: siteTypeLabel,
    resets: typeResets,
  }),
  text('siteOption', 'Site Option', {
    in: 'site',
    control: { kind: 'site-option' },
    required: messages.SELECT_SITE_OPTION,
    isVisible: when(['siteType', 'siteOption'], ({ siteType, siteOption }) => siteOption !== '' || optionsOf(siteType).length > 0),
    initial: NEW_SITE_DEFAULTS.siteOption,
    stored: ({ record }) => record.siteOptions,
    input: ['siteOptions'],
    text: siteOptionLabel,
  }),
  text('subdomain', 'Sub Domain', {
    in: 'site',
    control: { kind: 'sub-domain' },
    required: messages.ENTER_SUB_DOMAIN,
    rule: ruleOf(subDomainProblem),
    isFixedOnEdit: true,
    settledBy: ['domain'],
  }),
  /** What follows the sub domain. */
  text('domain', 'Domain', {
    in: 'site',
    control: { kind: 'domain' },
    required: messages.ENTER_DOMAIN,
    rule: ruleOf(domainProblem),
    conflict: { message: messages.DOMAIN_TOO_LONG, when: when(['subdomain', 'domain'], isDomainTooLong) },
    isFixedOnEdit: true,
    // What the platform refused is the whole domain.
    settledBy: ['subdomain'],
    stored: parentDomain,
    input: ({ subdomain, domain }) => ({ domain: fullDomain(subdomain, domain) }),
  }),
  text('referenceSite', 'Reference site', {
    in: 'site',
    control: { kind: 'reference-site' },
    required: {
      message: messages.SELECT_REFERENCE_SITE,
      // With a group the selector is disabled: what cannot be filled in is not required.
      when: when(['siteOption', 'groupId'], ({ siteOption, groupId }) => siteOption === 'DEPARTMENT' && groupId.trim() === ''),
    },
  }),
  text('siteMode', 'Site mode', {
    in: 'site',
    control: { kind: 'select', options: SITE_MODES.map((value) => ({ value, label: siteModeLabel(value) })) },
    initial: NEW_SITE_DEFAULTS.siteMode,
    text: siteModeLabel,
  }),
] as const

const OWNER = [
  text('custName', 'Customer Name', { in: 'owner', required: messages.ENTER_CUSTOMER_NAME }),
  text('companyName', 'Company Name', { in: 'owner', required: messages.ENTER_COMPANY_NAME, stored: ({ record }) => record.companyName }),
  text('internalName', 'Internal Name', { in: { edit: 'owner' } }),
  text('gstNo', 'GST No', { in: 'owner' }),
  text('ownerEmail', 'Email', {
    in: 'owner',
    control: { kind: 'text', type: 'email' },
    required: messages.ENTER_EMAIL,
    rule: emailRule,
    stored: ({ record, setting }) => setting?.contactEmail ?? record.contactEmail,
  }),
  text('ownerMob', 'Mobile', {
    in: { create: 'owner' },
    control: { kind: 'text', type: 'tel' },
    required: messages.ENTER_MOBILE,
    stored: ({ setting }) => setting?.contactNumber,
  }),
  /** All that the platform answers of the owner's number, so an edit writes both. */
  text('contactNumber', 'Contact Number', {
    in: { edit: 'owner' },
    control: { kind: 'text', type: 'tel' },
    required: messages.ENTER_MOBILE,
    input: ['contactNumber', 'ownerMob'],
  }),
  field('additionalContactNumbers', 'Additional contact numbers', texts({ kind: 'digits', entryLabel: 'contact number' }, z.array(contactNumberRule)), {
    in: 'owner',
  }),
  text('userName', 'User Name', {
    in: 'owner',
    control: { kind: 'user-name' },
    required: messages.INPUT_USER_NAME,
    rule: userNameRule,
  }),
  text('supportNumber', 'Support number', { in: 'owner', control: { kind: 'text', type: 'tel' } }),
  text('customerLang', 'Language', {
    in: 'owner',
    control: { kind: 'select', options: plainOptions(CUSTOMER_LANGUAGES), placeholder: 'Choose a language' },
  }),
  text('currency', 'Currency', {
    in: 'owner',
    control: { kind: 'combo', options: plainOptions(CURRENCIES) },
    required: messages.SELECT_CURRENCY,
    isFixedOnEdit: true,
    initial: NEW_SITE_DEFAULTS.currency,
    stored: ({ setting }) => setting?.curr || DEFAULT_CURRENCY,
  }),
] as const

const STAFF = [
  text('salesPerson', 'Sales Person', {
    in: 'staff',
    control: { kind: 'staff', choices: salesPersonChoices },
    required: messages.SELECT_SALES_PERSON,
  }),
  text('supportAccManager', 'Support Account Manager', {
    in: 'staff',
    control: { kind: 'staff', choices: supportManagerChoices },
    required: messages.SELECT_SUPPORT_MANAGER,
  }),
  text('partnerType', 'Partner type', {
    in: 'staff',
    control: { kind: 'select', options: plainOptions(PARTNER_ROLES), placeholder: 'No partner' },
    resets: () => ({ channelPartner: '', channelPartnerId: '', stockistName: '' }),
  }),
  /** The user name of the partner; the name that people read goes with it. */
  text('channelPartnerId', 'Channel partner', {
    in: 'staff',
    control: { kind: 'channel-partner' },
    isVisible: ofPartner('CP'),
    shownBy: 'channelPartner',
    input: ({ channelPartner, channelPartnerId }) => ({ channelPartner: channelPartner || null, channelPartnerId: channelPartnerId || null }),
  }),
  text('channelPartner', 'Partner name', {
    in: 'staff',
    control: {
      kind: 'staff',
      choices: (users, { partnerType }) => (partnerType === 'RESELLER' || partnerType === 'REFERRAL' ? partnerChoices(users, partnerType) : []),
    },
    isVisible: ofPartner('RESELLER', 'REFERRAL'),
  }),
  text('stockistName', 'Stockist', { in: 'staff', control: { kind: 'staff', choices: stockistChoices }, isVisible: ofPartner('STOCKIST') }),
] as const

const CATALOGUE = [
  toggle('hasProductListing', 'Product listing', {
    in: 'catalogue',
    isLabelAbove: true,
    isVisible: when(['siteOption'], hasProducts),
    initial: true,
    stored: ({ record }) => (record.no_of_products ?? 0) > 0,
    input: products,
  }),
  number('no_of_products', 'Number of products', {
    in: 'catalogue',
    required: messages.ENTER_NUMBER,
    isVisible: when(['siteOption', 'hasProductListing'], (values) => hasProducts(values) && values.hasProductListing),
    input: products,
  }),
  toggle('hasPhotos', 'Photos', {
    in: 'catalogue',
    isLabelAbove: true,
    initial: true,
    stored: ({ record }) => (record.no_of_photos ?? 0) > 0,
    input: photos,
  }),
  number('no_of_photos', 'Photos allowed', {
    in: 'catalogue',
    required: messages.ENTER_PHOTO_NUMBER,
    isVisible: when(['hasPhotos'], ({ hasPhotos }) => hasPhotos),
    initial: NEW_SITE_DEFAULTS.photosAllowed,
    input: photos,
  }),
  text('courierOption', 'Courier option', {
    in: 'catalogue',
    control: { kind: 'select', options: optionsIn(COURIER_OPTIONS, courierWords) },
    isVisible: when(['siteType', 'siteOption'], ({ siteType, siteOption }) => isCommerce(siteType) && siteOption !== 'ENQUIRY'),
    initial: NEW_SITE_DEFAULTS.courierOption,
    text: courierWords,
    stored: ({ record }) => record.courierOption,
  }),
] as const

const PAYMENT = [
  field('integratePaymentOption', 'Payment options', texts({ kind: 'check-boxes', options: optionsIn(PAYMENT_OPTIONS, paymentWords) }), {
    in: { create: 'payment', edit: 'online-payment' },
    required: { message: messages.CHECK_PAYMENT_OPTION, when: when(['siteType'], ({ siteType }) => isCommerce(siteType)) },
    initial: [...NEW_SITE_DEFAULTS.paymentOptions],
    text: (options) => options.map(paymentWords).join(', '),
  }),
] as const

const endsBeforeItStarts = ({ fromDate, tillDate }: Pick<SharedValues, 'fromDate' | 'tillDate'>): boolean => {
  const [from, till] = [parseDay(fromDate), parseDay(tillDate)]
  return from !== null && till !== null && till < from
}

const LICENSE = [
  toggle('enabled', 'Site enabled', { in: { edit: 'license' }, isLabelAbove: true, initial: true }),
  day('fromDate', 'License from', { in: { edit: 'license' }, stored: ({ record }) => record.fromDate }),
  day('tillDate', 'License till', {
    in: { edit: 'license' },
    conflict: {
      message: messages.LICENSE_ORDER,
      when: when(['fromDate', 'tillDate'], endsBeforeItStarts),
    },
    stored: ({ record }) => record.tillDate,
  }),
] as const

/** The fields of the section Basic, and those that are in it for a new site and elsewhere afterwards. */
export const BASIC_FIELDS = [...SITE, ...OWNER, ...STAFF, ...CATALOGUE, ...ADDRESS_FIELDS, ...PAYMENT, ...LICENSE] as const
