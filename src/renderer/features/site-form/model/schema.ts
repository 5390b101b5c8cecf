import * as z from 'zod/mini'
import { isCoordinate } from '#shared/domain/country.ts'
import { parseFormDate } from '#shared/domain/date.ts'
import { SITE_LIMITS } from '#shared/domain/site/new-site.ts'
import type { FieldName, FormUse, SiteFormValues } from './form-values.ts'
import * as messages from './messages.ts'
import { togglesOf } from './toggles.ts'
import { needsPaymentOption, visibleFields } from './visibility.ts'

const text = z.string().check(z.trim())
const required = (message: string) => text.check(z.minLength(1, message))
const colour = text.check(z.regex(/^(?:#[\da-f]{6})?$/i, messages.ENTER_COLOUR))
const coordinate = text.check(z.refine((typed) => typed === '' || isCoordinate(typed), messages.ENTER_FLOAT))
const date = text.check(z.refine((typed) => typed === '' || parseFormDate(typed) !== null, messages.ENTER_DATE))
const count = z.nullable(z.int().check(z.nonnegative()))
const storedText = z.nullable(z.string())

const { least, most } = SITE_LIMITS.userName
const userName = required(messages.INPUT_USER_NAME).check(
  z.refine((typed) => typed === '' || (typed.length >= least && typed.length <= most), messages.USER_NAME_LENGTH),
)

const email = required(messages.ENTER_EMAIL).check(z.refine((typed) => typed === '' || z.email().safeParse(typed).success, messages.ENTER_VALID_EMAIL))

/** Each field on its own. */
const fields = z.object({
  ...togglesOf(() => z.boolean()),
  siteType: required(messages.SELECT_SITE_TYPE),
  siteOption: text,
  subdomain: required(messages.ENTER_SUB_DOMAIN),
  domain: required(messages.ENTER_DOMAIN),
  custName: required(messages.ENTER_CUSTOMER_NAME),
  companyName: required(messages.ENTER_COMPANY_NAME),
  internalName: text,
  gstNo: text,
  ownerEmail: email,
  ownerMob: required(messages.ENTER_MOBILE),
  contactNumber: text,
  additionalContactNumbers: z.array(text.check(z.regex(new RegExp(`^\\d{0,${SITE_LIMITS.additionalContactNumber}}$`), messages.DIGITS_ONLY))),
  userName,
  supportNumber: text,
  currency: required(messages.SELECT_CURRENCY),
  siteMode: text,
  referenceSite: text,
  courierOption: text,
  salesPerson: required(messages.SELECT_SALES_PERSON),
  supportAccManager: required(messages.SELECT_SUPPORT_MANAGER),
  partnerType: text,
  channelPartner: text,
  channelPartnerId: text,
  stockistName: text,
  customerLang: text,
  addressLineOne: text,
  addressLineTwo: text,
  country: required(messages.SELECT_COUNTRY),
  state: required(messages.SELECT_STATE),
  city: text,
  zip: text,
  latitude: coordinate,
  longitude: coordinate,
  groupId: text,
  backgroundColor: colour,
  menuFontColor: colour,
  textFontColor: colour,
  textFontType: text,
  homeTitle: text,
  metaDescription: text.check(z.maxLength(SITE_LIMITS.metaDescription, messages.META_DESCRIPTION_LENGTH)),
  themeDesign: text,
  diningSettingMenu: text,
  fromDate: date,
  tillDate: date,
  enabled: z.boolean(),
  hasProductListing: z.boolean(),
  no_of_products: count,
  hasPhotos: z.boolean(),
  no_of_photos: count,
  availableWhatsApp: count,
  integratePaymentOption: z.array(z.string()),
  isWalletEnabled: z.boolean(),
  paymentModes: z.array(z.object({ internalName: z.string(), displayName: required(messages.ENTER_MODE_NAME), paymentState: z.string() })),
  siteLogo: z.nullable(z.object({ bucket: storedText, key: z.string(), region: storedText })),
  pages: z.array(z.string()),
})

interface Rule {
  readonly field: FieldName
  readonly message: string
  readonly isBroken: (values: SiteFormValues) => boolean
}

/** What fields have to do with each other. */
const RULES: readonly Rule[] = [
  { field: 'siteOption', message: messages.SELECT_SITE_OPTION, isBroken: (values) => visibleFields(values).siteOption && values.siteOption.trim() === '' },
  { field: 'no_of_products', message: messages.ENTER_NUMBER, isBroken: (values) => visibleFields(values).no_of_products && values.no_of_products === null },
  { field: 'no_of_photos', message: messages.ENTER_PHOTO_NUMBER, isBroken: (values) => visibleFields(values).no_of_photos && values.no_of_photos === null },
  {
    field: 'referenceSite',
    message: messages.SELECT_REFERENCE_SITE,
    // With a group the selector is disabled: what cannot be filled in is not asked for.
    isBroken: ({ siteOption, referenceSite, groupId }) => siteOption === 'DEPARTMENT' && referenceSite.trim() === '' && groupId.trim() === '',
  },
  {
    field: 'integratePaymentOption',
    message: messages.CHECK_PAYMENT_OPTION,
    isBroken: ({ siteType, integratePaymentOption }) => needsPaymentOption(siteType) && integratePaymentOption.length === 0,
  },
  { field: 'groupId', message: messages.SELECT_GROUP, isBroken: ({ isGroupReward, groupId }) => isGroupReward && groupId.trim() === '' },
  {
    field: 'tillDate',
    message: messages.LICENCE_ORDER,
    isBroken: ({ fromDate, tillDate }) => {
      const from = parseFormDate(fromDate)
      const till = parseFormDate(tillDate)
      return from !== null && till !== null && till < from
    },
  },
]

/** Fields that only a person in the other use of the form sees, and whose rules are therefore not asked. */
const FOREIGN: Readonly<Record<FormUse, readonly FieldName[]>> = {
  create: ['internalName', 'contactNumber', 'fromDate', 'tillDate'],
  edit: ['subdomain', 'domain', 'currency', 'pages'],
}

/**
 * The rules of the site form. Every broken rule is found, not only the first: the sections show how many there are.
 * `locked` fields are those that the user cannot change for want of a permission; they keep what is stored, so nothing is asked of them.
 */
export const siteFormSchema = (use: FormUse, locked: readonly FieldName[] = []) => {
  const unasked = new Set<FieldName>([...FOREIGN[use], ...locked])
  const shape = Object.fromEntries(
    Object.entries(fields.shape).map(([name, schema]) => [name, unasked.has(name as FieldName) ? z.any() : schema]),
  ) as unknown as typeof fields.shape
  return z.object(shape).check(
    z.superRefine<z.infer<typeof fields>>(
      (values, context) => {
        for (const { field, message, isBroken } of RULES) {
          if (!unasked.has(field) && isBroken(values)) context.addIssue({ code: 'custom', path: [field], message })
        }
      },
      // Also while single fields are wrong: one pass shows all there is to mend.
      { when: () => true },
    ),
  )
}
