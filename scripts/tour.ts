import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inspect, parseArgs, stripVTControlCharacters } from 'node:util'
import { explain, PlainFailure } from './failure.ts'
import { finishedPicture } from './tour/finished.ts'
import { type Picture, writeGallery } from './tour/gallery.ts'
import { takeReadmePictures } from './tour/readme-pictures.ts'
import { STEPS } from './tour/steps.ts'
import { stoppedSentence, TourStopped } from './tour/stopped.ts'
import { folderOf, showIn, VIEWS, type View, viewsNamed } from './tour/view.ts'
import { walkSteps } from './tour/walk.ts'

/**
 * Walks the main screens with demo data and leaves pictures of each view and an index.html: `node scripts/tour.ts <folder> <host>`.
 * `npm start -- --tour <folder>` runs it in a desktop session of its own. With `--view <name>` it takes one view only; with `--readme` the README's
 * pictures, all or those whose files are named.
 */

/** What is left of a tour that failed: the window, and the error with its stack. */
const STOPPED_PICTURE = 'stopped-here.png'
const STOPPED_REASON = 'stopped-here.txt'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { readme: { type: 'boolean', default: false }, view: { type: 'string' } } })
const [folder, hostName, ...files] = positionals
if (folder === undefined) throw new PlainFailure('Name the folder for the pictures.')
const target = path.resolve(folder)
const host = hostName === 'chromium-host' ? hostName : 'electron'
try {
  await remove(STOPPED_PICTURE, STOPPED_REASON)
  await (values.readme ? takeReadmePictures(target, host, files) : takeTour(viewsNamed(values.view)))
} catch (error) {
  console.error(await failure(error))
  process.exitCode = 1
}

async function takeTour(views: readonly View[]): Promise<void> {
  await remove(...VIEWS.map(folderOf), 'index.html')
  const pictures: Picture[] = []
  await walkSteps(STEPS, host, async (step, page) => {
    const file = `${String(pictures.length + 1).padStart(2, '0')}-${step.name}.png`
    for (const view of views) {
      await showIn(page, view)
      await finishedPicture(page, path.join(target, folderOf(view), file))
    }
    pictures.push({ file, title: step.title })
  })
  await writeGallery(target, pictures, views)
  for (const view of views) console.log(`${pictures.length} pictures, ${view.width} x ${view.height}, ${view.theme}`)
}

/** Removes what an earlier tour left in the folder, by name. */
async function remove(...names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(target, name), { recursive: true, force: true })))
}

/** Keeps what explains a failure beside the pictures. @returns the failure in one sentence */
async function failure(error: unknown): Promise<string> {
  if (!(error instanceof TourStopped)) return explain('The tour could not begin', error)
  const { cause, message, picture } = error
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, STOPPED_REASON), `${message}\n${stripVTControlCharacters(inspect(cause))}\n`)
  if (picture !== undefined) await writeFile(path.join(target, STOPPED_PICTURE), picture)
  return stoppedSentence(error, { picture: path.join(target, STOPPED_PICTURE), details: path.join(target, STOPPED_REASON) })
}
