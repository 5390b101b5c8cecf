import { expect, test, vi } from 'vitest'
import type { Role } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'
import { preloadScreens } from './screens.ts'

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
