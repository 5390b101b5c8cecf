import { type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod'
import { UpdateProblem } from './update-problem.ts'

const SIGNATURE = /^# signature: ([A-Za-z0-9+/]{86}==)\n?$/

/** What is signed: the text with the name it is published under, so that the metadata of another system or ring is refused. */
const signedBytes = (name: string, text: string): Buffer => Buffer.from(`admin-console update ${name}\n${text}`, 'utf8')

/**
 * Metadata of a release with its signature as the last line: one file, so that a reader never sees one without the other.
 * @param name as published, e.g. `latest-linux.yml`
 * @param key Ed25519, private
 */
export function withSignature(name: string, text: string, key: KeyObject): string {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key')
  const body = `${text.replace(/^# signature: .*\n?/gm, '').trimEnd()}\n`
  return `${body}# signature: ${sign(null, signedBytes(name, body), key).toString('base64')}\n`
}

/** The signed part of metadata. Throws an `UpdateProblem` unless its last line is the key's signature of all before it under this name. */
export function signedPart(name: string, text: string, key: KeyObject): string {
  const start = text.lastIndexOf('\n# signature: ') + 1
  const signature = start > 0 ? SIGNATURE.exec(text.slice(start))?.[1] : undefined
  const body = text.slice(0, start)
  if (signature === undefined || !verify(null, signedBytes(name, body), key, Buffer.from(signature, 'base64'))) {
    throw new UpdateProblem('The update is not signed by the publisher of this console. It was refused and nothing was downloaded.')
  }
  return body
}

const version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,40})?$/)
const sha512 = z.string().regex(/^[A-Za-z0-9+/]{86}==$/)
/** A path below the feed. It becomes a file name, and on Linux a word of a command. */
const filePath = z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9_.+-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.+-]*)*$/)

/** What electron-builder writes about a release, as far as it is used; `withdrawn` is ours. */
const metadataSchema = z.object({
  version,
  files: z
    .array(z.object({ url: filePath, sha512, size: z.number().int().positive().optional(), blockMapSize: z.number().int().positive().optional() }))
    .min(1)
    .max(20),
  stagingPercentage: z.number().int().min(0).max(100).optional(),
  minimumSystemVersion: z.string().max(40).optional(),
  withdrawn: z.array(version).max(50).default([]).describe('versions that this one replaces although it is older'),
})
export type ReleaseMetadata = z.infer<typeof metadataSchema>

/** Throws an `UpdateProblem` for what does not describe a release. */
export function releaseOf(metadata: unknown): ReleaseMetadata {
  const parsed = metadataSchema.safeParse(metadata)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new UpdateProblem(`The update server describes its release in a way this version does not understand (${where}).`)
}
