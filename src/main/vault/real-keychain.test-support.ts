import { join } from 'node:path'
import { osKeychain } from './keychain-key.ts'
import { Vault } from './vault.ts'

// Run by vault.test.ts in a process of its own: seals with one vault on the real keychain, opens with the next, prints what came of it.
const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: real-keychain.test-support.ts <folder>')
const options = { keychain: osKeychain, service: 'Console Vault Test', announce: () => undefined, timeout: 10_000 }
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const file = { path: join(folder, 'real.sealed'), purpose: 'test', owner: 'test' }

const first = new Vault({ ...options, logger: quiet })
await first.prove()
await first.seal(file, ['kept by the real keychain'])

const second = new Vault({ ...options, logger: quiet })
const status = await second.prove()
const opened = await second.open(file)
process.stdout.write(JSON.stringify({ status, opened: opened.state === 'opened' ? opened : { state: opened.state } }))
