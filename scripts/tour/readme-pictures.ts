import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import type { HostName } from '#tests/hosts/launch.ts'
import { PlainFailure } from '../failure.ts'
import { finishedPicture } from './finished.ts'
import { screenTexts } from './screen-texts.ts'
import { STEPS } from './steps.ts'
import { showIn, type View } from './view.ts'
import { walkSteps } from './walk.ts'

interface ReadmePicture {
  readonly step: string
  /** Its file in `docs/pictures`, without the ending: `.png` is the picture, `.txt` the texts of its screen. */
  readonly name: string
  readonly view: View
}

const SIZE = { width: 1440, height: 900 }

const PICTURES: readonly ReadmePicture[] = [
  { step: 'site-list', name: 'site-list', view: { ...SIZE, theme: 'light' } },
  { step: 'site-list', name: 'site-list-dark', view: { ...SIZE, theme: 'dark' } },
  { step: 'subscription', name: 'payment-details', view: { ...SIZE, theme: 'dark' } },
  { step: 'edit-site', name: 'edit-site', view: { ...SIZE, theme: 'light' } },
  { step: 'outstanding-dashboard', name: 'outstanding-dashboard', view: { ...SIZE, theme: 'dark' } },
]

/**
 * Walks the tour as far as README shows it, and takes its pictures with the texts of their screens.
 *
 * @param files the pictures to take, by their files; none: all. Throws a `PlainFailure` when README has none of that name.
 */
export async function takeReadmePictures(folder: string, host: HostName, files: readonly string[]): Promise<void> {
  const fileOf = ({ name }: ReadmePicture): string => `${name}.png`
  const unknown = files.filter((file) => !PICTURES.map(fileOf).includes(file))
  if (unknown.length > 0) throw new PlainFailure(`README has no ${unknown.join(', ')}. It has: ${PICTURES.map(fileOf).join(', ')}.`)
  const chosen = PICTURES.filter((picture) => files.length === 0 || files.includes(fileOf(picture)))
  await walkToPictures(host, chosen, async ({ name }, page) => {
    await finishedPicture(page, path.join(folder, `${name}.png`))
    await writeFile(path.join(folder, `${name}.txt`), await screenTexts(page))
  })
  console.log(`${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'} in ${folder}`)
}

/** Reads the texts of the screens that README shows, by the names of the pictures. */
export async function readmeScreenTexts(host: HostName): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {}
  await walkToPictures(host, PICTURES, async ({ name }, page) => {
    await finishedPicture(page)
    texts[name] = await screenTexts(page)
  })
  return texts
}

async function walkToPictures(
  host: HostName,
  pictures: readonly ReadmePicture[],
  arrived: (picture: ReadmePicture, page: Page) => Promise<void>,
): Promise<void> {
  const last = STEPS.findLastIndex(({ name }) => pictures.some(({ step }) => step === name))
  await walkSteps(STEPS.slice(0, last + 1), host, async ({ name }, page) => {
    for (const picture of pictures.filter(({ step }) => step === name)) {
      await showIn(page, picture.view)
      await arrived(picture, page)
    }
  })
}
