import { globSync, readFileSync } from 'node:fs'
import { knownOperations, type SchemaReport, schemaReport } from '#main/profile-check/schema-report.ts'
import { inRoot, ROOT } from '../root.ts'
import { importAliases, type Sources } from '../test/imports.ts'
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

/**
 * The lines of `schema.aliases` that would close gaps: those to be written, then those to decide.
 *
 * @param isWriting `--write` was given
 */
export function suggestionLines({ suggestions }: SchemaReport, isWriting: boolean): readonly string[] {
  const sure = suggestions.filter(({ isSure }) => isSure)
  const others = suggestions.filter(({ isSure }) => !isSure)
  return [
    ...(isWriting && sure.length === 0 ? ['Nothing was sure enough to write.'] : []),
    ...sure.map(({ place, ours, theirs: [name] }) => `${isWriting ? 'Written' : '--write adds'}: schema.aliases.${place} "${ours}": "${name}".`),
    ...others.map(({ place, ours, theirs }) => `To decide: schema.aliases.${place} "${ours}" may be ${theirs.map((name) => `"${name}"`).join(' or ')}.`),
  ]
}
