import { expect, test, vi } from 'vitest'
import type { Role } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'
import { loadAheadInIdleTime, loadScreen, preloadScreens, screenComponent } from './screens.ts'

test('at start the screen of the signed-in user is loaded ahead; while nobody is signed in, the screens of every role', async () => {
  const asked: string[] = []
  for (const screen of SCREENS) {
    vi.spyOn(screen, 'load').mockImplementation(async () => {
      asked.push(screen.title)
      return { default: () => null }
    })
  }
  const loadedFor = async (path: string, role: Role | null | undefined): Promise<string[]> => {
    asked.length = 0
    await preloadScreens(path, role)
    return [...asked]
  }
  expect(await loadedFor('/', 'ADMIN')).toEqual(['Sites'])
  expect(await loadedFor('/', 'CP')).toEqual(['Partner dashboard'])
  expect(await loadedFor('/', null)).toEqual(['Sites'])
  expect(await loadedFor('/', undefined)).toEqual(['Partner dashboard', 'Sites'])
  expect(await loadedFor('/nowhere', 'ADMIN')).toEqual([])
})

test('the forms of the day are loaded ahead, one whenever the window is idle, for who may open them, until that is stopped', async () => {
  const idle: (() => void)[] = []
  const cancelled: number[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', (request: number) => void cancelled.push(request))
  const asked: string[] = []
  for (const screen of SCREENS) {
    vi.spyOn(screen, 'load').mockImplementation(() => {
      asked.push(screen.path)
      return Promise.reject(new Error('not there'))
    })
  }
  const stop = loadAheadInIdleTime({ role: 'ADMIN', enabled: true, permissions: [] })
  expect(asked).toEqual([])
  idle[0]?.()
  await expect.poll(() => idle).toHaveLength(2)
  expect(asked).toEqual(['/create-site'])
  idle[1]?.()
  await expect.poll(() => asked).toEqual(['/create-site', '/edit-site'])
  expect(idle).toHaveLength(2)
  stop()
  expect(cancelled).toEqual([2])

  loadAheadInIdleTime({ role: 'ACCOUNTS', enabled: false, permissions: [] })
  expect(idle).toHaveLength(2)
  vi.unstubAllGlobals()
})

test('a screen has one component for good, that of its chunk where that is there', async () => {
  const [first, second] = SCREENS as [(typeof SCREENS)[number], (typeof SCREENS)[number]]
  const Drawn = () => null
  vi.spyOn(first, 'load').mockResolvedValue({ default: Drawn })
  await loadScreen(first)
  expect(screenComponent(first)).toBe(Drawn)
  const lazy = screenComponent(second)
  expect(lazy).not.toBe(Drawn)
  expect(screenComponent(second)).toBe(lazy)
})
