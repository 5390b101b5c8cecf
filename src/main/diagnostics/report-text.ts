import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { CACHE_NAMES, clockWarning, factGroups } from '#shared/diagnostics-facts.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { fileSize } from '#shared/domain/text/file-size.ts'
import { redact } from '../log/redact.ts'

/** File name of a saved report, without ending. */
export const REPORT_NAME = 'Admin Console report'

/** The report for support, as plain text. Its parts hold no secret and nobody's data; what an unforeseen part might hold is redacted once more. */
export function reportText(diagnostics: Diagnostics): string {
  const { readAt, clock, caches, failures } = diagnostics
  const warning = clockWarning(clock)
  const sections = [
    ...factGroups(diagnostics).map(({ title, facts }) =>
      section(
        title,
        facts.map(({ term, value }) => `${term}: ${value ?? '–'}`),
      ),
    ),
    section(
      'Kept on this computer',
      caches.map(({ name, bytes, files }) => `${CACHE_NAMES[name]}: ${fileSize(bytes)}, ${files} ${files === 1 ? 'file' : 'files'}`),
    ),
    section(
      'Last warnings and errors',
      failures.length === 0 ? ['None'] : failures.map(({ at, level, what }) => `${formatDateTime(at)} ${LEVELS[level]}: ${what}`),
    ),
  ]
  const head = ['Admin Console report', `Made ${formatDateTime(readAt)}`, ...(warning === null ? [] : [warning])]
  return `${[head.join('\n'), ...sections].map(redact).join('\n\n')}\n`
}

const LEVELS = { warn: 'Warning', error: 'Error' } as const

const section = (title: string, lines: readonly string[]): string => [title, ...lines.map((line) => `  ${line.replaceAll(/\s+/g, ' ')}`)].join('\n')
