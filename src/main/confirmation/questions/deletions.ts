import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import { GLOBAL_TEMPLATE_SITE_ID, MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { isFound, type KnownRecords } from '../known-records.ts'
import { FINAL, type Question, quoted, sentences, shown } from '../question.ts'
import { lookedUpSite, name, questioner, warningOf } from './write-question.ts'

/** In the words of the source. @param what with a capital, as a sentence of its own */
const deletion = (what: string, facts: string | null = null): Question => ({
  message: `Sure to delete? ${what}.`,
  detail: sentences(facts, FINAL),
  confirm: 'Delete',
})

const ofSite = z.looseObject({ siteId: name })

export const deletePlatformService = questioner(ofSite.extend({ serviceId: name }), async ({ serviceId, siteId }, records) => {
  const [site, services] = await Promise.all([lookedUpSite(records, { siteId }), records.services(siteId)])
  const service = isFound(services) ? services.find((one) => one.serviceId === serviceId) : undefined
  const warning = service === undefined ? warningOf(isFound(services) ? 'absent' : services) : null
  const kinds = [service?.platform, service?.siteType].flatMap((kind) => (kind ? [shown(kind)] : []))
  return deletion(
    `The platform service ${service?.serviceName ? quoted(service.serviceName) : shown(serviceId)} of ${site.name}`,
    sentences(warning, kinds.length === 0 ? null : `${kinds.join(', ')}.`, site.facts),
  )
})

export const deleteSitePage = questioner(z.looseObject({ pageName: name }), async ({ pageName }) =>
  deletion(`The page ${shown(pageName)}`, 'Sites that have copied it keep theirs.'),
)

export const deleteSiteServices = questioner(ofSite, async ({ siteId }, records) => {
  const site = await lookedUpSite(records, { siteId })
  const asked = deletion(`All services and categories of the site ${site.name}, in all its menus`, site.facts)
  return { ...asked, tick: `Delete all services and categories of ${site.name}` }
})

export const deleteSubscriptionPlan = questioner(ofSite.extend({ planId: name }), async ({ planId, siteId }, records) => {
  const [site, plans] = await Promise.all([lookedUpSite(records, { siteId }), records.plans(siteId)])
  const plan = isFound(plans) ? plans.find((one) => one.planId === planId) : undefined
  const warning = plan === undefined && !site.facts.startsWith('Warning') ? warningOf(isFound(plans) ? 'absent' : plans) : null
  const kept = siteId === MASTER_SITE_ID ? 'Sites that have it keep it.' : null
  return deletion(`The subscription plan ${plan?.planName ? quoted(plan.planName) : shown(planId)} of ${site.name}`, sentences(warning, site.facts, kept))
})

export const deleteTemplate = questioner(ofSite.extend({ slugName: name }), async ({ siteId, slugName }) =>
  deletion(`The ${siteId === GLOBAL_TEMPLATE_SITE_ID ? 'global' : 'master'} template ${shown(slugName)}`),
)

export const deleteUserServiceMapping = questioner(z.looseObject({ serviceId: name, userId: name }), async ({ serviceId, userId }, records) => {
  const [partner, mappings] = await Promise.all([records.user(userId), records.mappings(userId)])
  const mapping = isFound(mappings) ? mappings.find((one) => one.serviceId === serviceId) : undefined
  const service = mapping?.planName || mapping?.serviceName
  const company = isFound(partner) ? partner.companyName || partner.name : null
  return deletion(
    `The price of ${service ? quoted(service) : shown(serviceId)} for the partner ${shown(userId)}`,
    sentences(warningOf(partner), company && `Company: ${quoted(company)}.`),
  )
})

/** The question before a REST call: each destroys the data of a customer. */
export const questionOfCall = async (call: CallArgument<'platform.rest'>, records: KnownRecords): Promise<Question> => {
  const { name: domain, facts } = await lookedUpSite(records, call.call === 'resetSite' ? call : { domain: call.domain })
  if (call.call === 'deleteSite') {
    return { ...deletion(`The site ${domain} and everything in it`, facts), tick: `Delete ${domain} and all its data` }
  }
  return { message: `Sure to reset? All data of the site ${domain}.`, detail: sentences(facts, FINAL), confirm: 'Reset', tick: `Delete all data of ${domain}` }
}
