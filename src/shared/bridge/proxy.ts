import * as z from 'zod'
import { type CallTable, nothing, SMALL } from './contract.ts'

/** The proxy of this computer's settings that asks for a password, as it names itself. */
const askingProxySchema = z.object({
  host: z.string(),
  port: z.number().int().nonnegative(),
  realm: z.string().max(80).describe('what the proxy calls itself; foreign text'),
  canRemember: z.boolean().describe('false: there is no keychain to seal the password under'),
  isDismissed: z.boolean().describe('the user has closed its dialog before'),
})
export type AskingProxyStatus = z.infer<typeof askingProxySchema>

/** The password crosses towards main only; nothing ever brings it back. */
const proxySignInSchema = z.object({ userName: z.string().min(1).max(256), password: z.string().max(1024), remember: z.boolean() })

export const proxyCalls = {
  'proxy.status': { argument: nothing, result: askingProxySchema.nullable().describe('null: no proxy is waiting for a password'), limit: SMALL },
  'proxy.signIn': {
    argument: proxySignInSchema,
    result: z.object({ isAccepted: z.boolean(), attemptsLeft: z.number().int().nonnegative() }),
    limit: SMALL,
  },
  'proxy.dismiss': { argument: nothing, result: nothing, limit: SMALL },
} as const satisfies CallTable
