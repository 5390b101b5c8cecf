import {
  CalendarClockRegular,
  CalendarTodayRegular,
  ChartPersonRegular,
  GridRegular,
  ReceiptMoneyRegular,
  RocketRegular,
  TimerOffRegular,
} from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'
import { PARTNER_ONLY, STAFF_ONLY } from '#shared/domain/access/screen-rules.ts'

export const PARTNER_HOME: readonly Screen[] = [
  {
    path: '/',
    audience: 'CP',
    title: 'Partner dashboard',
    access: PARTNER_ONLY,
    load: async () => ({ default: (await import('./partner/partner-routes.tsx')).PartnerHomeRoute }),
    menu: { item: 'site', label: 'Dashboard', jump: 'd', icon: GridRegular },
  },
]

// Not in the spec: the start of the day. It leads to lists and shows no more than they do.
export const TODAY: readonly Screen[] = [
  {
    path: '/today',
    audience: 'CP',
    title: 'Today',
    name: 'Today of a channel partner',
    access: PARTNER_ONLY,
    load: () => import('./today/partner-today-route.tsx'),
    menu: { item: 'today', label: 'Today', jump: 'g', icon: CalendarTodayRegular },
  },
  {
    path: '/today',
    audience: 'non-CP',
    title: 'Today',
    access: STAFF_ONLY,
    copy: 'sites',
    load: () => import('./today/staff-today-route.tsx'),
    menu: { item: 'today', label: 'Today', jump: 'g', icon: CalendarTodayRegular },
  },
]

export const PARTNER_PICKER: readonly Screen[] = [
  {
    path: '/select-cp',
    title: 'Select Channel Partner',
    access: granted({ group: 'cp_dashboard', operation: 'cp_dashboard' }),
    needs: ['GetInternalUsersByUserRole'],
    load: () => import('./partner/select-cp-route.tsx'),
    menu: { item: 'cp-dashboard', label: 'CP Dashboard', jump: 'd', icon: ChartPersonRegular },
  },
]

export const DASHBOARDS: readonly Screen[] = [
  {
    path: '/deployment-dashboard',
    title: 'Onboarding Dashboard',
    access: granted({ group: 'onboarding_dashboard', operation: 'onboarding_dashboard' }),
    load: () => import('./onboarding/onboarding-route.tsx'),
    menu: { item: 'onboarding-dashboard', label: 'Onboarding Dashboard', jump: 'o', icon: RocketRegular },
  },
  {
    path: '/renewal-dashboard',
    title: 'Renewal Dashboard',
    access: granted({ group: 'renewal_dashboard', operation: 'renewal_dashboard' }),
    load: () => import('./renewal/renewal-route.tsx'),
    menu: { item: 'renewal-dashboard', label: 'Renewal Dashboard', jump: 'r', icon: CalendarClockRegular },
  },
  {
    path: '/nonusage-dashboard',
    title: 'Non Usage Dashboard',
    access: granted({ group: 'nonusage_dashboard', operation: 'nonusage_dashboard' }),
    load: () => import('./non-usage/non-usage-route.tsx'),
    menu: { item: 'nonusage-dashboard', label: 'Non Usage Dashboard', jump: 'n', icon: TimerOffRegular },
  },
  {
    path: '/outstanding-dashboard',
    title: 'Outstanding Dashboard',
    access: granted({ group: 'outstanding_dashboard', operation: 'outstanding_dashboard' }),
    load: () => import('./outstanding/outstanding-route.tsx'),
    menu: { item: 'outstanding-dashboard', label: 'Outstanding Dashboard', jump: 'b', icon: ReceiptMoneyRegular },
  },
]

export const PARTNER_BOARDS: readonly Screen[] = [
  {
    path: '/my-dashboard',
    title: 'My Dashboard',
    access: PARTNER_ONLY,
    load: async () => ({ default: (await import('./partner/partner-routes.tsx')).MyDashboardRoute }),
  },
  {
    path: '/cp-dashboard',
    title: 'CP Dashboard',
    name: 'CP Dashboard of a partner',
    access: granted({ group: 'cp_dashboard', operation: 'cp_dashboard' }),
    load: async () => ({ default: (await import('./partner/partner-routes.tsx')).CpDashboardRoute }),
    highlights: '/select-cp',
  },
]
