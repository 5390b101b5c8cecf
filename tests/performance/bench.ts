import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import type { HostName } from '../hosts/launch.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureLargeList } from './measure-large-list.ts'
import { measurePlatformStart } from './measure-platform.ts'
import { measureStart } from './measure-start.ts'
import { formatTable, type Row } from './report.ts'

/**
 * The budgets of the design (section 11) that exist so far, measured on the real console and printed as a table. Figures over budget are marked;
 * they do not fail the run, which needs an otherwise quiet machine to mean something.
 */

const electron = findElectron()
const host: HostName = electron === undefined ? 'chromium-host' : 'electron'
console.log(electron === undefined ? 'No Electron runtime here: measured in the Chromium host.\n' : 'Measured in Electron.\n')

const rows: Row[] = []
for (const measure of [measureBundles, measurePlatformStart, () => measureStart(host, electron), () => measureLargeList(host)]) rows.push(...(await measure()))
console.log(formatTable(rows))
