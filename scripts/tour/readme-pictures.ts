import path from 'node:path'
import type { HostName } from '#tests/hosts/launch.ts'
import { PlainFailure } from '../failure.ts'
import { finishedPicture } from './finished.ts'
import { STEPS } from './steps.ts'
import { showIn, type View } from './view.ts'
import { walkSteps } from './walk.ts'

const SIZE = { width: 1440, height: 900 }

/** The README's pictures: a step of the tour, its file and its view. */
const CHOSEN: readonly { readonly step: string; readonly file: string; readonly view: View }[] = [
  { step: 'site-list', file: 'site-list.png', view: { ...SIZE, theme: 'light' } },
  { step: 'site-list', file: 'site-list-dark.png', view: { ...SIZE, theme: 'dark' } },
  { step: 'subscription', file: 'payment-details.png', view: { ...SIZE, theme: 'dark' } },
  { step: 'edit-site', file: 'edit-site.png', view: { ...SIZE, theme: 'light' } },
  { step: 'outstanding-dashboard', file: 'outstanding-dashboard.png', view: { ...SIZE, theme: 'dark' } },
]

/**
 * Walks the tour as far as the README shows it, and takes the README's pictures.
 *
 * @param files the pictures to take, by their files; none of them: all. Throws a `PlainFailure` when the README has none of that name.
 */
export async function takeReadmePictures(folder: string, host: HostName, files: readonly string[]): Promise<void> {
  const unknown = files.filter((name) => CHOSEN.every(({ file }) => file !== name))
  if (unknown.length > 0) throw new PlainFailure(`README has no ${unknown.join(', ')}. It has: ${CHOSEN.map(({ file }) => file).join(', ')}.`)
  const chosen = CHOSEN.filter(({ file }) => files.length === 0 || files.includes(file))
  const last = STEPS.findLastIndex(({ name }) => chosen.some(({ step }) => step === name))
  await walkSteps(STEPS.slice(0, last + 1), host, async ({ name }, page) => {
    for (const { file, view } of chosen.filter(({ step }) => step === name)) {
      await showIn(page, view)
      await finishedPicture(page, path.join(folder, file))
    }
  })
  console.log(`${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'} in ${folder}`)
}
