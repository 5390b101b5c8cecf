import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startLocalPlatform } from '#local-platform/start.ts'
import type { HostName } from '../hosts/launch.ts'
import { openElectron } from '../hosts/launch-electron.ts'
import { firstRow, openConsole } from './open-console.ts'
import { milliseconds, type Row } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const RATIO_BUDGET = 1.5

/**
 * From starting the process to the site list on screen, signed in already and with its cached copy, against an empty Electron window opened and
 * watched the same way. Without Electron only the absolute time: the Chromium host has no peer.
 */
export async function measureStart(host: HostName, electron: string | undefined): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-start-'))
  const platform = await startLocalPlatform({ size: 'demo' })
  try {
    const first = await openConsole(host, folder, platform.profileFile)
    await first.signIn()
    await firstRow(first.page).waitFor()
    await first.close()

    const ours: number[] = []
    const empty: number[] = []
    // Taking turns, so that both meet the same machine.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeToList(host, folder, platform.profileFile))
      if (electron !== undefined) empty.push(await timeToEmptyWindow(electron))
    }
    const time = median(ours)
    if (empty.length === 0)
      return [{ what: 'Start to the cached list (no empty Electron window to compare with)', budget: '', measured: milliseconds(time), met: undefined }]
    const floor = median(empty)
    return [
      {
        what: 'Start to the cached list, against an empty Electron window',
        budget: `${RATIO_BUDGET} x`,
        measured: `${(time / floor).toFixed(2)} x (${milliseconds(time)} / ${milliseconds(floor)})`,
        met: time / floor <= RATIO_BUDGET,
      },
    ]
  } finally {
    await platform.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeToList(host: HostName, folder: string, profileFile: string): Promise<number> {
  const began = performance.now()
  const console_ = await openConsole(host, folder, profileFile)
  await firstRow(console_.page).waitFor()
  const time = performance.now() - began
  await console_.close()
  return time
}

async function timeToEmptyWindow(executable: string): Promise<number> {
  const began = performance.now()
  const { child, page, disconnect, ended } = await openElectron(
    executable,
    ['--no-sandbox', path.join(import.meta.dirname, 'empty-window')],
    process.env,
    'data:',
  )
  await page.getByText('Ready').waitFor()
  const time = performance.now() - began
  child.kill('SIGTERM')
  await ended
  await disconnect()
  return time
}
