import { randomUUID } from 'node:crypto'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { CreateCampaignHistoryInput, Resolvers, UserQueue, UserQueueInput } from '../../generated/resolvers.ts'
import { given, requireOneOf, requirePositive, requireText } from '../argument-rules.ts'
import { requirePermission } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { readPage } from '../page-token.ts'
import { findCampaign, insertCampaign, listCampaigns, queueMessages, sendDueMessages } from './campaign-store.ts'

/** The source gives no page size for campaigns; its table shows 10 of what it has fetched. */
const CAMPAIGNS_PER_PAGE = 25
const QUEUE_TYPES = ['WHATSAPP', 'EMAIL']
const MESSAGE_TYPES = ['MEDIA', 'TEXT']

const requireMayRunCampaigns = (caller: Caller): void => requirePermission(caller, { group: 'campaigns', operation: 'run_campaigns' })

export const campaignResolvers: Resolvers = {
  Query: {
    getCampaignHistoryByCreatedAtByAdmin: (_root, { siteId, limit, nextToken }, { caller, database, now }) => {
      requireMayRunCampaigns(caller)
      requireMaster(siteId)
      sendDueMessages(database, now())
      return readPage({ limit, nextToken }, CAMPAIGNS_PER_PAGE, (slice) => listCampaigns(database, siteId, slice))
    },
  },

  Mutation: {
    createCampaignHistorybyAdmin: (_root, { input }, { caller, database, now }) => {
      requireMayRunCampaigns(caller)
      requireValidCampaign(input)
      const { sendingStatus: _sendingStatus, ...fields } = input
      const campaignId = randomUUID()
      insertCampaign(database, { ...fields, id: campaignId, campaignId, createdAt: now() })
      const campaign = findCampaign(database, input.siteId, campaignId)
      if (campaign === null) throw new Error('The campaign is not there after it was made')
      return campaign
    },

    createUserQueueInBulkByAdmin: (_root, { input }, { caller, database, now }) => {
      requireMayRunCampaigns(caller)
      for (const message of input) {
        requireValidMessage(message)
        if (findCampaign(database, MASTER_SITE_ID, message.campaignId) === null) throw notFound('CAMPAIGN_NOT_FOUND')
      }
      const messages: UserQueue[] = input.map((message) => ({ ...given(message), id: randomUUID() }))
      queueMessages(database, messages, now())
      return messages
    },
  },
}

function requireMaster(siteId: string): void {
  if (siteId !== MASTER_SITE_ID) throw notFound('CAMPAIGN_SCOPE_NOT_FOUND')
}

function requireValidCampaign({ siteId, sendingStatus, template, type, queType, total }: CreateCampaignHistoryInput): void {
  requireMaster(siteId)
  if (sendingStatus !== 'PENDING') throw invalid('SENDING_STATUS_NOT_VALID')
  requireText(template, 'TEMPLATE')
  requireOneOf(type, MESSAGE_TYPES, 'TYPE')
  requireOneOf(queType, QUEUE_TYPES, 'QUEUE_TYPE')
  requirePositive(total, 'TOTAL')
}

function requireValidMessage({ sendingStatus, content, type, queType, url }: UserQueueInput): void {
  if (sendingStatus !== 'PENDING') throw invalid('SENDING_STATUS_NOT_VALID')
  requireText(content, 'CONTENT')
  requireOneOf(type, MESSAGE_TYPES, 'TYPE')
  requireOneOf(queType, QUEUE_TYPES, 'QUEUE_TYPE')
  if (type === 'MEDIA' && !url) throw invalid('URL_REQUIRED')
}
