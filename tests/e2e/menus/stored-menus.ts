import { StoredServices } from '../payments/stored-services.ts'
import type { Stored } from '../platform-user.ts'

const MENUS = `query ($siteId: ID!) { getServiceTypesBySiteId(siteId: $siteId) {
  siteId slugName typeName typeDes displayName typeStatus masterServiceType displayOrder image { key } reservationType
  isAggregatorEnabled aggregatorSystem aggregatorMerchantId
} }`
const SERVICES = 'query ($siteId: ID!) { getServiceBySiteId(siteId: $siteId) { slugName serviceRates { serviceType rate listRate status inStock } } }'
const LABELS = 'query ($domain: String!) { getSiteCustomLabelByDomain(domain: $domain) { typeValue customLabels { defaultName displayName } } }'

/** Reads the platform's menus, services and labels as an administrator would, past the console. */
export class StoredMenus extends StoredServices {
  async menus(siteId: string): Promise<Stored[]> {
    return (await this.run(MENUS, { siteId }))['getServiceTypesBySiteId']
  }

  /** A menu by its slug; throws when there is none. */
  async menu(siteId: string, slugName: string): Promise<Stored> {
    const found = (await this.menus(siteId)).find((menu) => menu['slugName'] === slugName)
    if (found === undefined) throw new Error(`${siteId} has no menu ${slugName}`)
    return found
  }

  /** Changes a menu's status, as another administrator would. */
  async setStatus(siteId: string, slugName: string, typeStatus: boolean): Promise<void> {
    const { siteId: owner } = await this.menu(siteId, slugName)
    await this.run('mutation ($input: UpdateServiceTypeInput!) { updateServiceType(input: $input) { slugName } }', {
      input: { siteId: owner, slugName, typeStatus },
    })
  }

  /** Gives a menu settings, as another administrator would. */
  async setSetting(siteId: string, slugName: string, setting: Stored): Promise<void> {
    const { domain } = await this.site((site) => site['siteId'] === siteId)
    await this.run('mutation ($input: UpdateServiceTypeSettingInput!) { updateServiceTypeSetting(input: $input) { typeValue } }', {
      input: { domain, typeValue: `${slugName}::setting`, ...setting },
    })
  }

  async services(siteId: string): Promise<Stored[]> {
    return (await this.run(SERVICES, { siteId }))['getServiceBySiteId']
  }

  async labels(domain: string): Promise<Stored> {
    return (await this.run(LABELS, { domain }))['getSiteCustomLabelByDomain']
  }

  /** The newest notes of a site that were written by hand under "Setup". */
  async setupNotes(siteId: string): Promise<string[]> {
    const events = await this.events(siteId)
    return events.filter(({ eventName, eventType }) => eventName === 'Setup' && eventType === 'MANUAL').map(({ note }) => note)
  }
}
