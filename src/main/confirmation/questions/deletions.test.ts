import { expect, test } from 'vitest'
import { asking, PLATFORM } from '../asking.test-support.ts'

const answers = {
  ...PLATFORM,
  GetPlatformServicesBySiteId: {
    master: { getPlatformServicesBySiteId: [{ serviceId: 'service-1', serviceName: 'Point of Sale', platform: 'e-Commerce', siteType: 'Enquiry' }] },
  },
  GetSubscriptionPlansBySiteId: { master: { getSubscriptionPlansBySiteId: [{ planId: 'plan-1', planName: 'Growth' }] } },
  GetUserServiceMapping: { 'cp-1': { getUserServiceMapping: [{ id: 'm', serviceId: 'service-1', planName: 'Growth', serviceName: null }] } },
}

test.each([
  [
    'DeletePlatformService',
    { siteId: 'master', serviceId: 'service-1' },
    'Sure to delete? The platform service “Point of Sale” of the catalogue. e-Commerce, Enquiry. This cannot be undone.',
  ],
  [
    'DeletePlatformService',
    { siteId: 'master', serviceId: 'service-2' },
    'Sure to delete? The platform service service-2 of the catalogue. Warning: the platform knows no such record. This cannot be undone.',
  ],
  ['DeleteSitePage', { pageName: 'about' }, 'Sure to delete? The page about. Sites that have copied it keep theirs. This cannot be undone.'],
  [
    'DeleteSiteServices',
    { siteId: 'site-1' },
    'Sure to delete? All services and categories of the site aditi.example, in all its menus. Business: “Aditi Sweets”. Site id: site-1. This cannot be undone.',
  ],
  [
    'DeleteSubscriptionPlan',
    { siteId: 'master', planId: 'plan-1' },
    'Sure to delete? The subscription plan “Growth” of the catalogue. Sites that have it keep it. This cannot be undone.',
  ],
  ['DeleteTemplete', { siteId: 'global', slugName: 'bill' }, 'Sure to delete? The global template bill. This cannot be undone.'],
  [
    'DeleteUserServiceMapping',
    { serviceId: 'service-1', userId: 'cp-1' },
    'Sure to delete? The price of “Growth” for the partner cp-1. Company: “Partner Ltd”. This cannot be undone.',
  ],
])('%s names what is deleted as the platform does [PLAT-008] [CPMAP-008] [MENU-008]', async (operation, variables, question) => {
  const { asked, service } = asking({ answers })
  await service.operation(operation, variables)
  expect(asked.map(({ message, detail }) => `${message} ${detail}`)).toEqual([question])
})
