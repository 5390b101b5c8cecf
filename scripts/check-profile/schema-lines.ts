import { globSync, readFileSync } from 'node:fs'
import { knownOperations, type SchemaReport, schemaReport } from '#main/profile-check/schema-report.ts'
import { inRoot, ROOT } from '../root.ts'
import { importAliases, type Sources } from '../test/imports.ts'
import type { SchemaName } from './profile-with-schema.ts'
import { screenOperations } from './screen-operations.ts'

const PAGE = 'src/renderer/**/*.{ts,tsx}'

/** The sources of the page, without its tests. */
export function pageSources(): Sources {
  const files = globSync(PAGE, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  return new Map(files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => [file, readFileSync(inRoot(file), 'utf8')] as const))
}

/** Reports, screen by screen, what works with a platform's schema. */
export const reportOnSchema = (text: string, profile: Parameters<typeof schemaReport>[1]): SchemaReport | string =>
  schemaReport(text, profile, screenOperations(pageSources(), importAliases(), knownOperations()))

/** Finds the screens that read an operation, by title. The sources are read when it is first asked. */
export function screensOf(): (operation: string) => readonly string[] {
  let screens: ReturnType<typeof screenOperations> | undefined
  return (operation) => {
    screens ??= screenOperations(pageSources(), importAliases(), knownOperations())
    return screens.filter(({ reads }) => reads.includes(operation)).map(({ title }) => title)
  }
}

/** A line where the profile has no name or another one for the schema. @param isWriting `--write` was given */
export function schemaNameLines({ before, after }: SchemaName, isWriting: boolean): readonly string[] {
  if (after === undefined && isWriting) return ['Nothing was written: the profile can name a schema only beside it. Put the file there, and try again.']
  if (after === undefined || after === before) return []
  return [`${isWriting ? 'Written' : '--write adds'}: platform.schema "${after}"${before === undefined ? '' : ` instead of "${before}"`}.`]
}

/**
 * The lines of `schema.aliases` that would close gaps: those to be written, then those to decide.
 *
 * @param isWriting `--write` was given
 */
export function suggestionLines({ suggestions }: SchemaReport, isWriting: boolean): readonly string[] {
  const sure = suggestions.filter(({ isSure }) => isSure)
  const others = suggestions.filter(({ isSure }) => !isSure)
  return [
    ...(isWriting && sure.length === 0 ? ['No alias was sure enough to write.'] : []),
    ...sure.map(({ place, ours, theirs: [name] }) => `${isWriting ? 'Written' : '--write adds'}: schema.aliases.${place} "${ours}": "${name}".`),
    ...decisions(alternatives(others)),
  ]
}

const anyOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ')

/** A line for each set of names of the platform, with all that may be one of them. */
function decisions(all: readonly Alternatives[]): readonly string[] {
  const groups = Map.groupBy(all, ({ place, theirs }) => JSON.stringify([place === 'operations', theirs]))
  return [...groups.values()].map((group) => {
    const places = [...Map.groupBy(group, ({ place }) => place)]
    const named = places.map(([place, each]) => `schema.aliases.${place} ${each.map(({ ours }) => anyOf(ours)).join(', ')}`)
    return `To decide: ${named.join(', ')} may ${group.length === 1 ? '' : 'each '}be ${anyOf(group[0]?.theirs ?? [])}.`
  })
}

interface Alternatives {
  readonly place: string
  readonly owner: string
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
}

/** Puts together what may be the same name of the platform: only one of the fields of a type can be. */
function alternatives(suggestions: SchemaReport['suggestions']): readonly Alternatives[] {
  let all: readonly Alternatives[] = []
  for (const { place, ours, theirs } of suggestions) {
    const owner = ours.split('.').slice(0, -1).join('.')
    const isSame = (each: Alternatives): boolean => each.place === place && each.owner === owner && each.theirs.some((name) => theirs.includes(name))
    const joined = all.filter(isSame)
    const one = {
      place,
      owner,
      ours: [...joined.flatMap((each) => each.ours), ours],
      theirs: [...new Set([...joined.flatMap((each) => each.theirs), ...theirs])],
    }
    const at = joined[0] === undefined ? all.length : all.indexOf(joined[0])
    all = [...all.slice(0, at), one, ...all.slice(at)].filter((each) => !joined.includes(each))
  }
  return all
}
