import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import type { HostName } from '../hosts/launch.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureDownload } from './measure-download.ts'
import { measureLargeList } from './measure-large-list.ts'
import { measurePlatform } from './measure-platform.ts'
import { measureSiteForms } from './measure-site-forms.ts'
import { measureStart } from './measure-start.ts'
import { formatTable, type Row } from './report.ts'

/**
 * The budgets of the design (section 11) that exist so far, measured on the real console and printed as a table. Figures over budget are marked;
 * they do not fail the run, which needs an otherwise quiet machine to mean something.
 */

const electron = findElectron()
const host: HostName = electron === undefined ? 'chromium-host' : 'electron'
console.log(electron === undefined ? 'No Electron runtime here: measured in the Chromium host.\n' : 'Measured in Electron.\n')

const measurements: readonly (readonly [name: string, measure: () => readonly Row[] | Promise<readonly Row[]>])[] = [
  ['bundle sizes', measureBundles],
  ['the local platform', measurePlatform],
  ['the start', () => measureStart(host, electron)],
  ['the site forms', () => measureSiteForms(host)],
  ['a download of 1 GB', measureDownload],
  ['100,000 sites', () => measureLargeList(host, electron)],
]
const rows: Row[] = []
for (const [name, measure] of measurements) {
  console.log(`Measuring ${name} ...`)
  rows.push(...(await measure()))
}
console.log(`\n${formatTable(rows)}`)
