import { ListPage } from '#patterns/list-page/list-page.tsx'
import { CampaignRunNotice } from '../run/campaign-run-notice.tsx'
import { CAMPAIGN_LIST } from './campaign-list.tsx'
import { useCampaigns } from './use-campaigns.ts'

/** Campaign History: the outcome of every campaign. */
const CampaignHistoryRoute = () => {
  const { rows, stopped, failure, retry } = useCampaigns()
  return <ListPage list={CAMPAIGN_LIST} read={{ rows, stopped, failure, refresh: retry }} notice={<CampaignRunNotice />} />
}

export default CampaignHistoryRoute
