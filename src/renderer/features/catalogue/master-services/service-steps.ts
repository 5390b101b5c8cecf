import { executeOperation } from '#data/platform/execute-operation.ts'
import { holds } from '#data/saving/holds.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { confirmedStep, type Step } from '#data/saving/steps.ts'
import { CreateSiteConfigServicesDocument, GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { PRICED_MODELS, serviceSlug } from '#shared/domain/catalogue.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { NAME_RESERVED, SERVICE_EXISTS } from '../messages.ts'
import { type ChargeValues, chargeEntries, type PriceEntry, typedCharge } from './charges.ts'

/** A service's charges are kept under its slug: under these they would be taken for services. */
const RESERVED = new Set([RECURRING_PRICE_DOMAIN, ONE_TIME_PRICE_DOMAIN].map((domain) => domain.toLowerCase()))

/** Whether a slug is there among the services of a price domain. Throws a `PlatformFailure`. */
const isThere = async (bridge: Bridge, domain: string, slug: string): Promise<boolean> => {
  const { data } = await executeOperation(bridge, GetSiteConfigServicesDocument, { domain })
  return data.getSiteConfigServices.some(({ typeValue, serviceName }) => serviceSlug(typeValue) === slug || serviceSlug(serviceName) === slug)
}

/** Why a service cannot have this name; null when it can. The list is asked as it is now. Throws a `PlatformFailure`. */
export const nameProblem = async (bridge: Bridge, domain: string, serviceName: string): Promise<string | null> => {
  const slug = serviceSlug(serviceName)
  if (RESERVED.has(slug)) return NAME_RESERVED
  return (await isThere(bridge, domain, slug)) ? SERVICE_EXISTS : null
}

const write = (send: Send, entry: PriceEntry) => send(CreateSiteConfigServicesDocument, entry)

/** Creates the record of a service, and when it is tried again looks first whether it is there already. */
const createRecord = (bridge: Bridge, entry: PriceEntry): Step =>
  confirmedStep({
    label: 'Create the service',
    send: (send) => write(send, entry),
    find: async () => ((await isThere(bridge, entry.domain, entry.typeValue)) ? 'as-sent' : 'absent'),
  })

/** Writes a row that may be there with another price. */
const priceStep = (bridge: Bridge, label: string, entry: PriceEntry): Step =>
  confirmedStep({
    label,
    send: (send) => write(send, entry),
    find: async () => {
      const { data } = await executeOperation(bridge, GetSiteConfigServicesDocument, { domain: entry.domain })
      const row = data.getSiteConfigServices.find(({ typeValue }) => typeValue === entry.typeValue)
      // Without a charge the row has none.
      return row !== undefined && holds(row, { charges: null, ...entry }) ? 'as-sent' : 'absent'
    },
    isUpdate: true,
  })

/** The steps that write a service's charges, one after another. A row written twice is one row. */
export const chargeSteps = (bridge: Bridge, entries: readonly PriceEntry[]): readonly Step[] =>
  entries.map((entry, index) => priceStep(bridge, `Save the charge ${PRICED_MODELS[index]?.label ?? entry.typeValue}`, entry))

/** A recurring service: its record under "recaho", then its three charges under its slug. */
export const recurringServiceSteps = (bridge: Bridge, name: string, charges: ChargeValues): readonly Step[] => {
  const serviceName = name.trim()
  const slug = serviceSlug(serviceName)
  return [
    createRecord(bridge, { domain: RECURRING_PRICE_DOMAIN, typeValue: slug, serviceName }),
    ...chargeSteps(bridge, chargeEntries({ slug, serviceName }, charges)),
  ]
}

/** A one-time service: its record under "extraService", with its charge. */
export const oneTimeServiceSteps = (bridge: Bridge, name: string, charge: string): readonly Step[] => {
  const serviceName = name.trim()
  return [createRecord(bridge, { domain: ONE_TIME_PRICE_DOMAIN, typeValue: serviceSlug(serviceName), serviceName, ...typedCharge(charge) })]
}

export const oneTimePriceStep = (
  bridge: Bridge,
  { typeValue, serviceName }: { readonly typeValue: string; readonly serviceName: string },
  charge: string,
): Step => priceStep(bridge, 'Save the price', { domain: ONE_TIME_PRICE_DOMAIN, typeValue, serviceName, ...typedCharge(charge) })
