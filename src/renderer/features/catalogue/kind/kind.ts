import * as z from 'zod/mini'
import { SELECT_MASTER_SERVICE, SELECT_SITE_OPTION } from '../messages.ts'

/** What a platform service or a plan is for. `platform` is the site option. */
export interface KindValues {
  readonly siteType: string
  readonly platform: string
  readonly masterService: string
}

export const NO_KIND: KindValues = { siteType: '', platform: '', masterService: '' }

export const kindOf = ({ siteType, platform, masterService }: { readonly [Name in keyof KindValues]: string | null }): KindValues => ({
  siteType: siteType ?? '',
  platform: platform ?? '',
  masterService: masterService ?? '',
})

export const KIND_LABELS = { siteType: 'Site type', platform: 'Site option', masterService: 'Master service' } as const

export const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** As `required`, but for a field that is locked: what is stored stays, whatever it is. */
export const requiredUnless = (isLocked: boolean, message: string) => (isLocked ? z.string() : required(message))

export const kindRules = (locked: ReadonlySet<string>) => ({
  siteType: requiredUnless(locked.has('siteType'), SELECT_SITE_OPTION),
  platform: requiredUnless(locked.has('platform'), SELECT_SITE_OPTION),
  masterService: requiredUnless(locked.has('masterService'), SELECT_MASTER_SERVICE),
})
