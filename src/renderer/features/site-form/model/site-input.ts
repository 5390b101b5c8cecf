import type { CreateSiteInput, UpdateSiteInput } from '#generated/graphql.ts'
import { parseFormDate } from '#shared/domain/date.ts'
import { PREMIUM_TOGGLES } from '#shared/domain/site/site-toggle.ts'
import { fullDomain } from '#shared/domain/text.ts'
import { type FieldName, normalised, type SiteFormValues } from './form-values.ts'
import { togglesOf } from './toggles.ts'
import { visibleFields } from './visibility.ts'

/** An input name of the platform that a field of the form decides. */
type InputName = Exclude<keyof UpdateSiteInput, 'siteId'>

const textOrNull = (text: string): string | null => (text === '' ? null : text)

/** The place on the map: only with both coordinates. */
const locationOf = ({ latitude, longitude }: SiteFormValues) =>
  latitude === '' || longitude === '' ? null : { lat: Number(latitude), long: Number(longitude) }

const PREMIUM_NAMES = PREMIUM_TOGGLES.map(({ name }) => name)
const isPremium = (name: string): boolean => (PREMIUM_NAMES as readonly string[]).includes(name)

/** The whole update input that a filled form stands for, null for what is empty. Names differ as the platform has them. */
export const updateInputOf = (form: SiteFormValues): Omit<Required<UpdateSiteInput>, 'siteId'> => {
  const values = normalised(form)
  const location = locationOf(values)
  const { addressLineOne, addressLineTwo, country, state, city, zip } = values
  const address = {
    addressLineOne: textOrNull(addressLineOne),
    addressLineTwo: textOrNull(addressLineTwo),
    country: textOrNull(country),
    state: textOrNull(state),
    city: textOrNull(city),
    zip: textOrNull(zip),
  }
  const { isOrderTimelineEnabled, isMasterKdsEnabled, isApprovalEnabled, isFutureOrderEnabled } = values
  const { isManageOutletsEnabled, isCurrencyConversionEnabled, isBatchExpiryEnabled, isManageOutstandingEnabled } = values
  const plainToggles = Object.fromEntries(Object.entries(togglesOf(({ name }) => values[name])).filter(([name]) => !isPremium(name))) as Omit<
    ReturnType<typeof togglesOf<boolean>>,
    (typeof PREMIUM_NAMES)[number]
  >
  return {
    ...plainToggles,
    ...address,
    custName: values.custName,
    companyName: values.companyName,
    gstNo: textOrNull(values.gstNo),
    ownerEmail: values.ownerEmail,
    ownerMob: values.ownerMob,
    contactNumber: textOrNull(values.contactNumber),
    additionalContactNumbers: values.additionalContactNumbers,
    userName: values.userName,
    internalName: textOrNull(values.internalName),
    subdomain: values.subdomain,
    domain: fullDomain(values.subdomain, values.domain),
    enabled: values.enabled,
    currency: values.currency,
    siteType: values.siteType,
    siteOption: textOrNull(values.siteOption),
    no_of_products: values.hasProductListing ? values.no_of_products : 0,
    no_of_photos: values.hasPhotos ? values.no_of_photos : 0,
    siteMode: textOrNull(values.siteMode),
    integratePaymentOption: values.integratePaymentOption,
    salesPerson: textOrNull(values.salesPerson),
    supportAccManager: textOrNull(values.supportAccManager),
    partnerType: textOrNull(values.partnerType),
    channelPartner: textOrNull(values.channelPartner),
    channelPartnerId: textOrNull(values.channelPartnerId),
    stockistName: textOrNull(values.stockistName),
    customerLang: textOrNull(values.customerLang),
    supportNumber: textOrNull(values.supportNumber),
    latitude: location?.lat ?? null,
    longitude: location?.long ?? null,
    homePageTitle: textOrNull(values.homeTitle),
    homePageMetadesc: textOrNull(values.metaDescription),
    siteLogo: values.siteLogo,
    backgroundColor: textOrNull(values.backgroundColor),
    menuFontColor: textOrNull(values.menuFontColor),
    textFontColor: textOrNull(values.textFontColor),
    textFontType: textOrNull(values.textFontType),
    referenceSite: textOrNull(values.referenceSite),
    availableWhatsApp: values.availableWhatsApp,
    groupId: textOrNull(values.groupId),
    fromDate: parseFormDate(values.fromDate),
    tillDate: parseFormDate(values.tillDate),
    courierOption: textOrNull(values.courierOption),
    themeDesign: textOrNull(values.themeDesign),
    diningSettingMenu: textOrNull(values.diningSettingMenu),
    paymentModes: values.paymentModes.map(({ internalName, displayName, paymentState }) => ({ internalName, displayName, paymentState })),
    isWalletEnabled: values.isWalletEnabled,
    footerAddress: { ...address, location },
    premiumFeature: {
      isOrderTimelineEnabled,
      isMasterKdsEnabled,
      isApprovalEnabled,
      isFutureOrderEnabled,
      isManageOutletsEnabled,
      isCurrencyConversionEnabled,
      isBatchExpiryEnabled,
      isManageOutstandingEnabled,
    },
  }
}

/** What only an existing site has. */
const EDIT_ONLY = [
  'contactNumber',
  'isCustomWhatsapp',
  'htmlPrint',
  'newOrderAppEnabled',
  'oldOrderAppEnabled',
  'isManualDayClosure',
  'isCustOnGroupEnabled',
  'commChannelEnabled',
  // The platform's plan writes the end of the licence.
  'tillDate',
] as const satisfies readonly InputName[]

/**
 * The input that creates the site of a filled form; `now` in unix seconds. What is empty or not on screen is left out, and the platform's
 * own defaults hold.
 */
export const createInputOf = (form: SiteFormValues, now: number): CreateSiteInput => {
  const visible = visibleFields(form)
  const whole = updateInputOf(form)
  const hidden = new Set<string>([
    ...EDIT_ONLY,
    ...(visible.hasProductListing ? [] : ['no_of_products']),
    ...(visible.courierOption ? [] : ['courierOption']),
    ...(visible.stockistName ? [] : ['stockistName']),
    ...(visible.channelPartnerId ? [] : ['channelPartnerId']),
    ...(visible.channelPartnerId || visible.channelPartner ? [] : ['channelPartner']),
  ])
  const given = Object.fromEntries(Object.entries(whole).filter(([name, value]) => value !== null && !hidden.has(name)))
  return { ...given, internalName: whole.companyName ?? '', enabled: true, fromDate: now } as CreateSiteInput
}

const ADDRESS_NAMES = ['footerAddress'] as const
const COORDINATE_NAMES = ['latitude', 'longitude', 'footerAddress'] as const

/** Fields whose input names differ from their own, or that decide more than one. */
const OTHER_NAMES: Partial<Record<FieldName, readonly InputName[]>> = {
  homeTitle: ['homePageTitle'],
  metaDescription: ['homePageMetadesc'],
  hasProductListing: ['no_of_products'],
  hasPhotos: ['no_of_photos'],
  addressLineOne: ['addressLineOne', ...ADDRESS_NAMES],
  addressLineTwo: ['addressLineTwo', ...ADDRESS_NAMES],
  country: ['country', ...ADDRESS_NAMES],
  state: ['state', ...ADDRESS_NAMES],
  city: ['city', ...ADDRESS_NAMES],
  zip: ['zip', ...ADDRESS_NAMES],
  latitude: COORDINATE_NAMES,
  longitude: COORDINATE_NAMES,
  pages: [],
}

/** The input names that a field of the form decides. */
export const inputNamesOf = (field: FieldName): readonly InputName[] => OTHER_NAMES[field] ?? (isPremium(field) ? ['premiumFeature'] : [field as InputName])
