import { expect, test } from 'vitest'
import { installedConsole } from './installed-console.test-support.ts'
import { updateByMenu } from './update-by-menu.ts'

const NEW = { version: '0.2.0', program: 'the program of version 0.2.0' } as const

async function chosen(console: Awaited<ReturnType<typeof installedConsole>>, isConfirmed: boolean) {
  const said: string[] = []
  await updateByMenu({
    updates: console.updates,
    ask: async ({ message, confirm }) => {
      said.push(`${message}: ${confirm}?`)
      return isConfirmed
    },
    announce: ({ intent, message }) => said.push(`${intent}: ${message}`),
  })
  return said
}

test('a new version is downloaded, and installed once the question outside the page is confirmed', async () => {
  const console = await installedConsole()
  console.feed.publish(NEW)
  expect(await chosen(console, false)).toEqual(['Version 0.2.0 is ready: Restart and Update?'])
  expect(await console.installed()).toBe('version 0.1.0')
  expect(await chosen(console, true)).toEqual(['Version 0.2.0 is ready: Restart and Update?'])
  expect(await console.installed()).toBe('the program of version 0.2.0')
})

test('what is in the way is named, and so is what failed', async () => {
  const console = await installedConsole({ obstacles: ['The messages of a campaign are being sent.'] })
  expect(await chosen(console, true)).toEqual(['warning: The update server has no releases for this system.'])
  console.feed.publish({ version: '0.1.0', program: 'version 0.1.0' })
  expect(await chosen(console, true)).toEqual(['info: Version 0.1.0 is the newest version.'])
  console.feed.publish(NEW)
  expect(await chosen(console, true)).toEqual([
    'Version 0.2.0 is ready: Restart and Update?',
    'warning: The console cannot restart yet. The messages of a campaign are being sent.',
  ])
  expect(await console.installed()).toBe('version 0.1.0')
})
