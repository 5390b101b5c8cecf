import type { Random } from '../../database/random.ts'
import type { Service, ServiceType } from '../../generated/resolvers.ts'
import { walkDetailedSites } from '../site-walk.ts'
import type { Seeding } from '../subject.ts'
import { menuSiteId } from './access.ts'
import { customLabels, menuSettings, services, serviceTypes } from './menu-tables.ts'

const DAY = 86_400
const DISHES = ['Paneer Tikka', 'Masala Dosa', 'Chicken Biryani', 'Fish and Chips', 'Shawarma', 'Jollof Rice', 'Mandi', 'Gulab Jamun', 'कुल्फी', 'كنافة']

/** Two menus for a site as its creation makes them, a sub-menu here and there, some items, and settings for the first sites. */
export function seedMenus({ database, random, now }: Seeding): void {
  const writeMenu = serviceTypes.writer(database)
  const writeService = services.writer(database)
  const writeSetting = menuSettings.writer(database)
  const writeLabels = customLabels.writer(database)
  let index = 0
  for (const { siteId, domain } of walkDetailedSites(database, ['siteId', 'domain'])) {
    const menu = (slugName: string, typeName: string, displayOrder: number, masterServiceType: string | null = null) =>
      writeMenu(demoMenu({ siteId, domain, slugName, typeName, displayOrder, masterServiceType }, now - random.integer(10, 900) * DAY))
    menu('online-menu', 'Online Menu', 1)
    menu('dine-in', 'Dine In', 2)
    if (random.chance(0.3)) menu('breakfast', 'Breakfast', 3, 'dine-in')
    // The first site has more items than a copy of a menu sends at once.
    const items = index === 0 ? 38 : random.integer(0, 5)
    for (let item = 1; item <= items; item += 1) writeService(demoService(siteId, item, random))
    if (index < 20) {
      writeSetting({
        domain,
        typeValue: 'online-menu::setting',
        showMenu: true,
        orderText: 'Order now',
        minOrderValue: 20_000,
        hoursOfOperation: [{ day: 'MONDAY', status: 'Open', start: '9:00', end: '22:30' }],
        bankDetails: [],
        customFeilds: '[]',
      })
      writeLabels({ domain, typeValue: 'customLabelsConfig', customLabels: [{ defaultName: 'Waiter', displayName: 'Steward' }] })
    }
    index += 1
  }
}

interface DemoMenu {
  readonly siteId: string
  readonly domain: string
  readonly slugName: string
  readonly typeName: string
  readonly displayOrder: number
  readonly masterServiceType: string | null
}

function demoMenu({ siteId, slugName, typeName, ...rest }: DemoMenu, createdAt: number): ServiceType {
  return {
    id: `${siteId}-${slugName}`,
    siteId: menuSiteId(siteId),
    slugName,
    typeName,
    displayName: typeName,
    typeDes: `${typeName} of the site`,
    typeStatus: true,
    isAggregatorEnabled: false,
    gstEnabled: true,
    createdAt,
    updatedAt: createdAt,
    ...rest,
  }
}

function demoService(siteId: string, number: number, random: Random): Service {
  const serviceName = `${random.pick(DISHES)} ${number}`
  const rate = random.integer(5, 90) * 1_000
  return {
    siteId,
    slugName: `item-${number}`,
    serviceName,
    serviceDes: `${serviceName}, freshly made`,
    serviceRates: [{ serviceType: 'online-menu', rate, listRate: rate, status: true, inStock: true }],
    serviceStatus: true,
    attachedCat: ['main-course'],
    attachedAddonCat: [],
    tags: [],
    tax: 5,
    taxType: 'GST',
    displayOrder: number,
    addons: [],
    additionalImages: [],
    dietryTag: random.pick(['VEG', 'NON_VEG']),
    isVegan: false,
    preparationTime: random.integer(5, 40),
    packingCharge: 500,
    isDiscountApplicable: true,
    attachedVariations: [],
  }
}
