import { BoxMultipleRegular, PlugConnectedRegular, TagMultipleRegular } from '@fluentui/react-icons'
import { ROOT, type Screen } from '#patterns/screens/screen.ts'

export const CATALOGUE: readonly Screen[] = [
  {
    path: '/service-list',
    title: 'Master Service List',
    access: ROOT,
    load: () => import('./master-services/service-list-route.tsx'),
    menu: { item: 'master-service-list', label: 'Master Service List', icon: BoxMultipleRegular },
  },
  {
    path: '/create-service',
    title: 'Master Service List',
    name: 'Create Service',
    access: ROOT,
    highlights: '/service-list',
    load: () => import('./master-services/create-service-route.tsx'),
  },
  {
    path: '/create-extra-service',
    title: 'Master Service List',
    name: 'Extra Service',
    access: ROOT,
    highlights: '/service-list',
    load: () => import('./master-services/create-extra-service-route.tsx'),
  },
  {
    path: '/platform-servicelist',
    title: 'Platform Service',
    access: ROOT,
    load: () => import('./platform-services/platform-list-route.tsx'),
    menu: { item: 'platform-service', label: 'Platform Service', icon: PlugConnectedRegular },
  },
  {
    path: '/create-platform',
    title: 'Platform Service',
    name: 'Create Platform',
    access: ROOT,
    highlights: '/platform-servicelist',
    load: () => import('./platform-services/create-platform-route.tsx'),
  },
  {
    path: '/edit-platform',
    title: 'Platform Service',
    name: 'Edit Platform',
    access: ROOT,
    highlights: '/platform-servicelist',
    load: () => import('./platform-services/edit-platform-route.tsx'),
  },
  {
    path: '/subscription-plan',
    title: 'Subscription Plan',
    access: ROOT,
    load: () => import('./plans/plan-list-route.tsx'),
    menu: { item: 'subscription-plan', label: 'Subscription Plan', icon: TagMultipleRegular },
  },
  {
    path: '/create-subscription',
    title: 'Subscription Plan',
    name: 'Create Subscription',
    access: ROOT,
    highlights: '/subscription-plan',
    load: () => import('./plans/create-subscription-route.tsx'),
  },
  {
    path: '/edit-subscription',
    title: 'Subscription Plan',
    name: 'Edit Subscription',
    access: ROOT,
    highlights: '/subscription-plan',
    load: () => import('./plans/edit-subscription-route.tsx'),
  },
]
