import { HistoryRegular, SendRegular } from '@fluentui/react-icons'
import { granted, type Screen } from '#patterns/screens/screen.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'

const RUN_CAMPAIGNS = granted({ group: 'campaigns', operation: 'run_campaigns' })

export const RUN_CAMPAIGN: readonly Screen[] = [
  {
    path: '/marketing-index',
    title: 'Run Campaign',
    access: RUN_CAMPAIGNS,
    needs: ['GetTempleteByUpdatedAtBySiteId'],
    menu: { item: 'campaigns', label: 'Run Campaign', jump: 'c', icon: SendRegular, submenu: 'Campaigns' },
    load: async () => ({ default: (await import('./compose/compose-campaign.tsx')).RunCampaign }),
  },
]

export const CAMPAIGN_HISTORY: readonly Screen[] = [
  {
    path: '/campaign-history',
    title: 'Campaign History',
    access: RUN_CAMPAIGNS,
    needs: ['GetCampaignHistoryByCreatedAtByAdmin'],
    menu: { item: 'campaigns', label: 'Campaign History', jump: 'h', icon: HistoryRegular, submenu: 'Campaigns' },
    load: () => import('./history/campaign-history-route.tsx'),
  },
]

const audienceOf = (channel: TemplateType) => async () => {
  const { AudienceScreen } = await import('./audience/audience-screen.tsx')
  return { default: () => <AudienceScreen channel={channel} /> }
}

/** The audience of a campaign; no menu item leads here. */
export const CAMPAIGN_AUDIENCE: readonly Screen[] = [
  {
    path: '/customer-list',
    title: 'WhatsApp Audience',
    access: RUN_CAMPAIGNS,
    needs: ['GetSitesBySiteType'],
    load: audienceOf('WHATSAPP'),
  },
  {
    path: '/email-Customer',
    title: 'Email Campaign',
    access: RUN_CAMPAIGNS,
    needs: ['GetSitesBySiteType'],
    load: audienceOf('EMAIL'),
  },
]
