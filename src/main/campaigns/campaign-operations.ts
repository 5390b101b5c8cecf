/** The operations that send a campaign: only the desk sends them, each message once. */
export const CREATE_HISTORY = 'CreateCampaignHistorybyAdmin'
export const QUEUE_MESSAGES = 'CreateUserQueueInBulkByAdmin'
