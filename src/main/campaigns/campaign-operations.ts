/** The operations that send a campaign: only the desk sends them, each message once. */
export const CREATE_HISTORY = 'CreateCampaignHistorybyAdmin'
export const QUEUE_MESSAGES = 'CreateUserQueueInBulkByAdmin'

export const isCampaignOperation = (operation: string): boolean => operation === CREATE_HISTORY || operation === QUEUE_MESSAGES
