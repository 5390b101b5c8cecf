import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runQuietly } from '../command.ts'
import { requireSuccess } from '../progress.ts'
import { inRoot } from '../root.ts'
import { drawIcons } from './icons/draw-icons.ts'
import { afterInstall } from './linux/after-install.ts'
import type { Runtime } from './runtime.ts'
import { PackagingSteps } from './steps.ts'
import { updateFeed } from './update-feed.ts'

/** A target of electron-builder: the app as a folder, or an installer. */
export type Target = 'dir' | 'AppImage' | 'deb' | 'rpm' | 'dmg' | 'zip' | 'nsis' | 'msi'

export interface PackageOptions {
  readonly targets: readonly Target[]
  /** An Electron runtime for this system. Without one electron-builder downloads those it needs. */
  readonly runtime?: Runtime
  /** A folder for what is needed on the way; the caller removes it. */
  readonly scratch: string
  /** Where the packages go. */
  readonly output: string
  /** Makes one that accepts any switch, for its smoke test, of a version of its own and quickly compressed; the bundles are the same. */
  readonly isTestBuild?: boolean
  readonly environment?: NodeJS.ProcessEnv
  /** Shows each step and how long it takes. */
  readonly showsSteps?: boolean
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own
const ENDING = '.${ext}'

const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = { linux: ['--linux'], darwin: ['--universal', '--mac'], win32: ['--win'] }

/** Packages the last build with electron-builder. Throws a `PlainFailure` when that fails. */
export async function packageApp(options: PackageOptions): Promise<void> {
  const { targets, scratch, output, environment = process.env, showsSteps = false } = options
  const icons = path.join(scratch, 'icons')
  await drawIcons(icons)
  const settings = [
    `directories.output=${output}`,
    `linux.icon=${path.join(icons, 'png')}`,
    `mac.icon=${path.join(icons, 'icon.icns')}`,
    `win.icon=${path.join(icons, 'icon.ico')}`,
    ...(await runtimeSettings(options)),
    ...(await markedNames(options.runtime?.mark ?? '')),
    ...(await testBuildSettings(options)),
    ...(process.platform === 'linux' ? await installationSettings(scratch) : []),
    ...feedSettings(updateFeed(environment)),
    ...(environment['ADMIN_CONSOLE_SIGNED'] === 'yes' ? ['forceCodeSigning=true'] : []),
  ]
  const builder = inRoot('node_modules', 'electron-builder', 'cli.js')
  const system = SYSTEMS[process.platform] ?? []
  const parameters = [builder, '--publish=never', ...settings.map((setting) => `--config.${setting}`), ...system, ...targets]
  const tools = process.platform === 'linux' ? await linuxTools(scratch, environment) : {}
  const steps = showsSteps ? new PackagingSteps() : undefined
  const outcome = await runQuietly(process.execPath, parameters, { ...environment, ...tools }, (text) => steps?.take(text))
  steps?.end()
  requireSuccess('Packaging the app', 'electron-builder', outcome)
}

/** electron-builder changes the runtime that it is given, hence a copy. */
async function runtimeSettings({ runtime, scratch }: PackageOptions): Promise<readonly string[]> {
  if (runtime === undefined) return []
  const copy = path.join(scratch, 'runtime')
  await cp(runtime.folder, copy, { recursive: true, verbatimSymlinks: true })
  // A runtime may carry a default app; a packaged one has ours alone.
  if (process.platform === 'linux') await rm(path.join(copy, 'resources'), { recursive: true, force: true })
  return [`electronDist=${copy}`, `electronVersion=${runtime.version}`]
}

interface Named {
  readonly artifactName: string
}
type Naming = Named & Readonly<Record<'deb' | 'rpm' | 'nsis', Named>>

/** The file names of electron-builder.yml, with a mark before their ending. */
export async function markedNames(mark: string): Promise<readonly string[]> {
  if (mark === '') return []
  // electron-builder's own reader of YAML.
  const { load } = createRequire(import.meta.url)(inRoot('node_modules', 'js-yaml')) as { readonly load: (yaml: string) => Naming }
  const { artifactName, deb, rpm, nsis } = load(await readFile(inRoot('electron-builder.yml'), 'utf8'))
  const names = { artifactName, 'deb.artifactName': deb.artifactName, 'rpm.artifactName': rpm.artifactName, 'nsis.artifactName': nsis.artifactName }
  return Object.entries(names).map(([setting, name]) => `${setting}=${name.replace(ENDING, `${mark}${ENDING}`)}`)
}

async function testBuildSettings({ isTestBuild = false }: PackageOptions): Promise<readonly string[]> {
  if (!isTestBuild) return []
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as { readonly version: string }
  return ['extraMetadata.isTestBuild=true', `extraMetadata.version=${version}-test`, 'deb.compression=zst', 'rpm.compression=gzip']
}

async function installationSettings(scratch: string): Promise<readonly string[]> {
  const file = path.join(scratch, 'after-install.sh')
  await writeFile(file, await afterInstall())
  return [`deb.afterInstall=${file}`, `rpm.afterInstall=${file}`]
}

const feedSettings = (feed: string | undefined): readonly string[] => (feed === undefined ? [] : ['publish.provider=generic', `publish.url=${feed}`])

/** Our own stand-in for fpm as a program, unless the environment names an fpm. */
async function linuxTools(scratch: string, environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (environment['CUSTOM_FPM_PATH'] !== undefined || environment['USE_SYSTEM_FPM'] === 'true') return {}
  const program = path.join(scratch, 'fpm')
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${inRoot('scripts', 'package', 'linux', 'fpm.ts')}' "$@"\n`)
  await chmod(program, 0o755)
  return { CUSTOM_FPM_PATH: program }
}
