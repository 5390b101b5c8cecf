import * as z from 'zod'
import { wantedElectron } from './package/runtime.ts'
import { supportNotice } from './release/electron-support.ts'

/**
 * `node scripts/electron-support.ts`: prints what to do where the pinned Electron gets no more fixes, nothing while it
 * does. For electron-support.yml.
 */
const answer = await fetch('https://registry.npmjs.org/-/package/electron/dist-tags')
if (!answer.ok) throw new Error(`npm answered ${answer.status}`)
const { latest } = z.object({ latest: z.string() }).parse(await answer.json())
process.stdout.write(supportNotice(await wantedElectron(), latest))
