import { createHash, generateKeyPairSync } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { GLEWLWYD_PACKAGES } from '../available.ts'
import { DebianPackages } from '../debian-packages.ts'
import { Engine, freePort } from '../engine.ts'
import { Administration } from './administration.ts'

/** The provider's name of the plugin that speaks OpenID Connect: a part of the issuer's address. */
const PLUGIN = 'oidc'

/** A running glewlwyd with the console as its client, and one user. */
export interface Glewlwyd {
  readonly issuer: string
  /** Address of its own pages. */
  readonly pages: string
  /** The ports at which the console may wait for the browser: glewlwyd compares them. */
  readonly callbackPorts: readonly number[]
  stop(): Promise<void>
}

export const CLIENT = 'admin-console'
/** The platform knows the user by the address. */
export const USER = { name: 'asha', email: 'admin@demo.example', password: 'a long password', role: 'shop-admin' }

/** Debian's own glewlwyd on loopback, set up by its REST API; its data is in a folder that goes with it. */
export async function startGlewlwyd(): Promise<Glewlwyd> {
  const packages = await DebianPackages.unpack(...GLEWLWYD_PACKAGES)
  const folder = await mkdtemp(path.join(tmpdir(), 'glewlwyd-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  await createDatabase(packages, path.join(folder, 'glewlwyd.db'))
  await copyPages(packages, path.join(folder, 'pages'))
  const settings = path.join(folder, 'glewlwyd.conf')
  await writeFile(settings, settingsText(packages, folder, port))
  const engine = new Engine(packages.file('/usr/bin/glewlwyd'), ['--config-file', settings], { env: packages.environment(), cwd: folder })
  const stop = async (): Promise<void> => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await engine.until(async () => (await fetch(`${address}/config`)).ok)
    const issuer = `${address}/api/${PLUGIN}`
    const callbackPorts = [await freePort(), await freePort()]
    await register(await Administration.signIn(`${address}/api`), issuer, callbackPorts)
    return { issuer, pages: address, callbackPorts, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function createDatabase(packages: DebianPackages, file: string): Promise<void> {
  const script = await readFile(packages.file('/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz'))
  const database = new DatabaseSync(file)
  database.exec(gunzipSync(script).toString('utf8'))
  database.close()
}

/**
 * Debian links the libraries of the pages out of their folder, which the server does not follow, and has no settings
 * for them.
 */
async function copyPages(packages: DebianPackages, folder: string): Promise<void> {
  await cp(packages.file('/usr/share/glewlwyd/webapp'), folder, { recursive: true, filter: (source) => path.basename(source) !== 'config.json' })
  await cp(packages.file('/usr/share/glewlwyd/templates/config.json'), path.join(folder, 'config.json'))
  const libraries = path.join(folder, 'js')
  await rm(libraries, { recursive: true })
  await mkdir(libraries)
  const sources = {
    'jquery.min.js': '/usr/share/javascript/jquery/jquery.min.js',
    'popper.min.js': '/usr/share/nodejs/popper.js/dist/umd/popper.min.js',
    'bootstrap.min.js': '/usr/share/nodejs/bootstrap/dist/js/bootstrap.min.js',
  }
  for (const [name, source] of Object.entries(sources)) await cp(packages.file(source), path.join(libraries, name), { dereference: true })
}

const settingsText = (packages: DebianPackages, folder: string, port: number): string => `
port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}"
login_url="login.html"
api_prefix="api"
static_files_path="${path.join(folder, 'pages')}"
log_mode="console"
log_level="WARNING"
cookie_secure=0
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${packages.file('/usr/lib/glewlwyd/user')}"
client_module_path="${packages.file('/usr/lib/glewlwyd/client')}"
user_auth_scheme_module_path="${packages.file('/usr/lib/glewlwyd/scheme')}"
plugin_module_path="${packages.file('/usr/lib/glewlwyd/plugin')}"
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${path.join(folder, 'glewlwyd.db')}"; }
static_files_mime_types = (
  { extension = ".html"; mime_type = "text/html" }, { extension = ".css"; mime_type = "text/css" },
  { extension = ".js"; mime_type = "application/javascript" }, { extension = ".json"; mime_type = "application/json" }
)
`

/** Registers the console, a user with a role, and the claims that carry both. */
async function register(administration: Administration, issuer: string, callbackPorts: readonly number[]): Promise<void> {
  const users = await administration.get('/mod/user/database')
  const formats = (users['parameters'] as { 'data-format': Record<string, unknown> })['data-format']
  formats['role'] = { multiple: false, read: true, write: true, 'profile-read': true, 'profile-write': false }
  await administration.send('PUT', '/mod/user/database', users)
  await administration.send('PUT', '/mod/user/database/reset', {})

  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await administration.send('POST', '/mod/plugin/', {
    module: 'oidc',
    name: PLUGIN,
    display_name: 'OpenID Connect',
    parameters: {
      iss: issuer,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'default-kid': createHash('sha256').update(publicKey).digest('hex').slice(0, 16),
      'jwks-show': true,
      'access-token-duration': 3600,
      'refresh-token-duration': 1_209_600,
      'code-duration': 600,
      'refresh-token-rolling': true,
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'subject-type': 'public',
      'pkce-allowed': true,
      'pkce-required': true,
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
      'session-management-allowed': true,
      'front-channel-logout-allowed': true,
      'back-channel-logout-allowed': true,
      'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
      'session-cookie-expiration': 2_419_200,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      claims: [
        { name: 'role', 'user-property': 'role', type: 'string', mandatory: true, 'on-demand': false, scope: [] },
        { name: 'preferred_username', 'user-property': 'username', type: 'string', mandatory: true, 'on-demand': false, scope: [] },
      ],
    },
    order_rank: 0,
    readonly: false,
  })
  await administration.send('POST', '/user/', {
    username: USER.name,
    password: USER.password,
    name: 'Asha',
    email: USER.email,
    enabled: true,
    role: USER.role,
    scope: ['openid', 'g_profile'],
  })
  await administration.send('POST', '/client/', {
    client_id: CLIENT,
    name: 'Admin Console',
    enabled: true,
    confidential: false,
    scope: [],
    redirect_uri: callbackPorts.map((port) => `http://127.0.0.1:${port}/callback`),
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
  })
}
