import type { Subject } from '../subject.ts'
import { CAMPAIGN_TABLES } from './campaign-store.ts'
import { campaignResolvers } from './resolvers.ts'
import { seedCampaigns } from './seed.ts'

/** Campaigns, their queue, and how far they have been sent. */
export const campaigns: Subject = { name: 'campaigns', tables: CAMPAIGN_TABLES, seed: seedCampaigns, resolvers: campaignResolvers }
