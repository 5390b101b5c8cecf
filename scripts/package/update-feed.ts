import { PlainFailure } from '../failure.ts'

/** The environment variable that names the update feed of a build. */
const UPDATE_FEED = 'ADMIN_CONSOLE_UPDATE_FEED'

/**
 * The address of the folder that updates are fetched from, undefined for a build without updates.
 * Throws a `PlainFailure` for one that a console could not fetch from safely.
 */
export function updateFeed(environment: NodeJS.ProcessEnv): string | undefined {
  const text = environment[UPDATE_FEED]?.trim() ?? ''
  if (text === '') return undefined
  if (!URL.canParse(text)) throw new PlainFailure(`${UPDATE_FEED} is not an address: ${text}`)
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) throw new PlainFailure(`${UPDATE_FEED} must begin with https://: ${text}`)
  // The address is in every installer, for everyone to read.
  if (username !== '' || password !== '') throw new PlainFailure(`${UPDATE_FEED} must not hold a user name or a password.`)
  if (search !== '' || hash !== '') throw new PlainFailure(`${UPDATE_FEED} must be the address of a folder, without ? and #: ${text}`)
  return text
}
