import { createRequire } from 'node:module'
import { type Arch, archFromString } from 'electron-builder'
import { findProgram } from '../command.ts'
import { reasonOf } from '../failure.ts'
import { inRoot } from '../root.ts'
import type { Target } from './package-app.ts'

/** What this system can build, and why not the rest. */
export interface Buildable {
  readonly targets: readonly Target[]
  readonly leftOut: readonly { readonly target: Target; readonly reason: string }[]
}

/** What a system can be asked about its tools. */
export interface Tools {
  readonly hasProgram: (name: string) => boolean
  /** Resolves when electron-builder has its tools for an AppImage, downloaded or named in APPIMAGE_TOOLS_PATH; rejects otherwise. */
  readonly prepareAppImage: () => Promise<unknown>
}

/** The installers of each system, as electron-builder.yml has them. */
export const INSTALLERS: Readonly<Partial<Record<NodeJS.Platform, readonly Target[]>>> = {
  linux: ['AppImage', 'deb', 'rpm'],
  darwin: ['dmg', 'zip'],
  win32: ['nsis', 'msi'],
}

const realTools: Tools = {
  hasProgram: (name) => findProgram(name) !== undefined,
  prepareAppImage: async () => {
    // Of electron-builder's inside: it has no other question for this, and would end the whole build.
    const toolset = createRequire(import.meta.url)(inRoot('node_modules', 'app-builder-lib', 'out', 'toolsets', 'linux.js')) as {
      readonly getAppImageTools: (version: string, arch: Arch) => Promise<unknown>
    }
    await toolset.getAppImageTools(APPIMAGE_TOOLS, archFromString(process.arch))
  },
}

/** As in electron-builder.yml. */
const APPIMAGE_TOOLS = '1.0.3'

/** Asks which installers of a system can be built on this machine. The app as a folder always can. */
export async function buildable(platform: NodeJS.Platform, tools: Tools = realTools): Promise<Buildable> {
  const all = INSTALLERS[platform] ?? []
  const answers = await Promise.all(all.map(async (target) => ({ target, reason: await reasonAgainst(target, tools) })))
  return {
    targets: ['dir', ...answers.filter(({ reason }) => reason === undefined).map(({ target }) => target)],
    leftOut: answers.flatMap(({ target, reason }) => (reason === undefined ? [] : [{ target, reason }])),
  }
}

async function reasonAgainst(target: Target, { hasProgram, prepareAppImage }: Tools): Promise<string | undefined> {
  if (target === 'deb') return hasProgram('dpkg-deb') ? undefined : 'it needs dpkg-deb: install dpkg'
  if (target === 'rpm') return hasProgram('rpmbuild') ? undefined : 'it needs rpmbuild: install rpm (Debian) or rpm-build (Fedora)'
  if (target !== 'AppImage') return undefined
  try {
    await prepareAppImage()
    return undefined
  } catch (error) {
    return `its tools could not be downloaded (${reasonOf(error)}): name an unpacked copy in APPIMAGE_TOOLS_PATH`
  }
}
