import { storedImageOf } from '#shared/domain/content/image.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { emptyValues } from './default-values.ts'
import { normalised, type SiteFormValues } from './form-values.ts'
import type { RewardSetting, SiteSetting, SiteSource } from './site-source.ts'
import { togglesOf } from './toggles.ts'

const degrees = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

/** The domain without the sub domain before it. */
export const parentDomain = (domain: string, subdomain: string): string =>
  subdomain !== '' && domain.toLowerCase().startsWith(`${subdomain.toLowerCase()}.`) ? domain.slice(subdomain.length + 1) : domain

/** Whether customers collect rewards within the site's group. A setting of its own decides; sites without one carry a flag. */
const isRewardedOnGroup = (reward: RewardSetting | null, setting: SiteSetting | null): boolean =>
  reward === null ? setting?.isGroupReward === true : reward.isEnabled === true && reward.onGroup !== false

/**
 * What the form shows of a stored site. The address is that of the footer, and, part by part, that of the site where the footer has none
 * (or the reverse: older records hold only one of them).
 */
export const valuesOf = ({ record, setting, reward }: SiteSource): SiteFormValues => {
  const subdomain = record.subdomain ?? ''
  const footer = setting?.footerAddress
  const flags: Readonly<Record<string, unknown>> = { ...setting, ...setting?.premiumFeature }
  const ownFlags: Readonly<Record<string, unknown>> = {
    isDemoSite: record.isDemoSite,
    isGroupAdmin: record.isGroupAdmin,
    isCounterEnabled: record.isCounterEnabled,
    isReturnOrderEnabled: record.isReturnOrderEnabled,
  }
  return normalised({
    ...emptyValues(),
    ...togglesOf(({ name }) => (ownFlags[name] ?? flags[name]) === true),
    isGroupReward: isRewardedOnGroup(reward, setting),
    siteType: record.siteType ?? '',
    siteOption: record.siteOptions ?? '',
    subdomain,
    domain: parentDomain(record.domain, subdomain),
    custName: record.custName ?? '',
    companyName: record.companyName ?? '',
    internalName: record.internalName ?? '',
    gstNo: record.gstNo ?? '',
    ownerEmail: setting?.ownerEmail ?? setting?.contactEmail ?? record.contactEmail ?? '',
    ownerMob: setting?.ownerMob ?? setting?.contactNumber ?? '',
    contactNumber: setting?.contactNumber ?? '',
    additionalContactNumbers: [...(setting?.additionalContactNumbers ?? [])],
    userName: record.userName ?? '',
    supportNumber: setting?.supportNumber ?? '',
    currency: record.curr || setting?.curr || DEFAULT_CURRENCY,
    siteMode: setting?.siteMode ?? '',
    referenceSite: setting?.referenceSite ?? '',
    courierOption: record.courierOption ?? '',
    salesPerson: record.salesPerson ?? '',
    supportAccManager: record.supportAccManager ?? '',
    partnerType: record.partnerType ?? '',
    channelPartner: record.channelPartner ?? '',
    channelPartnerId: record.channelPartnerId ?? '',
    stockistName: record.stockistName ?? '',
    customerLang: record.customerLang ?? '',
    addressLineOne: footer?.addressLineOne ?? setting?.addressLineOne ?? '',
    addressLineTwo: footer?.addressLineTwo ?? setting?.addressLineTwo ?? '',
    country: footer?.country ?? setting?.country ?? '',
    state: footer?.state ?? setting?.state ?? '',
    city: footer?.city ?? setting?.city ?? '',
    zip: footer?.zip ?? setting?.zip ?? '',
    latitude: degrees(footer?.location?.lat ?? setting?.latitude),
    longitude: degrees(footer?.location?.long ?? setting?.longitude),
    groupId: record.groupId ?? '',
    backgroundColor: setting?.backgroundColor ?? '',
    menuFontColor: setting?.menuFontColor ?? '',
    textFontColor: setting?.textFontColor ?? '',
    textFontType: setting?.textFontType ?? '',
    homeTitle: setting?.homePageTitle ?? '',
    metaDescription: setting?.homePageMetadesc ?? '',
    themeDesign: setting?.themeDesign ?? '',
    diningSettingMenu: setting?.diningSettingMenu ?? '',
    fromDate: formatFormDate(record.fromDate),
    tillDate: formatFormDate(record.tillDate),
    enabled: record.enabled === true,
    hasProductListing: (record.no_of_products ?? 0) > 0,
    no_of_products: record.no_of_products ?? null,
    hasPhotos: (record.no_of_photos ?? 0) > 0,
    no_of_photos: record.no_of_photos ?? null,
    availableWhatsApp: setting?.availableWhatsApp ?? null,
    integratePaymentOption: [...(setting?.integratePaymentOption ?? [])],
    isWalletEnabled: setting?.isWalletEnabled === true,
    paymentModes: (setting?.paymentModes ?? []).map(({ internalName, displayName, paymentState }) => ({ internalName, displayName, paymentState })),
    siteLogo: storedImageOf(setting?.siteLogo),
  })
}
