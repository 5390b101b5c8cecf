import { failure, success } from '#shared/result.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { Confirmations } from './confirmations.ts'
import { KnownRecords } from './known-records.ts'
import { MessageBudget } from './message-budget.ts'
import type { Question } from './question.ts'
import { QuestionQueue } from './question-queue.ts'

/** Answers of the platform, by operation and the value of its first variable. */
type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const SITE = { siteId: 'site-1', domain: 'aditi.example', companyName: 'Aditi Sweets', curr: 'INR', siteMode: 'LIVE' }
const PARTNER = {
  username: 'cp-1',
  name: 'Ravi',
  companyName: 'Partner Ltd',
  userRole: 'CP',
  currency: 'INR',
  emailId: 'cp@x.example',
  mobile: '1',
  enabled: true,
}

export const PLATFORM: Answers = {
  GetSiteWalletById: { 'site-1': { getSiteWalletById: { id: 'w', domain: 'aditi.example', balance: 0, currency: 'INR' } } },
  GetBasicSiteSettingBySite: { 'aditi.example': { getBasicSiteSettingBySite: SITE } },
  GetInternalUserByUserName: { 'cp-1': { getInternalUserByUserName: PARTNER } },
}

/** A platform that says of all other records that it has none; undefined: it cannot be reached. */
const platformOf = (answers: Answers | undefined): Pick<PlatformClient, 'execute'> => ({
  execute: async (operation, variables) => {
    if (answers === undefined) return failure('unreachable', 'No network.')
    const data = answers[operation]?.[String(Object.values(variables)[0])]
    return data === undefined ? failure('rejected', 'USER NOT FOUND', { code: 'NotFound' }) : success({ data: JSON.stringify(data), receivedAt: 1 })
  },
})

interface Asking {
  readonly confirmAbove?: Readonly<Record<string, number>> | undefined
  readonly policy?: Readonly<Record<string, number>> | undefined
  readonly answer?: boolean
  readonly isLocked?: boolean
  readonly answers?: Answers | undefined
}

/** Confirmations over a platform, with a user who gives one answer to everything. */
export function asking({ answer = true, isLocked = false, ...options }: Asking = {}) {
  const asked: Question[] = []
  const pauses: number[] = []
  const clock = { now: 0 }
  const user = { name: 'asha', nextWhileAsked: undefined as string | undefined }
  const profile = { payments: options.confirmAbove === undefined ? undefined : { confirmAbove: options.confirmAbove } } as ConnectionProfile
  const queue = new QuestionQueue({
    ask: async (question) => {
      asked.push(question)
      user.name = user.nextWhileAsked ?? user.name
      return answer
    },
    now: () => clock.now,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  })
  const service = new Confirmations({
    profile: () => profile,
    policyLimits: () => options.policy,
    owner: () => user.name,
    isLocked: () => isLocked,
    records: new KnownRecords(platformOf('answers' in options ? options.answers : PLATFORM)),
    queue,
    messages: new MessageBudget(() => clock.now),
  })
  return { asked, pauses, service, user, clock }
}
