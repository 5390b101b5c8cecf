import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { start } from '#app/start.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
await start()
createRoot(root).render(<App />)
