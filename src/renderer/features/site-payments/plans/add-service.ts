import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { confirmedStep, type Send, type Step } from '#data/saving/send-confirmed.ts'
import { eventChange } from '#data/site-events/event-change.ts'
import {
  AddPlatformServiceDocument,
  GetPlatformServicesByPlatformDocument,
  GetSubscriptionPlansBySiteIdDocument,
  UpdateSubscriptionPlanDocument,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { type PaymentSite, partnerOf } from '../payment-site.ts'

/** A service of the catalogue that is to go into a site's plan. */
export interface ServiceOrder {
  readonly site: PaymentSite
  readonly plan: Plan
  readonly service: PlatformService
  readonly notes: string
}

/** The category under which an added service is noted. */
const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'

/** The calls of adding a service to a plan, in order. */
export const addServiceSteps = (bridge: Bridge, order: ServiceOrder): readonly Step[] => {
  const { site, plan, notes } = order
  const { siteId } = site
  let serviceId: string | null = null
  return [
    confirmedStep({
      label: 'Create the service',
      send: async (send) => {
        serviceId = (await siteServiceIdOf(bridge, order)) ?? (await createService(send, order))
      },
      find: async () => {
        serviceId = await siteServiceIdOf(bridge, order)
        return serviceId === null ? 'absent' : 'as-sent'
      },
    }),
    confirmedStep({
      label: "Update the plan's services",
      send: async (send) => {
        // The plan as it is now: another user may have added to it since it was loaded.
        const services = [...new Set([...(await servicesOf(bridge, siteId, plan)), ...(serviceId === null ? [] : [serviceId])])]
        await send(UpdateSubscriptionPlanDocument, { input: { siteId, planId: plan.planId, services } })
      },
      find: async () => (serviceId === null || (await servicesOf(bridge, siteId, plan)).includes(serviceId) ? 'as-sent' : 'absent'),
    }),
    confirmedStep({ label: 'Write the note', ...eventChange(bridge, { siteId, eventName: SETUP, note: notes.trim(), reason: null }) }),
  ]
}

const servicesOf = async (bridge: Bridge, siteId: string, { planId, services }: Plan): Promise<readonly string[]> => {
  const { data } = await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId })
  return data.getSubscriptionPlansBySiteId.find((plan) => plan.planId === planId)?.services ?? services ?? []
}

/** The id of the site's own copy of the service, made by an earlier try; null when there is none. */
const siteServiceIdOf = async (bridge: Bridge, { site, service }: ServiceOrder): Promise<string | null> => {
  const { data } = await executeOperation(bridge, GetPlatformServicesByPlatformDocument, { siteId: site.siteId, platform: service.platform ?? '' })
  const own = data.getPlatformServicesByPlatform.find(
    (each) => each.addedServiceId === service.serviceId || (each.slugServiceName === service.slugServiceName && each.siteType === service.siteType),
  )
  return own?.serviceId ?? null
}

const createService = async (send: Send, { site, service }: ServiceOrder): Promise<string> => {
  const { addPlatformService } = await send(AddPlatformServiceDocument, {
    input: {
      siteId: site.siteId,
      serviceName: service.serviceName ?? '',
      slugServiceName: service.slugServiceName ?? '',
      status: service.status ?? 'ACTIVE',
      serviceType: service.serviceType ?? 'BASIC',
      masterService: service.masterService,
      platform: service.platform,
      siteType: service.siteType,
      addedServiceId: service.serviceId,
      ...partnerOf(site),
    },
  })
  return addPlatformService.serviceId
}
