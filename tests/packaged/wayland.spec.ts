import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startLocalPlatform } from '#local-platform/start.ts'
import { inWindowOf, packaged } from './packaged-app.ts'
import { startCompositor } from './wayland-compositor.ts'

/**
 * The packaged app in a Wayland session without X11. playwright.config.ts leaves it out where there is no compositor;
 * before a release there must be one.
 */

test.describe.configure({ timeout: 180_000 })

test('starts under a Wayland compositor, draws its window there, and offers nothing that no window can do there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-wayland-'))
  const [app, compositor, platform] = await Promise.all([
    packaged(path.join(folder, 'app'), true),
    startCompositor(folder),
    startLocalPlatform({ size: 'small', test: true }),
  ])
  try {
    // Before 38, Electron asked for X11 unless it was told otherwise.
    const parameters = [`--user-data-dir=${path.join(folder, 'user-data')}`, '--disable-gpu', '--ozone-platform-hint=auto', '--profile', platform.profileFile]
    await inWindowOf(
      app,
      parameters,
      async (page) => {
        await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible({ timeout: 30_000 })
        expect(await page.evaluate(() => window.bridge.shell.information())).toMatchObject({ ok: true, value: { canStayOnTop: false } })
        expect(await page.evaluate(() => [window.innerWidth > 500, document.visibilityState])).toEqual([true, 'visible'])
      },
      compositor.environment,
    )
  } finally {
    await Promise.all([platform.stop(), compositor.stop()])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
