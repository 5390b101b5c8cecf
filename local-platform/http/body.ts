import type { IncomingMessage } from 'node:http'

/** The largest request body the platform takes, in bytes. */
const BODY_LIMIT = 8 * 1024 * 1024

/** Thrown by `readBody`: the request is larger than the platform takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Thrown by `readJson`: the body is not a JSON object. */
export class BodyNotJson extends Error {
  override readonly name = 'BodyNotJson'
}

/** Reads a whole request body. A body over the limit is read to its end and dropped, so that the client gets an answer instead of a broken pipe. */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw new BodyTooLarge(`${size} bytes, at most ${limit}`)
  return Buffer.concat(chunks)
}

/** Reads a JSON object; an empty body is the empty object. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  return parseObject((await readBody(request)).toString('utf8'))
}

/** Parses the text of a JSON object; an empty text is the empty object. */
function parseObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyNotJson('not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyNotJson('not a JSON object')
  return value as Record<string, unknown>
}
