import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withSignature } from '#main/updates/signed-metadata.ts'
import { PlainFailure } from './failure.ts'

/**
 * `npm run sign-release -- <folder> --key <private key> [--trusted <public key>]`: signs the metadata of a release, so that consoles take it. Every `.yml` of the
 * folder gets its signature, or a new one; by another key than the trusted one nothing is signed. `--new-key <folder>` makes a pair. See docs/updating.md.
 */
const { values, positionals } = parseArgs({
  options: { key: { type: 'string' }, trusted: { type: 'string' }, 'new-key': { type: 'string' } },
  allowPositionals: true,
})
// npm runs scripts in the repository's root and says where the user was.
const named = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
const [folder] = positionals
if (values['new-key'] !== undefined) makeKeys(named(values['new-key']))
else if (folder !== undefined && values.key !== undefined) signFolder(named(folder), named(values.key), values.trusted && named(values.trusted))
else throw new PlainFailure('Usage: npm run sign-release -- <folder of the release> --key <private key> [--trusted <public key>], or --new-key <folder>')

function signFolder(release: string, keyFile: string, trustedFile: string | undefined): void {
  const key = createPrivateKey(readFileSync(keyFile))
  if (trustedFile !== undefined && !createPublicKey(readFileSync(trustedFile)).equals(createPublicKey(readFileSync(keyFile)))) {
    throw new PlainFailure(`Consoles trust the key in ${trustedFile}, which is not the one that was given. Nothing was signed.`)
  }
  const names = readdirSync(release).filter((name) => name.endsWith('.yml') && !name.startsWith('builder-'))
  if (names.length === 0) throw new PlainFailure(`There is no metadata (*.yml) in ${release}`)
  for (const name of names) {
    const file = path.join(release, name)
    writeFileSync(file, withSignature(name, readFileSync(file, 'utf8'), key))
    console.log(`Signed ${file}`)
  }
}

function makeKeys(target: string): void {
  const [privateFile, publicFile] = [path.join(target, 'update-key.private.pem'), path.join(target, 'update-key.pem')]
  // Consoles that trust a key take nothing signed with another one, and a key that is overwritten is lost.
  if (existsSync(privateFile) || existsSync(publicFile)) throw new PlainFailure(`There is a key in ${target} already. Nothing was written.`)
  mkdirSync(target, { recursive: true })
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
  console.log(`Wrote update-key.private.pem (keep it off this repository) and update-key.pem (put it into resources/) to ${target}`)
}
