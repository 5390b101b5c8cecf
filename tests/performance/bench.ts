import { findElectron } from '#scripts/prepare/electron-runtime.ts'
import type { HostName } from '../hosts/launch.ts'
import { measureBundles } from './bundle-sizes.ts'
import { measureDownload } from './measure-download.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureLargeList } from './measure-large-list.ts'
import { measurePeers } from './measure-peers.ts'
import { measurePlatform } from './measure-platform.ts'
import { measureSearch } from './measure-search.ts'
import { measureSiteForms } from './measure-site-forms.ts'
import { measureStart } from './measure-start.ts'
import { MEASUREMENTS, type MeasurementName } from './measurements.ts'
import { formatTable, type Row } from './report.ts'

/**
 * The budgets of the design (section 11) that exist so far, measured on the real console and printed as a table: `bench.ts <host> <measurement ...>`, as
 * `scripts/bench.ts` starts it. Figures over budget are marked; they do not fail the run, which needs an otherwise quiet machine to mean something.
 */

const [hostName, ...names] = process.argv.slice(2)
const host: HostName = hostName === 'electron' ? 'electron' : 'chromium-host'
const electron = host === 'electron' ? findElectron() : undefined
if (hostName !== 'none') console.log(host === 'electron' ? 'Measured in Electron.\n' : 'Measured in the Chromium host.\n')

const MEASURE: Readonly<Record<MeasurementName, () => readonly Row[] | Promise<readonly Row[]>>> = {
  bundles: measureBundles,
  platform: measurePlatform,
  start: () => measureStart(host, electron),
  forms: () => measureSiteForms(host),
  download: measureDownload,
  sites: () => measureLargeList(host, electron),
  search: measureSearch,
  peers: measurePeers,
  growth: () => measureGrowth(host),
}
const rows: Row[] = []
for (const name of Object.keys(MEASUREMENTS) as MeasurementName[]) {
  if (!names.includes(name)) continue
  console.log(`Measuring ${MEASUREMENTS[name].title} ...`)
  rows.push(...(await MEASURE[name]()))
}
console.log(`\n${formatTable(rows)}`)
