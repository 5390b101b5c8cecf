import path from 'node:path'
import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { osKeychain } from '#main/vault/keychain-key.ts'
import { ROOT } from '#scripts/root.ts'
import { HAS_KEYCHAIN } from '../e2e/faults/has-keychain.ts'
import { expect } from '../e2e/fixtures.ts'
import type { Seen } from './renderer-record.ts'

/** What must not be seen, by what it is. */
export type Secrets = Readonly<Record<string, string | RegExp>>

/** `place: secret` for each place that a secret was seen in. */
export function found(secrets: Secrets, seen: Seen): readonly string[] {
  return Object.entries(seen).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text)))
      .map(([name]) => `${place}: ${name}`),
  )
}

/** Every kind of secret that can be told by its form. */
const FORMS: Secrets = {
  'a signed token': /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  'the name of a token': /refresh_token|id_token|access_token|code_verifier/,
  'a signed link': /X-Amz-(Signature|Credential)/i,
  'a storage credential': /S3RVER/,
}

interface SessionOf {
  readonly platform: LocalPlatform
  readonly userData: string
  /** What the provider gave out. */
  readonly issued: ReadonlySet<string>
  /** The addresses that the browser was asked to open. */
  readonly addresses: readonly string[]
}

/** All that a session had to hide. */
export async function secretsOf({ platform, userData, issued, addresses }: SessionOf): Promise<Secrets> {
  return {
    ...FORMS,
    'a link to an exported object': `${platform.profile.storage.bucket}/exports/`,
    'the key of the place search': platform.profile.places.apiKey,
    ...Object.fromEntries([...issued].map((secret, index) => [`code or token ${index} of the provider`, secret])),
    ...Object.fromEntries(
      addresses.flatMap((address, index) =>
        ['state', 'nonce', 'code_challenge'].flatMap((name) => {
          const value = new URL(address).searchParams.get(name)
          return value === null ? [] : [[`${name} of sign-in ${index}`, value]]
        }),
      ),
    ),
    ...(await keys(userData)),
  }
}

export const pathsOf = ({ platform, userData }: Pick<SessionOf, 'platform' | 'userData'>): Secrets => ({
  'a path of the user': path.dirname(userData),
  'a path of the platform': path.dirname(platform.profileFile),
  'a path of the program': ROOT,
})

/** The data key as it could be written; nothing on a machine without a keychain. */
async function keys(userData: string): Promise<Secrets> {
  if (!HAS_KEYCHAIN) return {}
  const stored = await (await osKeychain()).getPassword(`Admin Console ${userData}`, 'data-key')
  expect(stored).toHaveLength(44)
  const key = Buffer.from(stored ?? '', 'base64')
  return { 'the data key': stored ?? '', 'the data key in hexadecimal': key.toString('hex'), 'the data key in bytes': [...key].join(',') }
}

/** Puts a text where the page can put one, in the page. */
export async function plant(page: Page, text: string): Promise<void> {
  await page.evaluate(async (planted) => {
    localStorage.setItem('planted', planted)
    sessionStorage.setItem('planted', planted)
    document.body.dataset['planted'] = planted
    const field = Object.assign(document.createElement('input'), { hidden: true })
    document.body.append(field)
    field.value = planted
    history.replaceState({ ...history.state, planted }, '')
    performance.mark(planted)
    Object.assign(window, { planted: { kept: planted } })
    console.info(planted)
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('planted')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('planted').add(planted, 1))
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
    })
    await window.bridge.platform.execute({ operation: planted, variables: {} })
  }, text)
}
