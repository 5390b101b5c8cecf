import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from '../../command.ts'
import { requireSuccess } from '../../progress.ts'
import type { PackagePlan } from './package-plan.ts'

/** rpm's names of the compressions: level, T for all cores. */
const PAYLOADS: Readonly<Record<string, string>> = { xzmt: 'w6T.xzdio', gzip: 'w6.gzdio' }

/** rpm's names of the processors, by Debian's. */
const ARCHITECTURES: Readonly<Record<string, string>> = { amd64: 'x86_64', arm64: 'aarch64' }

/**
 * Makes an .rpm with `rpmbuild`.
 * @param root a folder that holds the package's files as they will be on the user's system
 * @param scratch for what rpmbuild writes on its way
 */
export async function buildRpm(plan: PackagePlan, root: string, scratch: string): Promise<void> {
  const specification = path.join(scratch, `${plan.name}.spec`)
  await writeFile(specification, await specFile(plan, root))
  const settings = [`_topdir ${path.join(scratch, 'rpmbuild')}`, `_rpmdir ${path.dirname(plan.output)}`, `_build_name_fmt ${path.basename(plan.output)}`]
  const defines = settings.flatMap((setting) => ['--define', setting])
  const parameters = ['-bb', '--quiet', '--target', ARCHITECTURES[plan.architecture] ?? plan.architecture, ...defines, specification]
  requireSuccess('Making the rpm', 'rpmbuild', await runQuietly('rpmbuild', parameters))
}

/** What rpmbuild has to know. The files are finished: nothing of them is stripped, compiled or searched for dependencies. */
async function specFile(plan: PackagePlan, root: string): Promise<string> {
  const [summary = '', ...rest] = plan.description.split('\n')
  // A folder that holds the app alone belongs to the package; of the system's folders only the files do.
  const owned = plan.contents.map(({ to }) => `"${to}"`)
  return [
    '%global __os_install_post %{nil}',
    '%global debug_package %{nil}',
    '%global _build_id_links none',
    `%global _binary_payload ${PAYLOADS[plan.compression] ?? 'w6T.xzdio'}`,
    `Name: ${plan.name}`,
    `Version: ${plan.version}`,
    'Release: 1',
    `Summary: ${summary.trim()}`,
    'License: Proprietary',
    `URL: ${plan.homepage}`,
    `Vendor: ${plan.maintainer}`,
    `Packager: ${plan.maintainer}`,
    'AutoReqProv: no',
    ...plan.depends.map((name) => `Requires: ${name}`),
    '%description',
    summary,
    ...rest,
    '%install',
    'mkdir -p "%{buildroot}"',
    `cp -a "${root}/." "%{buildroot}/"`,
    '%post -p /bin/bash',
    await readFile(plan.afterInstall, 'utf8'),
    '%postun -p /bin/bash',
    await readFile(plan.afterRemove, 'utf8'),
    '%files',
    '%defattr(-,root,root,-)',
    ...owned,
    '',
  ].join('\n')
}
