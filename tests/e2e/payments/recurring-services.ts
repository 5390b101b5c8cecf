import type { Stored } from '../platform-user.ts'

export const names = (services: readonly Stored[]): string[] => services.map((service) => service['serviceName'])

export const hasServices = (count: number) => (site: Stored) =>
  (site['siteRecurringConfig']?.siteServices.length ?? 0) >= count &&
  site['channelPartnerId'] === null &&
  // The price list's own currency: in another nothing is filled in.
  site['basicSiteSetting'].curr === 'INR'
