import type { ServerResponse } from 'node:http'

/** A refusal as Amazon S3 words it: status, code, message, and the fields that it names beside them. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Answers with a refusal: XML, or nothing but the head where only that was asked for. */
export function sendRefusal(response: ServerResponse, method: string | undefined, { status, code, message, fields }: StorageRefusal): void {
  const named = Object.entries({ Code: code, Message: message, ...fields }).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(method === 'HEAD' ? undefined : `<?xml version="1.0" encoding="UTF-8"?><Error>${named.join('')}</Error>`)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
