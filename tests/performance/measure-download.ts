import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { OBJECT_BYTES } from './download/object.ts'
import type { Row } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 3
const RATIO_BUDGET = 0.9
/** Above the memory after the first tenth: what the collector has not come to yet. */
const FLAT = 64 * 1024 * 1024

interface Outcome {
  readonly seconds: number
  readonly bytes: number
  /** Largest resident memory over the first tenth, and over the whole, bytes. */
  readonly atFirst: number
  readonly largest: number
}

const HERE = path.join(import.meta.dirname, 'download')
const run = promisify(execFile)

/**
 * A download of 1 GB from loopback, with the parts that main downloads invoices with, each in a process of its own, against curl writing to the same disk.
 * By Node's `fetch`: Electron's own goes through another process and is not part of this figure.
 */
export async function measureDownload(): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-download-'))
  const server = spawn(process.execPath, [path.join(HERE, 'object-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const asked: number[] = []
  try {
    const address = await addressOf(server, asked)
    const download = async (object: string): Promise<Outcome> =>
      JSON.parse((await run(process.execPath, [path.join(HERE, 'download-once.ts'), `${address}/${object}`, folder])).stdout) as Outcome
    const curl = async (object: string): Promise<number> => {
      const file = path.join(folder, 'curl.pdf')
      const { stdout } = await run('curl', ['--silent', '--fail', '--output', file, '--write-out', '%{time_total}', `${address}/${object}`])
      await rm(file)
      return Number(stdout)
    }

    const ours: Outcome[] = []
    const theirs: number[] = []
    // Taking turns, so that both meet the same machine.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await download('whole'))
      theirs.push(await curl('whole'))
    }
    const [onALine, curlOnALine] = [await download('gigabit'), await curl('gigabit')]
    asked.length = 0
    const afterACut = await download('cut')

    const growth = Math.max(...ours.map(({ atFirst, largest }) => largest - atFirst))
    const fetched = OBJECT_BYTES / 2 + (OBJECT_BYTES - (asked[1] ?? 0))
    return [
      against('Download of 1 GB from loopback: throughput against curl', median(ours.map(({ seconds }) => seconds)), median(theirs)),
      against('Download of 1 GB at 1 Gbit/s: throughput against curl', onALine.seconds, curlOnALine),
      {
        what: 'Download of 1 GB: memory above that after the first tenth',
        budget: 'flat (64 MB)',
        measured: `${Math.round(growth / 1_000_000)} MB (${Math.round(Math.max(...ours.map(({ largest }) => largest)) / 1_000_000)} MB at most)`,
        met: growth <= FLAT,
      },
      {
        what: 'Download of 1 GB, cut in the middle: fetched in all',
        budget: '1.01 GB',
        measured: `${(fetched / OBJECT_BYTES).toFixed(3)} GB in ${asked.length} requests`,
        met: afterACut.bytes === OBJECT_BYTES && asked.length === 2 && fetched <= OBJECT_BYTES * 1.01,
      },
    ]
  } finally {
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

function against(what: string, ours: number, theirs: number): Row {
  const ratio = theirs / ours
  const speed = (seconds: number): string => `${Math.round(OBJECT_BYTES / 1_000_000 / seconds)} MB/s`
  return { what, budget: `${RATIO_BUDGET} x`, measured: `${ratio.toFixed(2)} x (${speed(ours)} / ${speed(theirs)})`, met: ratio >= RATIO_BUDGET }
}

/** The address that the server prints first; after it come the places it is asked to begin at. */
async function addressOf(server: ChildProcess, asked: number[]): Promise<string> {
  if (server.stdout === null) throw new Error('The server says nothing')
  const lines = createInterface({ input: server.stdout })
  const [address] = (await once(lines, 'line')) as [string]
  lines.on('line', (line) => asked.push(Number(line.replace('from ', ''))))
  return address
}
