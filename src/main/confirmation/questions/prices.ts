import * as z from 'zod'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { isFound, type KnownPlan, type KnownRecords } from '../known-records.ts'
import { quoted, sentences, shown } from '../question.ts'
import { lookedUpSite, name, questioner, text, warningOf } from './write-question.ts'

const amount = z.number().int().nonnegative()

/** An amount in a currency that main has read, without one as a plain number. */
const price = (minor: number | null | undefined, currency: string | null | undefined): string =>
  typeof minor === 'number' ? formatMoney(minor, currency ?? '') : 'none'

const priceList = z.array(z.looseObject({ chargingModel: z.string(), rate: amount.nullish() })).nullish()
const plan = z.looseObject({ siteId: name, planId: name, amount: amount.nullish(), curr: text, chargingModel: text, priceList })
type PlanChange = z.infer<typeof plan>

const rateOf = (list: KnownPlan['priceList'], model: string): number | null => list?.find((each) => each?.chargingModel === model)?.rate ?? null

/** Each price of a plan that a change touches; the rest of a plan is nobody's bill. */
const priceChanges = (input: PlanChange, stored: KnownPlan | undefined): readonly string[] => {
  const currency = stored?.curr ?? input.curr
  const changes: string[] = []
  const compare = (label: string, to: number | null, from: number | null): void => {
    if (stored === undefined || to !== from) changes.push(`${label}: ${stored === undefined ? '' : `${price(from, currency)} to `}${price(to, currency)}.`)
  }
  if (typeof input.amount === 'number') compare('Amount', input.amount, stored?.amount ?? null)
  if (input.priceList) {
    const models = new Set([
      ...(stored?.priceList ?? []).flatMap((each) => each?.chargingModel ?? []),
      ...input.priceList.map(({ chargingModel }) => chargingModel),
    ])
    const given = new Map(input.priceList.map(({ chargingModel, rate }) => [chargingModel, rate ?? null]))
    for (const model of models) compare(shown(model.replaceAll('_', ' ').toLowerCase(), 30), given.get(model) ?? null, rateOf(stored?.priceList ?? null, model))
  }
  const says = (label: string, to: string | null | undefined, from: string | null | undefined): void => {
    if (to && stored !== undefined && to !== (from ?? '')) changes.push(`${label}: ${quoted(from ?? '', 20)} to ${quoted(to, 20)}.`)
  }
  says('Currency', input.curr, stored?.curr)
  says('Charging model', input.chargingModel, stored?.chargingModel)
  return changes
}

export const updatePlan = questioner(z.looseObject({ input: plan }), async ({ input }, records) => {
  // Without a price in it the change affects nobody's bill.
  if (typeof input.amount !== 'number' && !input.priceList && !input.curr && !input.chargingModel) return null
  const { siteId, planId } = input
  const plans = await records.plans(siteId)
  const stored = isFound(plans) ? plans.find((each) => each.planId === planId) : undefined
  const changes = priceChanges(input, stored)
  if (changes.length === 0) return null
  const site = await lookedUpSite(records, { siteId })
  return {
    // In the words of the source.
    message: `Sure to Save? The price of the plan ${stored?.planName ? quoted(stored.planName) : shown(planId)} of ${site.name}.`,
    detail: sentences(stored === undefined ? warningOf(isFound(plans) ? 'absent' : plans) : null, ...changes.slice(0, 6), site.facts),
    confirm: 'Save',
  }
})

const service = z.looseObject({ serviceName: name, charges: amount.nullish(), chargingModel: text, status: text })
const services = z.looseObject({ domain: name, siteId: name, siteServices: z.array(service).max(1000) })

/** The recurring services of a site: what each costs and whether it is billed. */
const billing = ({ charges, chargingModel, status }: z.infer<typeof service>): string =>
  JSON.stringify([charges ?? null, chargingModel ?? null, status ?? null])

export const saveServices = questioner(services, async ({ domain, siteId, siteServices }, records) => {
  const [config, site] = await Promise.all([records.config(domain), lookedUpSite(records, { siteId, domain })])
  const stored = new Map((isFound(config) ? (config.siteServices ?? []) : []).map((each) => [each.serviceName, each]))
  const changes = siteServices.flatMap((each) => {
    const before = stored.get(each.serviceName)
    if (before !== undefined && billing(before) === billing(each)) return []
    const from = before === undefined ? '' : `${price(before.charges, site.currency)} to `
    return [`${quoted(each.serviceName, 40)}: ${from}${price(each.charges, site.currency)}.`]
  })
  const kept = new Set(siteServices.map(({ serviceName }) => serviceName))
  const gone = [...stored.keys()].filter((one) => !kept.has(one)).map((one) => `${quoted(one, 40)}: no longer billed.`)
  const all = [...changes, ...gone]
  if (all.length === 0) return null
  return {
    message: `Change what the site ${site.name} pays for its services?`,
    detail: sentences(config === 'unread' ? warningOf(config) : null, ...all.slice(0, 5), all.length > 5 ? `And ${all.length - 5} more.` : null, site.facts),
    confirm: 'Save',
  }
})

const billingRecord = z.looseObject({ domain: name, charges: amount.nullish() })

/**
 * Whether a price is one that the site pays already, by a plan or by a recurring service: its record only follows it.
 */
const isPaidAlready = async (domain: string, charges: number, siteId: string | undefined, records: KnownRecords): Promise<boolean> => {
  const [config, plans] = await Promise.all([records.config(domain), siteId === undefined ? ('absent' as const) : records.plans(siteId)])
  const ofService = isFound(config) && (config.siteServices ?? []).some(({ serviceName, charges: paid }) => serviceName === SITE_SERVICE && paid === charges)
  return ofService || (isFound(plans) && plans.some((each) => each.amount === charges))
}

export const saveBillingRecord = questioner(z.looseObject({ input: billingRecord }), async ({ input }, records) => {
  const { domain, charges } = input
  if (typeof charges !== 'number') return null
  const found = await records.site({ domain })
  if (await isPaidAlready(domain, charges, isFound(found) ? found.siteId : undefined, records)) return null
  const site = await lookedUpSite(records, { domain })
  return { message: `Record that the site ${site.name} pays ${price(charges, site.currency)}?`, detail: site.facts, confirm: 'Save' }
})

const mapping = z.looseObject({
  id: text,
  serviceId: text,
  userId: name,
  boardingAmount: amount.nullish(),
  renewalAmount: amount.nullish(),
  planName: text,
  serviceName: text,
})

/** Asks if the price of a partner for a plan or an add-on changes. */
export const saveMapping = questioner(z.looseObject({ input: mapping }), async ({ input }, records) => {
  const { id, userId, serviceId, boardingAmount = null, renewalAmount = null } = input
  const [partner, mappings] = await Promise.all([records.user(userId), records.mappings(userId)])
  const stored = isFound(mappings) ? mappings.find((each) => (id ? each.id === id : each.serviceId === serviceId)) : undefined
  if (stored?.boardingAmount === boardingAmount && stored.renewalAmount === renewalAmount) return null
  const currency = isFound(partner) ? partner.currency : null
  const line = (label: string, to: number | null, from: number | null | undefined): string =>
    `${label}: ${stored === undefined ? '' : `${price(from, currency)} to `}${price(to, currency)}.`
  const what = stored?.planName || stored?.serviceName || input.planName || input.serviceName || serviceId
  return {
    message: `Sure to Save? What the partner ${shown(isFound(partner) ? partner.companyName || partner.name || userId : userId)} pays for ${quoted(what)}.`,
    detail: sentences(
      warningOf(partner) ?? (id && stored === undefined ? warningOf(isFound(mappings) ? 'absent' : mappings) : null),
      line('Boarding', boardingAmount, stored?.boardingAmount),
      line('Renewal', renewalAmount, stored?.renewalAmount),
      `User name: ${shown(userId)}.`,
    ),
    confirm: 'Save',
  }
})
