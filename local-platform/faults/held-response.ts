import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** An answer that is complete but not sent. */
export interface HeldAnswer {
  readonly body: Buffer
  /** Sends exactly these bytes, or throws the connection away after some of them. */
  send(body: Buffer): void
  sendPart(body: Buffer, announced: number): void
  sendSlowly(body: Buffer, milliseconds: number): Promise<void>
}

const SLOW_SLICES = 10

/**
 * Keeps what a handler writes from going out. Headers are kept as they are set, except those about length and transfer.
 * @returns resolves when the handler has ended its answer.
 */
export function holdResponse(response: ServerResponse): Promise<HeldAnswer> {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const writeHead = response.writeHead.bind(response)
  const chunks: Buffer[] = []
  const take = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const callbackOf = (...candidates: unknown[]): void => {
    const callback = candidates.find((candidate) => typeof candidate === 'function')
    if (callback !== undefined) queueMicrotask(callback as () => void)
  }

  return new Promise((resolve) => {
    const replaced = {
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status
        const headers = rest.find((item) => typeof item === 'object' && item !== null) as OutgoingHttpHeaders | undefined
        for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
        return response
      },
      write(chunk: unknown, encoding?: unknown, callback?: unknown) {
        take(chunk, encoding)
        callbackOf(encoding, callback)
        return true
      },
      end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
        take(chunk, encoding)
        callbackOf(chunk, encoding, callback)
        resolve(release())
        return response
      },
    }
    Object.assign(response, replaced)
  })

  function release(): HeldAnswer {
    Object.assign(response, { write, end, writeHead })
    response.removeHeader('content-length')
    response.removeHeader('transfer-encoding')
    const open = (length: number): void => {
      response.setHeader('content-length', length)
      response.flushHeaders()
    }
    return {
      body: Buffer.concat(chunks),
      send(body) {
        response.setHeader('content-length', body.length)
        response.end(body)
      },
      sendPart(body, announced) {
        open(announced)
        response.write(body, () => response.destroy())
      },
      async sendSlowly(body, milliseconds) {
        open(body.length)
        const size = Math.max(1, Math.ceil(body.length / SLOW_SLICES))
        for (let offset = 0; offset < body.length && !response.destroyed; offset += size) {
          response.write(body.subarray(offset, offset + size))
          await new Promise((resolve) => setTimeout(resolve, milliseconds / SLOW_SLICES))
        }
        response.end()
      },
    }
  }
}
