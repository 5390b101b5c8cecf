import { parseArgs } from 'node:util'
import { SIZES, type Size } from './database/size.ts'
import { startLocalPlatform } from './start.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'demo' },
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
    now: { type: 'string' },
    test: { type: 'boolean', default: false },
  },
})

const platform = await startLocalPlatform({
  size: parseSize(values.size),
  port: parseWhole('--port', values.port),
  seed: parseWhole('--seed', values.seed),
  dataFolder: values.data ?? null,
  now: values.now === undefined ? null : parseTime(values.now),
  test: values.test,
})

const { urls, users, profileFile } = platform
console.error(`The local platform is running.

  identity  ${urls.identity}
  graphql   ${urls.graphql}
  rest      ${urls.rest}
  storage   ${urls.storage}${urls.control === null ? '' : `\n  control   ${urls.control}`}
  profile   ${profileFile}

${users.map(({ userName, role, name, remark }) => `  ${userName.padEnd(34)} ${role.padEnd(24)} ${name}${remark === null ? '' : ` (${remark})`}`).join('\n')}
`)
console.log(JSON.stringify({ ready: true, profile: profileFile, ...urls, users: users.map(({ userName, role, name }) => ({ userName, role, name })) }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void platform.stop().then(() => process.exit(0))
  })
}

function parseSize(text: string): Size {
  const size = SIZES.find((candidate) => candidate === text)
  if (size === undefined) fail(`--size is one of ${SIZES.join(', ')}`)
  return size
}

function parseWhole(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) fail(`${name} is a whole number`)
  return value
}

/** Unix seconds from digits or an ISO date. */
function parseTime(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000)
  if (!Number.isSafeInteger(value)) fail('--now is an ISO date or unix seconds')
  return value
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
