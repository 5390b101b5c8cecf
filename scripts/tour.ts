import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { finishedPicture } from './tour/finished.ts'
import { type Picture, writeGallery } from './tour/gallery.ts'
import { takeReadmePictures } from './tour/readme-pictures.ts'
import { STEPS } from './tour/steps.ts'
import { folderOf, showIn, VIEWS } from './tour/view.ts'
import { TourStopped, walkSteps } from './tour/walk.ts'

/**
 * Walks the main screens with demo data and leaves pictures of each view and an index.html: `node scripts/tour.ts <folder>`.
 * `npm start -- --tour <folder>` runs it in a desktop session of its own. With `--readme` it takes the README's pictures only.
 */

/** What is left of a tour that failed: the window, and the error with its stack. */
const STOPPED_PICTURE = 'stopped-here.png'
const STOPPED_REASON = 'stopped-here.txt'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { readme: { type: 'boolean', default: false } } })
const [folder] = positionals
if (folder === undefined) {
  console.error('Name the folder for the pictures.')
  process.exitCode = 1
} else {
  const target = path.resolve(folder)
  try {
    await (values.readme ? takeReadmePictures(target) : takeTour(target))
  } catch (error) {
    console.error(await failure(target, error))
    process.exitCode = 1
  }
}

async function takeTour(target: string): Promise<void> {
  await removeTour(target)
  const pictures: Picture[] = []
  await walkSteps(STEPS, async (step, page) => {
    const file = `${String(pictures.length + 1).padStart(2, '0')}-${step.name}.png`
    for (const view of VIEWS) {
      await showIn(page, view)
      await finishedPicture(page, path.join(target, folderOf(view), file))
    }
    pictures.push({ file, title: step.title })
  })
  const gallery = await writeGallery(target, pictures)
  for (const view of VIEWS) console.log(`${pictures.length} pictures, ${view.width} x ${view.height}, ${view.theme}`)
  console.log(gallery)
}

/** Removes what an earlier tour left in the folder, and nothing else. */
async function removeTour(target: string): Promise<void> {
  const left = [...VIEWS.map(folderOf), 'index.html', STOPPED_PICTURE, STOPPED_REASON]
  await Promise.all(left.map((name) => rm(path.join(target, name), { recursive: true, force: true })))
}

/** Keeps what explains a failure beside the pictures. @returns the failure in one sentence */
async function failure(target: string, error: unknown): Promise<string> {
  const reason = error instanceof TourStopped ? error.cause : error
  const text = stripVTControlCharacters(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason))
  const [sentence = ''] = stripVTControlCharacters(reason instanceof Error ? reason.message : String(reason)).split('\n')
  if (!(error instanceof TourStopped)) return `The tour could not begin: ${sentence.replace(/[.:]$/, '')}.`
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, STOPPED_REASON), `${error.message}\n${text}\n`)
  if (error.picture !== undefined) await writeFile(path.join(target, STOPPED_PICTURE), error.picture)
  return `${error.message} (${sentence.replace(/[.:]$/, '')}). The window as it was then: ${path.join(target, STOPPED_PICTURE)}`
}
