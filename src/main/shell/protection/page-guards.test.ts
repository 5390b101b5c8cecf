import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { allowLocalNetwork, denyPermissions } from './page-guards.ts'

type Check = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type Request = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>

/** A session's answers to requests and checks of permissions. */
function guarded(guard: (session: Session) => void) {
  let check: Check | undefined
  let request: Request | undefined
  let isDeviceAllowed: boolean | undefined
  guard({
    setPermissionCheckHandler: (handler: Check) => (check = handler),
    setPermissionRequestHandler: (handler: Request) => (request = handler),
    setDevicePermissionHandler: (handler: () => boolean) => (isDeviceAllowed = handler()),
  } as unknown as Session)
  const page = { getURL: () => 'app://console/' }
  const granted = (permissions: readonly string[]) =>
    permissions.filter((permission) => {
      let isGranted = false
      request?.(page as never, permission as never, (answer) => (isGranted = answer), {} as never)
      const isChecked = check?.(page as never, permission as never, 'app://console', {} as never)
      expect(isChecked).toBe(isGranted)
      return isGranted
    })
  return { granted, isDeviceAllowed }
}

const PERMISSIONS = [
  'clipboard-sanitized-write',
  'clipboard-read',
  'local-network',
  'local-network-access',
  'loopback-network',
  'geolocation-approximate',
  'notifications',
  'media',
  'openExternal',
  'unknown',
]

test('the page is granted nothing but to write to the clipboard, and no computer of its network', () => {
  const { granted, isDeviceAllowed } = guarded((session) => denyPermissions(session, () => undefined))
  expect(granted(PERMISSIONS)).toEqual(['clipboard-sanitized-write'])
  expect(isDeviceAllowed).toBe(false)
})

test('main’s own sessions reach the hosts of the profile, on this computer and its network too, and nothing else', () => {
  const { granted, isDeviceAllowed } = guarded(allowLocalNetwork)
  expect(granted(PERMISSIONS)).toEqual(['local-network', 'local-network-access', 'loopback-network'])
  expect(isDeviceAllowed).toBe(false)
})
