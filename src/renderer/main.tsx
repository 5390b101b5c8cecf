import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { start } from '#app/start.ts'
import { limitTrustedTypes } from '#app/trusted-types.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
limitTrustedTypes()
await start()
createRoot(root).render(<App />)
