import { type FuseConfig, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'

/** Every fuse that Electron has, and how a packaged console has it. A new one does not compile until it is decided here. */
const FUSES: Readonly<Record<FuseV1Options, boolean>> = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Nothing here needs WebAssembly to be fast: explicit checks of its bounds in place of a handler of faults in every process.
  [FuseV1Options.WasmTrapHandlers]: false,
}

/**
 * Sets every fuse that a runtime has. Rejects for a runtime with a fuse that nothing is decided about; an older one that lacks the last is left without it.
 * @param program the packaged executable, or the bundle on a Mac
 */
export async function setFuses(program: string): Promise<void> {
  const present = Object.keys(await getCurrentFuseWire(program)).filter((key) => key !== 'version')
  const settings = Object.entries(FUSES).filter(([fuse]) => present.includes(fuse))
  // The type wants every fuse written out; a wire that is longer than the settings is refused by `strictlyRequireAllFuses`.
  const config = { version: FuseVersion.V1, strictlyRequireAllFuses: true, ...Object.fromEntries(settings) } as FuseConfig
  await flipFuses(program, config)
}
