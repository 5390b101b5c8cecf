import { BuildingShopRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'

export const SITE_LIST: readonly Screen[] = [
  {
    path: '/',
    audience: 'non-CP',
    title: 'Sites',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    copy: 'sites',
    load: () => import('./site-list-route.tsx'),
    menu: { item: 'site', label: 'Site', jump: 's', icon: BuildingShopRegular, alsoHighlightedOn: ['/add-extra-service'] },
  },
  {
    path: '/site/:id',
    audience: 'non-CP',
    title: 'Site',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    copy: 'sites',
    highlights: '/',
    load: () => import('./page/site-page-route.tsx'),
  },
]
