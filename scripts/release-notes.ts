import { readFile } from 'node:fs/promises'
import { PlainFailure } from './failure.ts'
import { releaseNotes, requireTag } from './release/release-notes.ts'
import { inRoot } from './root.ts'

/** `node scripts/release-notes.ts <tag>`: prints this version's section of the change log. Fails for a tag of another version. */

const tag = process.argv[2]
if (tag === undefined) throw new PlainFailure('Name the tag of the release: node scripts/release-notes.ts v1.2.0')
const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as { readonly version: string }
requireTag(tag, version)
process.stdout.write(releaseNotes(await readFile(inRoot('CHANGELOG.md'), 'utf8'), version))
