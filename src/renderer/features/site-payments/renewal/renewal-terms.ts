import { BILLING_STATUSES, SITE_SERVICE } from '#shared/domain/catalogue.ts'
import type { Price } from '#shared/domain/currency.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { exactSum, moneyToDecimal } from '#shared/domain/money.ts'
import { endOfPeriod } from '#shared/domain/service-period.ts'
import { type LicenseStanding, licenseOf } from '#shared/domain/site/license.ts'
import { type ServiceRow, type SiteService, serviceRowOf } from '../recurring/recurring-form.ts'

/** A recurring service of the site as the dialog offers it for renewal. */
export interface RenewableService {
  readonly service: SiteService
  /** The site's own subscription; the others are add-ons. */
  readonly isPlan: boolean
  readonly isOff: boolean
  /** Null where it has no end date. */
  readonly standing: LicenseStanding | null
  /** "ended 12 days ago"; null where it has no end date. */
  readonly when: string | null
  /** The price of a period, minor units; null where none is known. */
  readonly charge: number | null
  /** The partner's price, where it cannot be charged because it is in another currency. */
  readonly foreignPrice: Price | null
}

/** The period that a service gets; days as `YYYY-MM-DD`. */
export interface RenewalPeriod {
  readonly startDate: string
  /** Empty where the charging model has no end of its own. */
  readonly endDate: string
}

interface RenewalPrices {
  readonly currency: string
  /** The partner's price on renewal; null where the service's own rate counts. */
  readonly partnerRate: (serviceName: string) => Price | null
}

/** The site's services, its plan first. `now`: unix seconds. */
export const renewableServices = (stored: readonly SiteService[], prices: RenewalPrices, now: number): readonly RenewableService[] =>
  stored.map((service) => renewableService(service, prices, now)).toSorted((one, other) => Number(other.isPlan) - Number(one.isPlan))

const renewableService = (service: SiteService, { currency, partnerRate }: RenewalPrices, now: number): RenewableService => {
  const license = licenseOf(service.endDate, now)
  const ofPartner = partnerRate(service.serviceName)
  const isForeign = ofPartner !== null && ofPartner.currency !== currency
  const rate = ofPartner === null || isForeign ? service.charges : ofPartner.amount
  return {
    service,
    isPlan: service.serviceName === SITE_SERVICE,
    isOff: service.masterStatus === 'Off',
    standing: license?.standing ?? null,
    when: license?.text ?? null,
    charge: service.status === 'FREE' ? 0 : rate,
    foreignPrice: isForeign ? ofPartner : null,
  }
}

/** The plan goes along, and the add-ons that have ended or end soon; not one that is switched off. */
export const goesAlong = ({ isPlan, isOff, standing }: RenewableService): boolean => isPlan || (!isOff && (standing === 'over' || standing === 'soon'))

/**
 * A running period keeps its start and ends one period later: a start in the future would leave the site without
 * a plan until then. A period that has ended starts today.
 */
export const periodAfter = ({ service: { startDate, endDate, chargingModel }, standing }: RenewableService, now: number): RenewalPeriod => {
  const today = formatFormDate(now)
  const model = chargingModel ?? ''
  if (standing === 'over') return { startDate: today, endDate: endOfPeriod(today, model) ?? '' }
  const from = standing === null ? today : formatFormDate(endDate)
  return { startDate: formatFormDate(startDate) || today, endDate: endOfPeriod(from, model) ?? '' }
}

/** Price of a period of all these services; null where one of them is not known. */
export const totalOf = (services: readonly RenewableService[]): number | null =>
  services.reduce<number | null>((sum, { charge }) => (sum === null || charge === null ? null : exactSum(sum, charge)), 0)

const isBillingStatus = (status: string | null): boolean => BILLING_STATUSES.some((known) => known === status)

/** The service's row after its renewal. A status that is none to bill by, such as INACTIVE, becomes ACTIVE. */
export const renewedRow = ({ service, charge }: RenewableService, { startDate, endDate }: RenewalPeriod): ServiceRow => {
  const row = serviceRowOf(service)
  // A free service keeps the rate that it would have.
  const rate = charge === null || row.status === 'FREE' ? row.rate : moneyToDecimal(charge)
  return { ...row, rate, startDate, endDate, status: isBillingStatus(service.status) ? row.status : 'ACTIVE' }
}
