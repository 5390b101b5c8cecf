import type { MaySend, SentValues } from '#tests/recorded/extra-sent.ts'
import { words } from './schema-paths.ts'

/** Arguments that the console may send beyond `source-operations.ts`. `npm run recorded` fails on all others. */

const IMAGE = words('image.key image.bucket image.region image.mimeType')
const USER_PARTS = words(`
  permissions.name permissions.operations address.addressLineOne address.addressLineTwo address.city address.state address.zip address.country
  empsDetails.name empsDetails.mobile empsDetails.email empsDetails.designated`)
const PAYMENT_MODES = words('paymentModes.internalName paymentModes.displayName paymentModes.paymentState')
const SERVICE_ENTRY = words('charges chargingModel masterStatus serviceName startedAt status startDate endDate updatedAt').map(
  (field) => `siteServices.${field}`,
)
const PRICE_LIST = words('priceList.chargingModel priceList.rate')
const MENU_IMAGE = words('image.bucket image.region image.key')

const CUSTOM_CHARGES = words(`
  customCharges customCharges.name customCharges.customChargeList customCharges.customChargeList.name customCharges.customChargeList.rate
  customCharges.customChargeList.chargeType customCharges.customChargeList.defaultSelcted customCharges.customChargeList.tax
  customCharges.customChargeList.chargeFor`)

const TIMINGS = words('store_timings.day store_timings.status store_timings.from store_timings.to')
const CONTACTS = words('owner_name owner_email owner_mobile business_contact_name business_contact_email business_contact_mobile')
const inPayload = (paths: readonly string[]) => paths.map((path) => `payload.${path}`)

/** Every field of a service. */
const SERVICE = words(`
  serviceDes serviceRates.listRate serviceRates.status serviceRates.inStock serviceStatus attachedCat attachedAddonCat station groupId tags tax taxType
  masterProdId goodInventory badInventory departmentId hsnCode metaKeyword displayOrder pmInventory purchaseItemRef availableInventory
  addons.categoryName addons.rule addons.isRequired addons.customNum addons.itemIds image.key image.bucket image.region
  additionalImages.key additionalImages.bucket additionalImages.region productType costPrice weightItem dietryTag isVegan meatType isPCByQty itemLevelName
  size isEggless message messageLoc isCelebrationCake containsAlcohol itemType preparationTime packingChargeType packingCharge isDiscountApplicable
  attachedVariations`)

export const MAY_BE_SENT: MaySend = {
  createInternalUser: { 'ENT2-018': USER_PARTS },
  updateInternalUser: { 'ENT2-018': USER_PARTS },
  createSiteByRecahoAdmin: { 'ENT-006': PAYMENT_MODES },
  updateSiteByAdmin: { 'ENT-006': PAYMENT_MODES },
  createSitePagesInBulk: { 'CALL-035': words('displayOrder'), 'ENT-007': IMAGE },
  createSitePage: { 'ENT-007': IMAGE },
  updateSitePage: { 'ENT-007': IMAGE },
  createServiceType: { 'CALL-033': words('displayName') },
  updateSiteConfig: { 'CALL-042': SERVICE_ENTRY },
  updateSubscriptionPlan: { 'ENT2-003': PRICE_LIST },
  updateUserServiceMapping: { 'CALL2-068': words('siteId type serviceName siteOptions note planId planName siteType') },
  createServiceTypeV2: { 'ENT2-004': [...MENU_IMAGE, 'gstEnabled'] },
  updateServiceType: { 'ENT2-004': words('gstEnabled') },
  updateServiceInBulkV2: { 'ENT2-005': SERVICE },
  updateServiceTypeSetting: { 'ENT2-007': [...words('bankDetails.defaultSelected'), ...CUSTOM_CHARGES] },
  updateInvoiceFormatV2: { 'ENT2-008': words('companyLogo.bucket companyLogo.region fieldDetails.image.bucket fieldDetails.image.region') },
  storeRegisterONDC: { 'ENT2-015': inPayload(TIMINGS), 'ENT2-016': inPayload(CONTACTS) },
  updateFalconStore: { 'ENT2-015': TIMINGS, 'ENT2-016': CONTACTS },
  getCampaignHistoryByCreatedAtByAdmin: { 'CALL2-040': words('nextToken') },
  getTempleteByUpdatedAtBySiteId: { 'CALL2-040': words('nextToken') },
}

/** Services with protocols of their own: sign-in, storage, and the identity pool. */
export const OTHER_SERVICES = ['identity.', 'storage.', 'identity-pool.'] as const

const NO_MARK = /^(?!.*\[ref )/s

export const SENT_VALUES: SentValues = {
  getInternalDump: { typeValue: /^(?:onboarding_dashboard(?:::[^:]+)?|renewal_dashboard)$/, dumpDate: /^\d{4}-\d{2}-\d{2}$/ },
  siteWalletRechargeByAdmin: { note: 'payment-note' },
  createSiteExtraService: { note: 'payment-note' },
  updateCPWallet: { note: 'payment-note' },
  createSiteActionEvent: { note: NO_MARK },
  createUserServiceMapping: { note: NO_MARK },
}
