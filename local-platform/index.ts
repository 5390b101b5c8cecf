import { enableCompileCache } from 'node:module'

// The platform is started for every test run and every demo: compiled code is kept between runs. Only what is imported from here on is.
enableCompileCache()
const { runCommandLine } = await import('./command-line.ts')
await runCommandLine(process.argv.slice(2))
