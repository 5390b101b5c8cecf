import { BuildingShopRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { SEES_SITES } from '#shared/domain/access/screen-rules.ts'

export const SITE_LIST: readonly Screen[] = [
  {
    path: '/',
    audience: 'non-CP',
    title: 'Sites',
    access: SEES_SITES,
    needs: ['GetSitesAdmin'],
    copy: 'sites',
    load: () => import('./site-list-route.tsx'),
    menu: { item: 'site', label: 'Site', jump: 's', icon: BuildingShopRegular, alsoHighlightedOn: ['/add-extra-service'] },
  },
  {
    path: '/site/:id',
    audience: 'non-CP',
    title: 'Site',
    access: SEES_SITES,
    needs: ['GetSitesAdmin'],
    copy: 'sites',
    highlights: '/',
    load: () => import('./page/site-page-route.tsx'),
  },
]
