import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { joinOtherWindows } from '#app/join-windows.ts'
import { start } from '#app/start.ts'
import { limitTrustedTypes } from '#app/trusted-types.ts'
import { guardLibraries } from '#components/shortcuts/composition.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'

declare global {
  interface Window {
    /** Exposed by the preload script. Everything the renderer can do outside its own window goes through it. */
    readonly bridge: Bridge
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
limitTrustedTypes()
guardLibraries(window)
const started = await start(window.bridge)
joinOtherWindows(started.services)
createRoot(root).render(<App {...started} />)
