import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { type Send, sendConfirmed } from '#data/saving/send-confirmed.ts'
import {
  CreateSiteActionEventDocument,
  GetSiteActionEventsFilterDocument,
  GetSiteRewardSettingByDomainDocument,
  UpdateSiteRewardSettingV2Document,
} from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { RewardChange } from '../model/group-reward.ts'

const AUDIT_EVENT = { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site' } as const

/** The number of newest history entries searched for one just written. */
const NEWEST = 20

/** How far the platform's clock may be behind this machine's, in seconds. */
const CLOCK_DIFFERENCE = 60

/** The parts of a save beside the site itself: its group reward, where the rules ask for it, and the entry in its history. */
export interface FinishOrder {
  readonly siteId: string
  readonly domain: string
  readonly userName: string
  /** Null: not written. */
  readonly reward: RewardChange | null
  /** When the save began, in unix seconds. */
  readonly since: number
}

export type FinishPart = 'reward' | 'history'

/** How far each part is. A failure is its message. */
export type FinishState = Readonly<Record<FinishPart, 'not-needed' | 'open' | 'done' | { readonly failure: string }>>

export const openParts = ({ reward }: FinishOrder): FinishState => ({ reward: reward === null ? 'not-needed' : 'open', history: 'open' })

export const isFinished = (state: FinishState): boolean => Object.values(state).every((part) => part === 'done' || part === 'not-needed')

/**
 * Writes the remaining parts of an order; they do not wait for each other. One that failed before, or was sent and not confirmed, is looked up before it
 * is sent again, so that none is written twice. Resolves to the state after that; never throws.
 */
export const finishSave = async (bridge: Bridge, send: Send, order: FinishOrder, before: FinishState): Promise<FinishState> => {
  const { reward, siteId, domain } = order
  const finishPart = async (part: FinishPart, write: () => Promise<unknown>, isThere: () => Promise<boolean>): Promise<FinishState[FinishPart]> => {
    const state = before[part]
    if (state === 'done' || state === 'not-needed') return state
    try {
      await sendConfirmed({ send: write, find: async () => ((await isThere()) ? 'as-sent' : 'absent') }, state !== 'open')
      return 'done'
    } catch (cause) {
      return { failure: readableServerMessage(asPlatformFailure(cause).message) }
    }
  }
  return {
    reward: await finishPart(
      'reward',
      async () => reward !== null && send(UpdateSiteRewardSettingV2Document, { ...reward, domain, siteId }),
      () => hasReward(bridge, order),
    ),
    history: await finishPart(
      'history',
      () => send(CreateSiteActionEventDocument, { siteId, ...AUDIT_EVENT }),
      () => hasAuditEvent(bridge, order),
    ),
  }
}

const hasReward = async (bridge: Bridge, { reward, domain }: FinishOrder): Promise<boolean> => {
  const stored = (await executeOperation(bridge, GetSiteRewardSettingByDomainDocument, { domain })).data.getSiteRewardSettingByDomain
  return stored !== null && reward !== null && stored.isEnabled === reward.isEnabled && (stored.groupId ?? null) === reward.groupId
}

const hasAuditEvent = async (bridge: Bridge, { siteId, userName, since }: FinishOrder): Promise<boolean> => {
  const variables = { searchValue: JSON.stringify({ siteId }), skips: 0, limits: NEWEST }
  const events = (await executeOperation(bridge, GetSiteActionEventsFilterDocument, variables)).data.getSiteActionEventsFilter
  return events.some(
    ({ eventName, eventType, note, createdBy, createdAt }) =>
      eventName === AUDIT_EVENT.eventName &&
      eventType === AUDIT_EVENT.eventType &&
      note === AUDIT_EVENT.note &&
      createdBy === userName &&
      (plausibleSeconds(createdAt) ?? 0) >= since - CLOCK_DIFFERENCE,
  )
}
