import type { Plan, PlatformService } from '#data/catalogue/plan.ts'

/** Whether a plan of the catalogue may not be chosen: the site has one of its master service. */
export const isMasterServiceUsed = (plan: Plan, sitePlans: readonly Plan[]): boolean =>
  plan.masterService !== null && sitePlans.some(({ masterService }) => masterService === plan.masterService)

/** Whether a service of the catalogue is in a site's plan already: itself, or as the site's own copy of it. */
export const isInPlan = (service: PlatformService, { services, serviceDetails }: Plan): boolean =>
  (services ?? []).includes(service.serviceId) ||
  (serviceDetails ?? []).some(
    (present) =>
      present.serviceId === service.serviceId ||
      present.addedServiceId === service.serviceId ||
      (present.slugServiceName === service.slugServiceName && present.platform === service.platform),
  )
