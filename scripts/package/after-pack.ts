import path from 'node:path'
import { setFuses } from './fuses.ts'

/** What electron-builder gives its hooks, as far as it is used. */
interface PackedApp {
  readonly appOutDir: string
  readonly electronPlatformName: string
  readonly packager: { readonly executableName?: string; readonly appInfo: { readonly productFilename: string } }
}

const ENDINGS: Readonly<Record<string, string>> = { darwin: '.app', mas: '.app', win32: '.exe', linux: '' }

/** electron-builder's hook before it signs: its own setting of fuses knows eight of the nine. */
export function afterPack({ appOutDir, electronPlatformName, packager }: PackedApp): Promise<void> {
  const name = electronPlatformName === 'linux' ? packager.executableName : packager.appInfo.productFilename
  return setFuses(path.join(appOutDir, `${name}${ENDINGS[electronPlatformName]}`))
}
