import * as z from 'zod'
import { type CallTable, KB, nothing, SMALL } from './contract.ts'

/** A saved view: a name for an address' search part. */
const savedViewSchema = z.object({
  id: z.string(),
  name: z.string().min(1).max(60),
  search: z.string().max(4000),
  counted: z
    .object({ count: z.number().int().nonnegative(), asOf: z.number().nonnegative().describe('unix seconds') })
    .optional()
    .describe('how many rows it had while its list was last on screen; only of a view in the sidebar'),
  pinnedAt: z.string().max(400).optional().describe('while it is in the sidebar: the path of its list, with the parameters that say what is listed'),
})
export type SavedView = z.infer<typeof savedViewSchema>

/** Permissions that an administrator ticks again and again, under a name. */
const permissionPresetSchema = z.object({
  id: z.string().max(40),
  name: z.string().min(1).max(60),
  grants: z
    .array(z.object({ name: z.string().max(100), operations: z.array(z.string().max(100)).max(100) }))
    .max(50)
    .describe('by permission group; what a later release no longer knows is left out when it is used'),
})
export type PermissionPreset = z.infer<typeof permissionPresetSchema>

const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark', 'high-contrast']),
  sidebarFolded: z.boolean(),
  compactRows: z.boolean().describe('whether the rows of tables are lower, so that more are in sight'),
  singleKeys: z.boolean().describe('whether shortcuts that are one character without Ctrl, Command or Alt work'),
  notifications: z.boolean().describe('whether the system shows what ends while no window is in front'),
  seenNews: z.array(z.string().max(120)).max(500).describe('ids of what the bell has shown to the signed-in user, the newest last'),
  chartsOpen: z.boolean().optional().describe('absent until chosen: the height of the window decides'),
  startScreen: z
    .string()
    .max(200)
    .regex(/^\/[A-Za-z0-9/_-]*$/)
    .optional()
    .describe('path of the screen that the console starts with, of the signed-in user; absent: the list of sites'),
  importColumns: z
    .record(z.string().max(40), z.record(z.string().max(100), z.string().max(200)))
    .optional()
    .describe('headings of imported files by what is imported and the key of the column, as the signed-in user last chose them'),
  views: z
    .record(z.string(), z.object({ saved: z.array(savedViewSchema), defaultId: z.string().nullable() }))
    .describe('by list id; views belong to the signed-in user'),
  permissionPresets: z.array(permissionPresetSchema).max(100).describe('of the signed-in user'),
  revision: z.number().int().nonnegative().describe('of what grows; a change made from an older one is refused as outdated'),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** What grows by what a window adds to it: such a change is made from the latest, or one window would undo what another saved. */
export type GrowingPreferences = Pick<Preferences, 'views' | 'permissionPresets' | 'seenNews' | 'importColumns'>

export const preferencesCalls = {
  'preferences.read': { argument: nothing, result: preferencesSchema, limit: SMALL },
  'preferences.write': { argument: preferencesSchema.partial(), result: preferencesSchema, limit: 256 * KB },
} as const satisfies CallTable
