import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
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

/** The audit event of a save. */
const AUDIT_EVENT = { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site' } as const

/** The newest entries of a history among which one just written is looked for. */
const NEWEST = 20

/** How far the platform's clock may be behind this machine's, in seconds. */
const CLOCK_DIFFERENCE = 60

/** What goes with a saved site: its group reward, where the rules ask for it, and the entry in its history. */
export interface FinishOrder {
  readonly siteId: string
  readonly domain: string
  readonly userName: string
  /** Null: nothing is to be written. */
  readonly reward: RewardChange | null
  /** When the save began, in unix seconds. */
  readonly since: number
}

export type FinishPart = 'reward' | 'history'

/** How far each part is. A failure is its message. */
export type FinishState = Readonly<Record<FinishPart, 'not-needed' | 'open' | 'done' | { readonly failure: string }>>

export const openParts = ({ reward }: FinishOrder): FinishState => ({ reward: reward === null ? 'not-needed' : 'open', history: 'open' })

/** Whether nothing is left to do. */
export const isFinished = (state: FinishState): boolean => Object.values(state).every((part) => part === 'done' || part === 'not-needed')

/**
 * Writes what is left of an order; the parts do not wait for each other. One that failed before, or was sent and not confirmed, is looked up before it
 * is sent again, so that none is written twice.
 */
export const finishSave = async (bridge: Bridge, order: FinishOrder, before: FinishState): Promise<FinishState> => ({
  reward: await finishPart(
    before.reward,
    () => writeReward(bridge, order),
    () => hasReward(bridge, order),
  ),
  history: await finishPart(
    before.history,
    () => writeAuditEvent(bridge, order),
    () => hasAuditEvent(bridge, order),
  ),
})

const finishPart = async (before: FinishState[FinishPart], write: () => Promise<void>, isThere: () => Promise<boolean>): Promise<FinishState[FinishPart]> => {
  if (before === 'done' || before === 'not-needed') return before
  try {
    await sendConfirmed({ send: write, find: async () => ((await isThere()) ? 'as-sent' : 'absent') }, before !== 'open')
    return 'done'
  } catch (cause) {
    return { failure: readableServerMessage(asPlatformFailure(cause).message) }
  }
}

const writeReward = async (bridge: Bridge, { reward, siteId, domain }: FinishOrder): Promise<void> => {
  if (reward !== null) await executeOperation(bridge, UpdateSiteRewardSettingV2Document, { ...reward, domain, siteId })
}

const hasReward = async (bridge: Bridge, { reward, domain }: FinishOrder): Promise<boolean> => {
  const stored = (await executeOperation(bridge, GetSiteRewardSettingByDomainDocument, { domain })).data.getSiteRewardSettingByDomain
  return stored !== null && reward !== null && stored.isEnabled === reward.isEnabled && (stored.groupId ?? null) === reward.groupId
}

const writeAuditEvent = async (bridge: Bridge, { siteId }: FinishOrder): Promise<void> => {
  await executeOperation(bridge, CreateSiteActionEventDocument, { siteId, ...AUDIT_EVENT })
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
