import type { ReleaseNotes } from '#shared/bridge/updates.ts'

/**
 * The section of a version in a change log of the form "Keep a Changelog". A build from before its release has "Unreleased" instead.
 * @param changeLog Markdown
 */
export function releaseNotes(changeLog: string, version: string): ReleaseNotes {
  const parts = changeLog.split(/^## /m).slice(1)
  const part =
    parts.find(
      (text) =>
        headingOf(text)
          .split(/[\s,]/)[0]
          ?.replace(/^\[|\]$/g, '') === version,
    ) ?? parts.find((text) => headingOf(text) === 'Unreleased')
  const sections = (part ?? '')
    .split(/^### /m)
    .slice(1)
    .map((text) => ({ title: headingOf(text), items: itemsOf(text) }))
  return { version, sections: sections.filter(({ items }) => items.length > 0) }
}

const headingOf = (text: string): string => text.split('\n', 1)[0]?.trim() ?? ''

/** The list items of a section as plain text, each on one line. */
const itemsOf = (text: string): string[] =>
  text
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .split('\n\n', 1)
        .join('')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/[`*]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
