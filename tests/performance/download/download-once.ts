import { PartFile } from '#main/files/part-file.ts'
import { ResumableDownload } from '#main/files/resumable-download.ts'
import { requirePdf } from '#main/invoices/invoice-downloads.ts'
import { OBJECT_BYTES } from './object.ts'

/** One download with what main uses for invoices, as a process of its own: `<address> <folder>`. Prints seconds and memory as JSON. */

const [address = '', folder = ''] = process.argv.slice(2)
const part = await PartFile.create(folder, 'object.pdf')
let atFirst = 0
let largest = 0
const began = performance.now()
const { bytes } = await new ResumableDownload({
  part,
  signal: new AbortController().signal,
  ask: ({ from, etag }, signal) =>
    fetch(address, { signal, headers: { ...(from === 0 ? {} : { range: `bytes=${from}-` }), ...(etag === null ? {} : { 'if-match': etag }) } }),
  onProgress: (received) => {
    // Asked for 100 times, not at every piece: the answer takes longer than the piece.
    if (Math.floor((received * 100) / OBJECT_BYTES) === Math.floor(((received - 65_536) * 100) / OBJECT_BYTES)) return
    const { rss } = process.memoryUsage()
    if (received <= OBJECT_BYTES / 10) atFirst = Math.max(atFirst, rss)
    largest = Math.max(largest, rss)
  },
  checkHead: requirePdf,
}).run()
const seconds = (performance.now() - began) / 1000
await part.discard()
console.log(JSON.stringify({ seconds, bytes, atFirst, largest }))
