import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** `fetch` for `http://<bucket>.localhost`, which browsers send to this computer and Node's resolver does not know. Redirects are errors. */
export const loopbackFetch: typeof fetch = async (input, init = {}) => {
  const { host, port, pathname, search } = new URL(input instanceof Request ? input.url : input)
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: pathname + search, method: init.method ?? 'GET', headers, signal: init.signal ?? undefined },
      (answer) => {
        const { statusCode: status = 0 } = answer
        if (status > 300 && status < 400 && answer.headers.location !== undefined) {
          answer.destroy()
          reject(new TypeError('unexpected redirect'))
          return
        }
        const hasBody = init.method !== 'HEAD' && status !== 304
        const body = hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>) : null
        const head = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
        resolve(new Response(body as BodyInit | null, { status, headers: head }))
      },
    )
    sent.on('error', reject)
    sent.end(init.body as Uint8Array | string | undefined)
  })
}
