import * as z from 'zod/mini'
import { amountField } from '#components/money/amount.ts'
import { chargeFor, chargingModelOf, type PriceRow } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { holds } from '#data/saving/holds.ts'
import { confirmedStep, isNotThere, lookAgain, type Send, type Step } from '#data/saving/send-confirmed.ts'
import { CreateSiteConfigServicesDocument, type CreateSiteConfigServicesMutationVariables, GetSiteConfigServicesDocument } from '#generated/graphql.ts'
import type { ChangeAbout, ChangedRecord } from '#shared/bridge/activity.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { PRICED_MODELS, type PricedModel, serviceSlug } from '#shared/domain/catalogue.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatMoney, moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { ENTER_ONE_TIME_CHARGE, NAME_RESERVED, priceKept, pricesBoth, SERVICE_EXISTS } from '../messages.ts'

export type ChargeValues = Readonly<Record<PricedModel, string>>

type PriceEntry = CreateSiteConfigServicesMutationVariables

const optionalCharge = amountField(null)

export const chargesSchema = z.object({ PAY_PER_USE: optionalCharge, MONTHLY: optionalCharge, YEARLY: optionalCharge })

export const oneTimeChargeField = amountField(ENTER_ONE_TIME_CHARGE)

export const NO_CHARGES: ChargeValues = { PAY_PER_USE: '', MONTHLY: '', YEARLY: '' }

/** An amount of minor units as a field shows it, empty for none. */
export const chargeText = (charges: number | null): string => (charges === null ? '' : moneyToDecimal(charges))

export const chargesOf = (rows: readonly PriceRow[]): ChargeValues => ({
  PAY_PER_USE: chargeText(chargeFor(rows, 'PAY_PER_USE')?.amount ?? null),
  MONTHLY: chargeText(chargeFor(rows, 'MONTHLY')?.amount ?? null),
  YEARLY: chargeText(chargeFor(rows, 'YEARLY')?.amount ?? null),
})

/** The amount of a row as it is sent: minor units, left out where nothing is typed. */
export const typedCharge = (typed: string): Pick<PriceEntry, 'charges'> => {
  const charges = parseMoney(typed)
  return charges === null ? {} : { charges }
}

/**
 * The rows of a service's charges, one a charging model in their order, under the service's own slug. A row that is
 * there keeps its key, so that it is written again and not a second time.
 */
export const chargeEntries = (
  service: { readonly slug: string; readonly serviceName: string },
  values: ChargeValues,
  stored: readonly PriceRow[] = [],
): readonly PriceEntry[] =>
  PRICED_MODELS.map(({ value }) => {
    const row = stored.find((each) => chargingModelOf(each) === value)
    return {
      domain: service.slug,
      typeValue: row?.typeValue ?? value,
      serviceName: row?.serviceName ?? service.serviceName,
      ...typedCharge(values[value]),
    }
  })

/** A service's charges are kept under its slug: under these they would be taken for services. */
const RESERVED = new Set([RECURRING_PRICE_DOMAIN, ONE_TIME_PRICE_DOMAIN].map((domain) => domain.toLowerCase()))

/** Whether a slug is there among the services of a price domain. Throws a `PlatformFailure`. */
const isThere = async (bridge: Bridge, domain: string, slug: string): Promise<boolean> => {
  const { data } = await executeOperation(bridge, GetSiteConfigServicesDocument, { domain })
  return data.getSiteConfigServices.some(({ typeValue, serviceName }) => serviceSlug(typeValue) === slug || serviceSlug(serviceName) === slug)
}

/**
 * Why a service cannot have this name; null when it can. The list is asked as it is now. Throws a `PlatformFailure`.
 */
export const nameProblem = async (bridge: Bridge, domain: string, serviceName: string): Promise<string | null> => {
  const slug = serviceSlug(serviceName)
  if (RESERVED.has(slug)) return NAME_RESERVED
  return (await isThere(bridge, domain, slug)) ? SERVICE_EXISTS : null
}

/** A master service as the activity knows it. `id` is empty until it is there. */
export type ServiceRecord = ChangedRecord & { readonly sort: 'recurring-service' | 'one-time-service' }

const write = (send: Send, entry: PriceEntry, about: ChangeAbout) => send(CreateSiteConfigServicesDocument, entry, about)

const amountText = (charges: number | null | undefined): string => (charges === null || charges === undefined ? '' : formatMoney(charges, DEFAULT_CURRENCY))

const priceText = (charges: number | null | undefined): string => amountText(charges) || 'no price'

/** The change of a charge for the activity; no field where the amount stays. `was`: minor units. */
const aboutCharge = (record: ServiceRecord, field: string, was: number | null | undefined, { charges }: PriceEntry): ChangeAbout => {
  const [from, to] = [amountText(was), amountText(charges)]
  return { record, fields: from === to ? [] : [{ field, from, to }] }
}

/** Creates the record of a service, and when it is tried again looks first whether it is there already. */
const createRecord = (bridge: Bridge, entry: PriceEntry, record: ServiceRecord): Step =>
  confirmedStep({
    label: 'Create the service',
    send: (send) => write(send, entry, aboutCharge(record, 'Price', null, entry)),
    find: async () => ((await isThere(bridge, entry.domain, entry.typeValue)) ? 'as-sent' : 'absent'),
  })

/** The field of the form that shows a price: a price that was not overwritten is reported at it. */
export const PRICE_FIELD = 'field'

/**
 * Writes a row that may be there with another price. No platform promises that creating a known row overwrites it, so
 * the row is read back even where the platform accepted it. `field`: of the form.
 */
const priceStep = (bridge: Bridge, label: string, field: string, entry: PriceEntry, about: ChangeAbout): Step => {
  let rows: readonly PriceRow[] = []
  // Without a charge the row has none.
  const isAsSent = (row: PriceRow): boolean => holds(row, { charges: null, ...entry })
  const find = async () => {
    const { data } = await executeOperation(bridge, GetSiteConfigServicesDocument, { domain: entry.domain })
    rows = data.getSiteConfigServices.filter(({ typeValue }) => typeValue === entry.typeValue)
    return rows.length > 0 && rows.every(isAsSent) ? 'as-sent' : 'absent'
  }
  const notOverwritten = (): PlatformFailure => {
    const [saved, stored] = [priceText(entry.charges), rows.map(({ charges }) => priceText(charges)).join(' and ') || priceText(null)]
    const message = rows.some(isAsSent) ? pricesBoth(stored, saved) : priceKept(stored, saved)
    return new PlatformFailure({ kind: 'rejected', message, details: { found: 'different', [PRICE_FIELD]: field } })
  }
  return confirmedStep({
    label,
    send: async (send, isRepeat) => {
      // A platform that adds a row would add another one.
      if (isRepeat && rows.some(isAsSent)) throw notOverwritten()
      await write(send, entry, about)
      try {
        await lookAgain({ find })
      } catch (cause) {
        throw isNotThere(cause) ? notOverwritten() : cause
      }
    },
    find,
    isUpdate: true,
  })
}

/**
 * The steps that write a service's charges, one after another. A row written twice is one row. `stored`: the rows
 * that are there.
 */
export const chargeSteps = (bridge: Bridge, entries: readonly PriceEntry[], record: ServiceRecord, stored: readonly PriceRow[] = []): readonly Step[] =>
  entries.map((entry, index) => {
    const label = PRICED_MODELS[index]?.label ?? entry.typeValue
    const was = stored.find(({ typeValue }) => typeValue === entry.typeValue)?.charges
    return priceStep(bridge, `Save the charge ${label}`, `charges.${PRICED_MODELS[index]?.value}`, entry, aboutCharge(record, label, was, entry))
  })

/** A recurring service: its record under "recaho", then its three charges under its slug. */
export const recurringServiceSteps = (bridge: Bridge, name: string, charges: ChargeValues): readonly Step[] => {
  const serviceName = name.trim()
  const slug = serviceSlug(serviceName)
  const record = { sort: 'recurring-service', id: '', name: serviceName } as const
  return [
    createRecord(bridge, { domain: RECURRING_PRICE_DOMAIN, typeValue: slug, serviceName }, record),
    ...chargeSteps(bridge, chargeEntries({ slug, serviceName }, charges), record),
  ]
}

/** A one-time service: its record under "extraService", with its charge. */
export const oneTimeServiceSteps = (bridge: Bridge, name: string, charge: string): readonly Step[] => {
  const serviceName = name.trim()
  const entry = { domain: ONE_TIME_PRICE_DOMAIN, typeValue: serviceSlug(serviceName), serviceName, ...typedCharge(charge) }
  return [createRecord(bridge, entry, { sort: 'one-time-service', id: '', name: serviceName })]
}

export const oneTimePriceStep = (bridge: Bridge, { typeValue, serviceName, charges }: PriceRow, record: ServiceRecord, charge: string): Step => {
  const entry = { domain: ONE_TIME_PRICE_DOMAIN, typeValue, serviceName, ...typedCharge(charge) }
  return priceStep(bridge, 'Save the price', 'charge', entry, aboutCharge(record, 'Price', charges, entry))
}
