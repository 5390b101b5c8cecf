import { AppsListRegular, PeopleListRegular, PersonCircleRegular, WalletRegular } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import { MANAGES_PARTNERS, PARTNER_ONLY } from '#shared/domain/access/screen-rules.ts'

/** What a channel partner sees of itself. */
export const OWN_PARTNER: readonly Screen[] = [
  {
    path: '/my-profile',
    title: 'Profile',
    access: PARTNER_ONLY,
    load: async () => ({ default: (await import('./own/own-routes.tsx')).MyProfileRoute }),
    menu: { item: 'profile', label: 'Profile', jump: 'y', icon: PersonCircleRegular },
  },
  {
    path: '/cpwallet',
    title: 'Wallet',
    access: PARTNER_ONLY,
    needs: ['GetUserWalletTransactions'],
    load: () => import('./own/partner-wallet-route.tsx'),
    menu: { item: 'wallet', label: 'Wallet', jump: 'w', icon: WalletRegular },
  },
  {
    path: '/servicelist',
    title: 'Plans and addons',
    access: PARTNER_ONLY,
    needs: ['GetUserServiceMapping'],
    load: async () => ({ default: (await import('./own/own-routes.tsx')).ServiceListRoute }),
    menu: { item: 'services', label: 'Services', jump: 'v', icon: AppsListRegular },
  },
]

export const PARTNER_LIST: readonly Screen[] = [
  {
    path: '/cplist',
    title: 'CP List',
    access: MANAGES_PARTNERS,
    needs: ['GetInternalUsersByUserRole'],
    load: () => import('./list/cp-list-route.tsx'),
    menu: { item: 'cp-list', label: 'CP List', jump: 'l', icon: PeopleListRegular },
  },
]

export const PARTNER_MAPPING: readonly Screen[] = [
  {
    path: '/serviceMap',
    title: 'Plans / Addons Mapping',
    access: MANAGES_PARTNERS,
    needs: ['GetUserServiceMapping'],
    highlights: '/cplist',
    load: () => import('./mapping/service-map-route.tsx'),
  },
  // Not in the spec: what partners pay, from a file.
  {
    path: '/import-mappings',
    audience: 'non-CP',
    title: 'Import Partner Prices',
    access: ACTIONS.changePartnerMapping,
    needs: ['UpdateUserServiceMapping'],
    highlights: '/cplist',
    load: () => import('./mapping/import/import-mappings-route.tsx'),
  },
]
