import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startLocalPlatform } from '#local-platform/start.ts'
import { BrowserRecord } from '#tests/e2e/browser-record.ts'
import { signIn } from '#tests/e2e/sign-in.ts'
import { type HostName, launchConsole } from '#tests/hosts/launch.ts'
import { explain } from './failure.ts'
import { type Picture, writeGallery } from './tour/gallery.ts'
import { STEPS } from './tour/steps.ts'

/**
 * Walks the main screens with demo data and leaves numbered pictures and an index.html: `node scripts/tour.ts <folder> <host>`.
 * `npm start -- --tour <folder>` runs it in a desktop session of its own.
 */

/** The picture of a tour that could not go on. */
const STOPPED = 'stopped-here.png'

const [folder, host = 'electron'] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the pictures')
process.exitCode = await walk(path.resolve(folder), host === 'chromium-host' ? host : 'electron')

async function walk(target: string, hostName: HostName): Promise<number> {
  await mkdir(target, { recursive: true })
  await rm(path.join(target, STOPPED), { force: true })
  const scratch = await mkdtemp(path.join(tmpdir(), 'admin-console-tour-'))
  const platform = await startLocalPlatform({ size: 'demo', test: true })
  const browser = new BrowserRecord(path.join(scratch, 'browser.txt'))
  const console_ = await launchConsole(hostName, {
    userData: path.join(scratch, 'user-data'),
    downloads: path.join(scratch, 'downloads'),
    browserRecord: browser.file,
    profileFile: platform.profileFile,
    environment: {},
  })
  const { page } = console_
  const { control } = platform
  if (control === null) throw new Error('The local platform opened no control')
  const pictures: Picture[] = []
  try {
    for (const [index, step] of STEPS.entries()) {
      await step.walk({ page, platform: control, signIn: (userName) => signIn({ page, browser }, userName) })
      const file = `${String(index + 1).padStart(2, '0')}-${step.name}.png`
      await page.screenshot({ path: path.join(target, file), animations: 'disabled' })
      pictures.push({ file, title: step.title })
      console.log(`${file}  ${step.title}`)
    }
    return 0
  } catch (error) {
    const step = STEPS[pictures.length]
    console.error(explain(`The tour stopped at "${step?.name}"`, error))
    await page.screenshot({ path: path.join(target, STOPPED) }).catch(() => undefined)
    return 1
  } finally {
    await writeGallery(target, pictures)
    console.log(`${pictures.length} pictures: ${path.join(target, 'index.html')}`)
    await console_.close()
    await platform.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}
