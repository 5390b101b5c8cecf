import * as z from 'zod'
import { type CallTable, nothing, SMALL, timestamp } from './contract.ts'
import { downloadSchema } from './files.ts'
import { reachabilitySchema } from './platform.ts'

const bytes = z.number().int().nonnegative()

/** How the console and its surroundings are. Holds no secret, no path, no personal data: it is shown, copied and sent to support. */
const diagnosticsSchema = z.object({
  readAt: timestamp,
  versions: z.object({
    console: z.string(),
    electron: z.string().nullable().describe('null in another host'),
    chromium: z.string().nullable(),
    node: z.string(),
    system: z.string(),
  }),
  profile: z
    .object({
      name: z.string(),
      environment: z.enum(['production', 'staging', 'local']),
      hosts: z.array(z.object({ service: z.string(), host: z.string() })),
    })
    .nullable(),
  update: z.object({
    state: z.enum(['off', 'idle', 'checking', 'downloading', 'ready', 'failed']),
    version: z.string().nullable().describe('the one that is offered'),
    checkedAt: timestamp.nullable(),
  }),
  keychain: z.object({ state: z.enum(['available', 'locked', 'none', 'asking']), reason: z.string().nullable() }),
  network: z.object({
    isOnline: z.boolean().describe('whether the computer has a network at all'),
    platform: reachabilitySchema,
    proxies: z.array(z.string()).describe('for the platform, as the system chooses them; empty: none'),
    refusedCertificate: z
      .object({
        host: z.string(),
        issuer: z.string().max(64).describe('letters, digits and a few signs of the name it gives itself; empty: none'),
        reason: z.enum(['not-trusted', 'not-valid-today', 'other-host', 'revoked', 'not-accepted']),
        at: timestamp,
      })
      .nullable()
      .describe('the last one since the start'),
  }),
  clock: z
    .object({ ahead: z.number().int().describe('seconds by which this computer is ahead of the platform, at least; negative: behind'), comparedAt: timestamp })
    .nullable()
    .describe('null until the platform has answered'),
  caches: z.array(z.object({ name: z.enum(['offline', 'drafts', 'invoices', 'logs']), bytes, files: z.number().int().nonnegative() })),
  failures: z.array(z.object({ at: timestamp, level: z.enum(['warn', 'error']), what: z.string() })).describe('newest first'),
})
export type Diagnostics = z.infer<typeof diagnosticsSchema>

export const diagnosticsCalls = {
  'diagnostics.read': { argument: nothing, result: diagnosticsSchema, limit: SMALL },
  'diagnostics.report': { argument: nothing, result: z.object({ text: z.string() }), limit: SMALL },
  'diagnostics.saveReport': { argument: nothing, result: downloadSchema, limit: SMALL },
  'diagnostics.removeCopies': { argument: nothing, result: nothing, limit: SMALL },
  'diagnostics.showLog': { argument: nothing, result: nothing, limit: SMALL },
} as const satisfies CallTable
