import { buildSchema, parse } from 'graphql'
import contract from '#generated/contract.json' with { type: 'json' }
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { SENT_CHANGES } from '#shared/domain/activity/sent-changes.ts'
import type { Aliases } from '#shared/fit/aliases.ts'
import { fitOperations } from '#shared/fit/fits.ts'
import { readPlatformSchema } from '#shared/fit/platform-schema.ts'
import { type FitReport, fitReport, type ScreenOperations } from '#shared/fit/report/fit-report.ts'
import { type Suggestion, suggestAliases, withSure } from '#shared/fit/suggest/suggest-aliases.ts'
import { type WrongAlias, wrongAliases } from '#shared/fit/wrong-aliases.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { fitSettings } from '../platform/fitting/fit-settings.ts'

export type { ScreenOperations }

export interface SchemaReport extends FitReport {
  /** Aliases of the profile that name nothing. */
  readonly wrongAliases: readonly WrongAlias[]
  /** The given aliases with those that are sure. */
  readonly aliases: Aliases
  /** Lines of `schema.aliases` that would close a gap. */
  readonly suggestions: readonly Suggestion[]
}

const isMutation = (text: string): boolean => text.startsWith('mutation')

/** The operations of the build: names of queries, and what each mutation does, by its name. */
export const knownOperations = (): { readonly queries: ReadonlySet<string>; readonly mutations: ReadonlyMap<string, string> } => {
  const all = Object.entries(documents)
  const labels: Readonly<Record<string, { readonly what: string } | undefined>> = SENT_CHANGES
  return {
    queries: new Set(all.flatMap(([name, text]) => (isMutation(text) ? [] : [name]))),
    mutations: new Map(all.flatMap(([name, text]) => (isMutation(text) ? [[name, labels[name]?.what ?? name] as const] : []))),
  }
}

/** Aliases of a profile that name nothing; none where its schema cannot be read, which is reported elsewhere. */
export function wrongAliasesOf(theirs: string, profile: Pick<ConnectionProfile, 'schema'>): readonly WrongAlias[] {
  const aliases = profile.schema?.aliases
  const platform = aliases === undefined ? undefined : readPlatformSchema(theirs)
  return aliases === undefined || platform?.ok !== true ? [] : wrongAliases(buildSchema(contract.sdl), platform.schema, aliases)
}

/** Fits every operation to a platform's schema and reports by screen; a string says why the schema is unusable. */
export function schemaReport(
  theirs: string,
  profile: Pick<ConnectionProfile, 'schema' | 'users'>,
  screens: readonly ScreenOperations[],
): SchemaReport | string {
  const aliases = profile.schema?.aliases ?? {}
  const settings = fitSettings(profile)
  const platform = readPlatformSchema(theirs)
  if (!platform.ok) return platform.problem
  const ours = buildSchema(contract.sdl)
  const suggestions = suggestAliases(
    Object.values(documents).map((text) => parse(text)),
    ours,
    platform.schema,
    aliases,
    settings,
  )
  return {
    ...fitReport(fitOperations(documents, ours, platform.schema, aliases, settings), screens),
    suggestions,
    wrongAliases: wrongAliases(ours, platform.schema, aliases),
    aliases: withSure(aliases, suggestions),
  }
}
