import { BoxMultipleRegular, PlugConnectedRegular, TagMultipleRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { ROOT } from '#shared/domain/access/screen-rules.ts'

const MASTER_SERVICES: Screen = {
  path: '/service-list',
  title: 'Master Service List',
  access: ROOT,
  needs: ['GetSiteConfigServices'],
  load: () => import('./master-services/service-list-route.tsx'),
  menu: { item: 'master-service-list', label: 'Master Service List', jump: 'm', icon: BoxMultipleRegular },
}

const PLATFORM_SERVICES: Screen = {
  path: '/platform-servicelist',
  title: 'Platform Service',
  access: ROOT,
  needs: ['GetPlatformServicesBySiteId'],
  load: () => import('./platform-services/platform-list-route.tsx'),
  menu: { item: 'platform-service', label: 'Platform Service', jump: 'f', icon: PlugConnectedRegular },
}

const PLANS: Screen = {
  path: '/subscription-plan',
  title: 'Subscription Plan',
  access: ROOT,
  needs: ['GetSubscriptionPlansBySiteId'],
  load: () => import('./plans/plan-list-route.tsx'),
  menu: { item: 'subscription-plan', label: 'Subscription Plan', jump: 'a', icon: TagMultipleRegular },
}

/** A form is under the title of its list, whose menu item is highlighted. */
const formOf = ({ path, title }: Screen) => ({ title, access: ROOT, highlights: path })

const newService = () => import('./master-services/new-service.tsx')
const platformEditor = () => import('./platform-services/platform-editor.tsx')
const planEditor = () => import('./plans/plan-editor.tsx')

export const CATALOGUE: readonly Screen[] = [
  MASTER_SERVICES,
  {
    ...formOf(MASTER_SERVICES),
    path: '/create-service',
    needs: ['CreateSiteConfigServices'],
    name: 'Create Service',
    load: async () => ({ default: (await newService()).CreateService }),
  },
  {
    ...formOf(MASTER_SERVICES),
    path: '/create-extra-service',
    needs: ['CreateSiteConfigServices'],
    name: 'Extra Service',
    load: async () => ({ default: (await newService()).ExtraService }),
  },
  PLATFORM_SERVICES,
  {
    ...formOf(PLATFORM_SERVICES),
    path: '/create-platform',
    needs: ['CreatePlatformService'],
    name: 'Create Platform',
    load: async () => ({ default: (await platformEditor()).CreatePlatform }),
  },
  {
    ...formOf(PLATFORM_SERVICES),
    path: '/edit-platform',
    needs: ['UpdatePlatformService'],
    name: 'Edit Platform',
    load: async () => ({ default: (await platformEditor()).EditPlatformRoute }),
  },
  PLANS,
  {
    ...formOf(PLANS),
    path: '/create-subscription',
    needs: ['CreateSubscriptionPlan'],
    name: 'Create Subscription',
    load: async () => ({ default: (await planEditor()).CreateSubscriptionRoute }),
  },
  {
    ...formOf(PLANS),
    path: '/edit-subscription',
    needs: ['UpdateSubscriptionPlan'],
    name: 'Edit Subscription',
    load: async () => ({ default: (await planEditor()).EditSubscriptionRoute }),
  },
]
