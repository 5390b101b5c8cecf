import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '#scripts/root.ts'

const KEPT = inRoot('node_modules', '.cache', 'real-servers')

/**
 * A folder of what was downloaded, kept between runs. `make` fills it where there is none; broken off, it leaves
 * nothing.
 *
 * @param name another one for other content
 */
export async function keptFolder(name: string, make: (scratch: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(KEPT, name)
  if (existsSync(folder)) return folder
  const scratch = `${folder}.${process.pid}`
  await mkdir(scratch, { recursive: true })
  try {
    await make(scratch)
    await rename(scratch, folder)
    return folder
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
