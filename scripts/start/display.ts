/** Whether a window can be shown here. Only Linux can be without: no X server and no Wayland compositor. */
export function hasDisplay(environment: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): boolean {
  return platform !== 'linux' || Boolean(environment['DISPLAY']) || Boolean(environment['WAYLAND_DISPLAY'])
}
