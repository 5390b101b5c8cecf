interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly environment: NodeJS.ProcessEnv
  /** The value of `--ozone-platform`, empty without one. */
  readonly ozonePlatform: string
}

/**
 * Whether windows are drawn by a Wayland compositor itself, as Chromium decides it. There a window neither knows nor
 * chooses its place, and cannot stay above
 * the others.
 */
export function isNativeWayland({ platform, environment, ozonePlatform }: Surroundings): boolean {
  if (platform !== 'linux') return false
  if (ozonePlatform !== '' && ozonePlatform !== 'auto') return ozonePlatform === 'wayland'
  return environment['XDG_SESSION_TYPE'] === 'wayland' && Boolean(environment['WAYLAND_DISPLAY'])
}
