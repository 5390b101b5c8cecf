import { createHash } from 'node:crypto'
import { chmod, copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from '../../command.ts'
import { requireSuccess } from '../../progress.ts'
import type { PackagePlan } from './package-plan.ts'

/** dpkg-deb's names of the compressions. */
const COMPRESSIONS: Readonly<Record<string, string>> = { xz: 'xz', gz: 'gzip', zst: 'zstd' }

/** Makes a .deb with `dpkg-deb`. @param root a folder that holds the package's files as they will be on the user's system */
export async function buildDeb(plan: PackagePlan, root: string): Promise<void> {
  const files = await filesIn(root)
  const control = path.join(root, 'DEBIAN')
  await mkdir(control)
  await writeFile(path.join(control, 'control'), controlFile(plan, await kibibytesOf(files)))
  await writeFile(path.join(control, 'md5sums'), await checksums(files, root))
  await script(plan.afterInstall, path.join(control, 'postinst'))
  await script(plan.afterRemove, path.join(control, 'postrm'))
  const parameters = ['--root-owner-group', `-Z${COMPRESSIONS[plan.compression] ?? plan.compression}`, '--build', root, plan.output]
  requireSuccess('Making the deb', 'dpkg-deb', await runQuietly('dpkg-deb', parameters))
}

/** The package's description for dpkg. @param size of the installed files, KiB */
export function controlFile(plan: PackagePlan, size: number): string {
  const [synopsis = '', ...rest] = plan.description.split('\n').map((line) => line.trim())
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['Package', plan.name],
    ['Version', plan.version],
    ['Architecture', plan.architecture],
    ['Maintainer', plan.maintainer],
    ['Installed-Size', String(size)],
    ['Depends', plan.depends.join(', ')],
    ['Recommends', plan.recommends.join(', ')],
    ['Section', 'misc'],
    ['Priority', 'optional'],
    ['Homepage', plan.homepage],
    // Lines that follow the first begin with a space; an empty one is a dot.
    ['Description', [synopsis, ...rest.map((line) => ` ${line === '' ? '.' : line}`)].join('\n')],
  ]
  return `${fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n`
}

async function filesIn(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

async function kibibytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => Math.ceil((await lstat(file)).size / 1024)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** For `dpkg --verify`: a line for each file. */
async function checksums(files: readonly string[], root: string): Promise<string> {
  const lines: string[] = []
  for (const file of files) {
    const sum = createHash('md5').update(await readFile(file))
    lines.push(`${sum.digest('hex')}  ${path.relative(root, file)}\n`)
  }
  return lines.join('')
}

async function script(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await chmod(to, 0o755)
}
