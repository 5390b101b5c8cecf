import { HistoryRegular, SendRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'

export const RUN_CAMPAIGN: readonly Screen[] = [
  {
    path: '/marketing-index',
    title: 'Run Campaign',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    menu: { item: 'campaigns', label: 'Run Campaign', icon: SendRegular, submenu: 'Campaigns' },
    load: () => import('./compose/run-campaign-route.tsx'),
  },
]

export const CAMPAIGN_HISTORY: readonly Screen[] = [
  {
    path: '/campaign-history',
    title: 'Campaign History',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    menu: { item: 'campaigns', label: 'Campaign History', icon: HistoryRegular, submenu: 'Campaigns' },
    load: () => import('./history/campaign-history-route.tsx'),
  },
]

/** The audience of a campaign; no menu item leads here. */
export const CAMPAIGN_AUDIENCE: readonly Screen[] = [
  {
    path: '/customer-list',
    title: 'Customer List',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    load: async () => {
      const { AudienceScreen } = await import('./audience/audience-screen.tsx')
      return { default: () => <AudienceScreen channel="WHATSAPP" /> }
    },
  },
  {
    path: '/email-Customer',
    title: 'Email Campaign',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    load: async () => {
      const { AudienceScreen } = await import('./audience/audience-screen.tsx')
      return { default: () => <AudienceScreen channel="EMAIL" /> }
    },
  },
]
