import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { startLocalPlatform } from '#local-platform/start.ts'
import { BrowserRecord } from '#tests/e2e/browser-record.ts'
import { signIn } from '#tests/e2e/sign-in.ts'
import { type HostName, launchConsole } from '#tests/hosts/launch.ts'
import { PlainFailure } from '../failure.ts'
import { beforeEnd } from '../interruption.ts'
import { popoverFault } from './popovers.ts'
import type { Step } from './step.ts'
import { TourStopped } from './stopped.ts'
import { showIn, VIEWS } from './view.ts'

/**
 * Walks through steps of the tour, in one window on a local platform with demo data.
 *
 * @param host where the console's window is drawn
 * @param arrived takes the pictures of a step; the window is in the first view again before the next one. No popover on them may be in the way.
 */
export async function walkSteps(steps: readonly Step[], host: HostName, arrived: (step: Step, page: Page) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'admin-console-tour-'))
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(async () => forget())
  const forget = beforeEnd(() => cleanup.disposeAsync())
  cleanup.defer(() => rm(scratch, { recursive: true, force: true }))
  const platform = await startLocalPlatform({ size: 'demo', test: true })
  cleanup.defer(() => platform.stop())
  const { control } = platform
  if (control === null) throw new Error('The local platform opened no control')
  const browser = new BrowserRecord(path.join(scratch, 'browser.txt'))
  const { page, close } = await launchConsole(host, {
    userData: path.join(scratch, 'user-data'),
    downloads: path.join(scratch, 'downloads'),
    browserRecord: browser.file,
    profileFile: platform.profileFile,
    environment: {},
  })
  cleanup.defer(close)

  for (const step of steps) {
    try {
      await showIn(page, VIEWS[0])
      await step.walk({ page, platform: control, signIn: (userName) => signIn({ page, browser }, userName) })
      await arrived(step, page)
      const fault = await popoverFault(page)
      if (fault !== null) throw new PlainFailure(fault)
    } catch (error) {
      const picture = await page.screenshot().catch(() => undefined)
      // What covers a button explains why it could not be pressed.
      const fault = await popoverFault(page).catch(() => null)
      throw new TourStopped(step, fault === null ? error : new PlainFailure(fault, { cause: error }), picture)
    }
  }
}
