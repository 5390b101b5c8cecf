import { PlainFailure } from '../failure.ts'

/**
 * The section of a version in the change log, without its heading: what a release says of itself.
 * Throws a `PlainFailure` when there is none, two of them, or nothing in it.
 * @param changelog the text of CHANGELOG.md
 * @param version as in package.json
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const own = sections.filter((section) => headingOf(section) === version)
  if (own.length === 0) throw new PlainFailure(`CHANGELOG.md has no section "## ${version}": rename "## Unreleased", with the day behind it.`)
  if (own.length > 1) throw new PlainFailure(`CHANGELOG.md has ${own.length} sections "## ${version}".`)
  const notes = (own[0] ?? '').replace(/^.*\n?/, '').trim()
  if (notes === '') throw new PlainFailure(`The section "## ${version}" of CHANGELOG.md is empty.`)
  return `${notes}\n`
}

/** The version of a heading: `1.2.0`, `[1.2.0]` or `1.2.0 - 2026-11-23`. */
const headingOf = (section: string): string | undefined => /^\[?([^\]\s]+)/.exec(section)?.[1]

/** Throws a `PlainFailure` when a tag is not the version's own: `v1.2.0` for 1.2.0. */
export function requireTag(tag: string, version: string): void {
  if (tag !== `v${version}`) throw new PlainFailure(`The tag ${tag} is not of this version: package.json says ${version}, its tag is v${version}.`)
}
