import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildDeb } from './deb.ts'
import { readPlan } from './package-plan.ts'
import { buildRpm } from './rpm.ts'

/**
 * Stands in for fpm: electron-builder starts it with fpm's command line, and it makes the package with the system's own `dpkg-deb` or `rpmbuild`.
 * fpm itself is a bundle of Ruby that electron-builder downloads; a package made without it can be made, and tested, wherever Debian is.
 */

const plan = readPlan(process.argv.slice(2))
const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-package-'))
try {
  const root = path.join(folder, 'root')
  for (const { from, to } of plan.contents) {
    const target = path.join(root, to)
    await mkdir(path.dirname(target), { recursive: true })
    await cp(from, target, { recursive: true, verbatimSymlinks: true })
  }
  await (plan.type === 'deb' ? buildDeb(plan, root) : buildRpm(plan, root, folder))
} finally {
  await rm(folder, { recursive: true, force: true })
}
