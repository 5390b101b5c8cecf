import { parseArgs } from 'node:util'
import { SIZES, type Size } from './database/size.ts'
import { type LocalPlatform, type LocalPlatformOptions, startLocalPlatform } from './start.ts'

/** A command line that cannot be run, with a reason for people. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Runs the platform until SIGINT, SIGTERM or SIGHUP, or until the program that started it with a channel to it has gone. Addresses and users go to stderr, one line of JSON for programs to stdout.
 * What cannot be run is reported in one line, with exit code 1.
 */
export async function runCommandLine(parameters: string[]): Promise<void> {
  let platform: LocalPlatform
  try {
    platform = await startLocalPlatform(readOptions(parameters))
  } catch (error) {
    if (!isExplained(error)) throw error
    console.error(error.message)
    process.exitCode = 1
    return
  }
  const end = (): void => void platform.stop().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.once('disconnect', end)
  printAddresses(platform)
}

/** @throws a `UsageError`, or a `TypeError` of `parseArgs` for an option that does not exist. */
function readOptions(parameters: string[]): LocalPlatformOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      size: { type: 'string', default: 'demo' },
      port: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      data: { type: 'string' },
      now: { type: 'string' },
      test: { type: 'boolean', default: false },
    },
  })
  return {
    size: readSize(values.size),
    port: readWhole('--port', values.port),
    seed: readWhole('--seed', values.seed),
    dataFolder: values.data ?? null,
    now: values.now === undefined ? null : readTime(values.now),
    test: values.test,
  }
}

function readSize(text: string): Size {
  const size = SIZES.find((candidate) => candidate === text)
  if (size === undefined) throw new UsageError(`--size is one of ${SIZES.join(', ')}`)
  return size
}

function readWhole(name: string, text: string): number {
  const value = Number(text)
  if (text === '' || !Number.isSafeInteger(value) || value < 0) throw new UsageError(`${name} is a whole number`)
  return value
}

/** Unix seconds from digits or an ISO date. */
function readTime(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000)
  if (!Number.isSafeInteger(value)) throw new UsageError('--now is an ISO date or unix seconds')
  return value
}

function isExplained(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|EADDRINUSE|EACCES|ENOTDIR|EROFS)/.test(String(error.code))
}

function printAddresses({ urls, users, profileFile }: LocalPlatform): void {
  const addresses = Object.entries({ ...urls, profile: profileFile }).filter(([, address]) => address !== null)
  const people = users.map(({ userName, role, name, remark }) => `  ${userName.padEnd(34)} ${role.padEnd(24)} ${name}${remark === null ? '' : ` (${remark})`}`)
  const lines = ['The local platform is running.', '', ...addresses.map(([name, address]) => `  ${name.padEnd(9)} ${address}`), '', ...people, '']
  console.error(lines.join('\n'))
  console.log(JSON.stringify({ ready: true, profile: profileFile, ...urls, users: users.map(({ userName, role, name }) => ({ userName, role, name })) }))
}
