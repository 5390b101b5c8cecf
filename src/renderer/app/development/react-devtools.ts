import { connectToDevTools, initialize } from 'react-devtools-core'

// The page loads this before React, and only under `npm run dev -- --react-devtools`; the other side is a program of its own, `npx react-devtools`.
initialize()
connectToDevTools({ host: '127.0.0.1', port: 8097 })
