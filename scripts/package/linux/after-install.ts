import { readFile } from 'node:fs/promises'
import { inRoot } from '../../root.ts'

const TEMPLATE = inRoot('node_modules', 'app-builder-lib', 'templates', 'linux', 'after-install.tpl')

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: electron-builder's own
const PROGRAM = "'/opt/${sanitizedProductName}/${executable}'"
const LAUNCHER = "'/opt/${sanitizedProductName}/resources/launcher.sh'"
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: electron-builder's own

/** electron-builder's script for after the installation, with the command leading to our launcher in place of Electron. Throws when that has changed. */
export async function afterInstall(): Promise<string> {
  const parts = (await readFile(TEMPLATE, 'utf8')).split(PROGRAM)
  if (parts.length !== 4) throw new Error(`${TEMPLATE} links the command in another way`)
  return parts.join(LAUNCHER)
}
