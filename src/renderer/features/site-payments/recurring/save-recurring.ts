import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { confirmedStep, type Send, type Step } from '#data/saving/send-confirmed.ts'
import { eventChange } from '#data/site-events/event-change.ts'
import {
  CreateSiteConfigDocument,
  GetSiteConfigDocument,
  type SiteServiceInput,
  UpdateSiteConfigDocument,
  UpdateSiteDataNormalizeDocument,
} from '#generated/graphql.ts'
import type { ReviewRow } from '#patterns/edit-review/three-way.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { shownDay } from '../billing-terms.ts'
import { CHANGED_MEANWHILE } from '../messages.ts'
import { type PaymentSite, partnerOf } from '../payment-site.ts'
import {
  type RecurringValues,
  ROW_FIELDS,
  type ServiceRow,
  type SiteConfig,
  type SiteService,
  sentServiceOf,
  serviceRowOf,
  storedServiceOf,
} from './recurring-form.ts'

interface RecurringSave {
  readonly site: PaymentSite
  /** What the form was filled from; null: the site has no configuration yet. */
  readonly loaded: SiteConfig | null
  readonly values: RecurringValues
  /** Name of the site's plan of the SITE service; null without one. */
  readonly planName: string | null
  readonly now: number
}

export const recurringSteps = (bridge: Bridge, { site, loaded, values, planName, now }: RecurringSave): readonly Step[] => {
  const { siteId, domain } = site
  const services = values.services.map((row) => sentServiceOf(row, loaded?.siteServices ?? [], now))
  const siteService = services.find(({ serviceName }) => serviceName === SITE_SERVICE)
  const { category, reason, note } = values.event
  return [
    confirmedStep({
      label: 'Save the services',
      send: (send) => saveConfig(bridge, send, site, loaded, services),
      isUpdate: true,
      find: async () => (isSaved(await storedConfig(bridge, domain), services) ? 'as-sent' : 'absent'),
    }),
    ...(siteService === undefined ? [] : [{ label: "Update the site's record", run: (send: Send) => normalize(send, domain, planName, siteService) }]),
    confirmedStep({
      label: 'Write the note',
      ...eventChange(bridge, { siteId, eventName: category, note: note.trim(), reason: reason === '' ? null : reason }),
    }),
  ]
}

/**
 * Writes the whole list of services, over what the form was filled from and nothing newer: another user's change is not overwritten unseen, and
 * a list that is there already (its answer was lost) is not sent again.
 */
const saveConfig = async (bridge: Bridge, send: Send, site: PaymentSite, loaded: SiteConfig | null, siteServices: SiteServiceInput[]): Promise<void> => {
  const { domain, siteId } = site
  const stored = await storedConfig(bridge, domain)
  if (isSaved(stored, siteServices)) return
  if (fingerprintOf(stored) !== fingerprintOf(loaded)) throw new PlatformFailure({ kind: 'rejected', message: CHANGED_MEANWHILE })
  if (stored === null) await send(CreateSiteConfigDocument, { domain, siteId, siteServices, enabled: true, ...partnerOf(site) })
  else await send(UpdateSiteConfigDocument, { domain, siteId, siteServices, enabled: stored.enabled })
}

const storedConfig = async (bridge: Bridge, domain: string): Promise<SiteConfig | null> =>
  (await executeOperation(bridge, GetSiteConfigDocument, { domain })).data.getSiteConfig

const fingerprintOf = (config: SiteConfig | null): string => JSON.stringify(config?.siteServices ?? null)

/** Whether the platform holds exactly this list; when each service was updated is the platform's to say. */
const isSaved = (config: SiteConfig | null, sent: readonly SiteServiceInput[]): boolean => {
  const stored = config?.siteServices ?? []
  return config !== null && stored.length === sent.length && sent.every((service, index) => holds(stored[index], service))
}

const holds = (stored: SiteService | undefined, { updatedAt: _updatedAt, ...sent }: SiteServiceInput): boolean =>
  stored !== undefined && Object.entries(sent).every(([field, value]) => stored[field as keyof typeof sent] === value)

/** Lets the site's own record follow its SITE service. */
const normalize = async (send: Send, domain: string, planName: string | null, service: SiteServiceInput): Promise<void> => {
  const { chargingModel, status, masterStatus, startDate, endDate, charges } = service
  await send(UpdateSiteDataNormalizeDocument, {
    input: { domain, planName, chargingModel, status, masterStatus, startDate, endDate, charges },
  })
}

const LABELS: Readonly<Record<keyof ServiceRow, string>> = {
  serviceName: 'Service',
  chargingModel: 'Charging Model',
  status: 'Billing Status',
  rate: 'Rate',
  startDate: 'Start Date',
  endDate: 'End Date',
  masterStatus: 'Master Status',
}

const textOf = (row: ServiceRow | null, field: keyof ServiceRow, currency: string): string => {
  const value = row?.[field] ?? ''
  switch (field) {
    case 'rate': {
      const rate = parseMoney(value)
      return rate === null ? '' : formatMoney(rate, currency)
    }
    case 'startDate':
    case 'endDate':
      return value === '' ? '' : shownDay(value)
    case 'chargingModel':
      return value.replaceAll('_', ' ')
    default:
      return value
  }
}

/** What a save of recurring services changes, service by service: field, from, to. A new service comes from nothing, one that is gone becomes nothing. */
export const recurringReview = (rows: readonly ServiceRow[], stored: readonly SiteService[], currency: string): readonly ReviewRow[] =>
  pairsOf(rows, stored).flatMap(({ serviceName, before, after }) =>
    ROW_FIELDS.flatMap((field): readonly ReviewRow[] => {
      const [from, to] = [textOf(before, field, currency), textOf(after, field, currency)]
      return from === to ? [] : [{ id: `${serviceName}.${field}`, section: serviceName, field: LABELS[field], from, to }]
    }),
  )

const pairsOf = (rows: readonly ServiceRow[], stored: readonly SiteService[]) => {
  const kept = rows.map((after) => {
    const known = storedServiceOf(after, stored)
    return { serviceName: after.serviceName, before: known === undefined ? null : serviceRowOf(known), after }
  })
  const gone = stored.filter(({ serviceName }) => !rows.some((row) => row.serviceName === serviceName))
  return [...kept, ...gone.map((service) => ({ serviceName: service.serviceName, before: serviceRowOf(service), after: null }))]
}
