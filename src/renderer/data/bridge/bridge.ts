import type { Bridge } from '#shared/bridge/bridge.ts'

declare global {
  interface Window {
    /** Exposed by the preload script. Everything the renderer can do outside its own window goes through it. */
    readonly bridge: Bridge
  }
}

/** The renderer's only way to main: typed calls that answer with a `Result`, and events. */
export const bridge: Bridge = window.bridge
