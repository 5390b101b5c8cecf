import * as z from 'zod/mini'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import {
  type FalconStoreInput,
  GetBasicSiteSettingBySiteDocument,
  type GetBasicSiteSettingBySiteQuery,
  StoreRegisterOndcDocument,
  UpdateFalconStoreDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { publicAddress } from '#shared/domain/content/image.ts'
import { SERVING_RADIUS } from '#shared/domain/content/menu.ts'
import type { MenuSite } from '../menu.ts'
import { FALCON_ADDRESS, FALCON_CUSTOMER, FALCON_DESCRIPTION, FALCON_FSSAI, FALCON_PLACE, falconRefused, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type BankValues, hasBank, hoursOf, type StoreTiming } from '../settings/menu-setting.ts'
import type { AggregatorValues } from './aggregator.ts'

type SiteSetting = GetBasicSiteSettingBySiteQuery['getBasicSiteSettingBySite']

/** The sources of a store's data: the site, its settings, and the menu form. */
export interface StoreSource {
  readonly site: MenuSite
  readonly setting: SiteSetting
  /** Keys of the store's images. */
  readonly imageKeys: readonly string[]
  readonly aggregator: AggregatorValues
  readonly hours: readonly StoreTiming[]
  readonly bank: BankValues
  /** https base of the public image bucket. */
  readonly imageBase: string | null
}

const addressOf = (setting: SiteSetting) => {
  const { addressLineOne, addressLineTwo, city, state, country, zip } = setting?.footerAddress ?? {}
  return { lineOne: addressLineOne ?? '', lineTwo: addressLineTwo ?? '', city: city ?? '', state: state ?? '', country: country ?? '', zip: zip ?? '' }
}

/**
 * The first field that a registration lacks, in the order of the source; null: none. A registered store keeps its
 * FSSAI, description and images.
 */
export const storeProblem = ({ site, setting, imageKeys, aggregator }: StoreSource, isRegistered: boolean): string | null => {
  const { city, state, country, zip } = addressOf(setting)
  if (aggregator.fssai === '' && !isRegistered) return FALCON_FSSAI
  if (aggregator.description === '' && !isRegistered) return FALCON_DESCRIPTION
  if (!setting?.siteLogo?.key || (imageKeys.length === 0 && !isRegistered)) return FALCON_DESCRIPTION
  if (!setting.contactNumber || !site.custName || !setting.contactEmail) return FALCON_CUSTOMER
  if (setting.latitude === null || setting.longitude === null) return FALCON_PLACE
  return [zip, city, state, country].includes('') ? FALCON_ADDRESS : null
}

/**
 * The one place that knows the network's keys. Those of the contacts, the kinds of delivery and its support are ours,
 * as the source names none.
 */
export const storeRecord = (source: StoreSource): Omit<FalconStoreInput, 'merchantId' | 'store_status'> => {
  const { site, setting, imageKeys, aggregator, hours, bank, imageBase } = source
  const { lineOne, lineTwo, city, state, country, zip } = addressOf(setting)
  const { custName, domain } = site
  const name = setting?.companyName ?? domain
  const contact = { email: setting?.contactEmail ?? '', mobile: setting?.contactNumber ?? '' }
  const address = (key: string): string => (imageBase === null ? key : publicAddress(imageBase, key))
  return {
    name,
    logo: setting?.siteLogo?.key ? address(setting.siteLogo.key) : null,
    // Left out where there is none: FALCON keeps what it has.
    ...(aggregator.description === '' ? {} : { description: aggregator.description }),
    ...(aggregator.fssai === '' ? {} : { fssai: aggregator.fssai }),
    ...(aggregator.gstin === '' ? {} : { gstin: aggregator.gstin }),
    location: { lat: setting?.latitude ?? 0, lng: setting?.longitude ?? 0 },
    store_timings: hoursOf(hours).map(({ day, status, start, end }) => ({ day, status: status ?? '', from: start, to: end })),
    delivery_types: ['DELIVERY'],
    website: `https://${domain}`,
    serving_radius: SERVING_RADIUS,
    delivery_support_required: true,
    owner_name: custName,
    owner_email: contact.email,
    owner_mobile: contact.mobile,
    business_contact_name: custName,
    business_contact_email: contact.email,
    business_contact_mobile: contact.mobile,
    brand_name: name,
    ...(hasBank(bank)
      ? {
          payment: {
            payment_type: ['CoD', 'Prepaid'],
            beneficiary_name: bank.accountHolder,
            ifsc: bank.ifscCode,
            bank_name: bank.bankName,
            branch_name: bank.branchName,
            bank_account_number: bank.accountNum,
          },
        }
      : {}),
    street_address: lineOne || city,
    locality: lineTwo || city,
    city,
    state,
    country,
    pin_code: zip,
    ...(imageKeys.length === 0 ? {} : { images: imageKeys.map(address) }),
  }
}

/** The site's SEO description, which a registration is proposed as its own. A menu opens without it. */
export const readSeoText = async (bridge: Bridge, domain: string): Promise<string> => {
  try {
    return (await executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain })).data.getBasicSiteSettingBySite?.homePageMetadesc?.trim() ?? ''
  } catch {
    return ''
  }
}

/** What the network answers to a registration, as JSON text. */
const answerSchema = z.object({ success: z.string(), message: z.nullish(z.string()), details: z.nullish(z.string()) })

/**
 * Registers a store with FALCON, or updates it there when it has a merchant id; gives the merchant id. Throws a `PlatformFailure` that says
 * what is missing, why FALCON refused, or the general text.
 */
export const registerStore = async (bridge: Bridge, send: Send, source: Omit<StoreSource, 'setting'>, merchantId: string | null): Promise<string> => {
  const { data } = await generally(executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain: source.site.domain }))
  const whole = { ...source, setting: data.getBasicSiteSettingBySite }
  const problem = storeProblem(whole, merchantId !== null)
  if (problem !== null) throw refusal(problem)
  const record = storeRecord(whole)
  if (merchantId !== null) {
    // '1': it is open.
    await generally(send(UpdateFalconStoreDocument, { input: { ...record, store_status: '1', merchantId } }))
    return merchantId
  }
  const registered = await generally(send(StoreRegisterOndcDocument, { payload: JSON.stringify(record) }))
  const answer = readAnswer(registered.storeRegisterONDC)
  if (answer === null) throw refusal(SOMETHING_WENT_WRONG)
  if (answer.success !== '1' || !answer.message) throw refusal(falconRefused(answer.details ?? answer.message ?? ''))
  return answer.message
}

/** A call whose failure is reported with the general text. */
const generally = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (cause) {
    const { kind, details } = asPlatformFailure(cause)
    throw new PlatformFailure({ kind, message: SOMETHING_WENT_WRONG, details: { ...details } })
  }
}

const refusal = (message: string): PlatformFailure => new PlatformFailure({ kind: 'rejected', message })

const readAnswer = (text: string): z.infer<typeof answerSchema> | null => {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
