import * as z from 'zod/mini'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure, PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { GetBasicSiteSettingBySiteDocument, StoreRegisterOndcDocument, UpdateFalconStoreDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { falconRefused, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type StoreSource, storeProblem, storeRecord } from './falcon-store.ts'

/** What the network answers to a registration, as JSON text. */
const answerSchema = z.object({ success: z.string(), message: z.nullish(z.string()), details: z.nullish(z.string()) })

/** The status of a store that is open. */
const OPEN_STORE = '1'

/**
 * Registers a store with FALCON, or updates it there when it has a merchant id; gives the merchant id. Throws a `PlatformFailure` that says
 * what is missing, why FALCON refused, or the general text.
 */
export const registerStore = async (bridge: Bridge, send: Send, source: Omit<StoreSource, 'setting'>, merchantId: string | null): Promise<string> => {
  const { data } = await generally(executeOperation(bridge, GetBasicSiteSettingBySiteDocument, { domain: source.site.domain }))
  const whole = { ...source, setting: data.getBasicSiteSettingBySite }
  const problem = storeProblem(whole, merchantId !== null)
  if (problem !== null) throw refusal(problem)
  const record = storeRecord(whole)
  if (merchantId !== null) {
    await generally(send(UpdateFalconStoreDocument, { input: { ...record, store_status: OPEN_STORE, merchantId } }))
    return merchantId
  }
  const registered = await generally(send(StoreRegisterOndcDocument, { payload: JSON.stringify(record) }))
  const answer = readAnswer(registered.storeRegisterONDC)
  if (answer === null) throw refusal(SOMETHING_WENT_WRONG)
  if (answer.success !== '1' || !answer.message) throw refusal(falconRefused(answer.details ?? answer.message ?? ''))
  return answer.message
}

/** A call whose failure is reported with the general text. */
const generally = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (cause) {
    const { kind, details } = asPlatformFailure(cause)
    throw new PlatformFailure({ kind, message: SOMETHING_WENT_WRONG, details: { ...details } })
  }
}

const refusal = (message: string): PlatformFailure => new PlatformFailure({ kind: 'rejected', message })

const readAnswer = (text: string): z.infer<typeof answerSchema> | null => {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
