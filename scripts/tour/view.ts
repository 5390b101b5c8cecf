import type { Page } from 'playwright'
import { motionEnds } from '#tests/e2e/motion.ts'
import { PlainFailure } from '../failure.ts'

/** How a picture is taken: the window's size, and the theme the system asks for. */
export interface View {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

/** The first is the one the tour walks in; each differs from the one before in one thing, so that changing takes little. */
export const VIEWS: readonly [View, ...View[]] = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 1920, height: 1080, theme: 'dark' },
  { width: 1920, height: 1080, theme: 'light' },
]

/** The folder of a view's pictures. */
export const folderOf = ({ width, height, theme }: View): string => `${width}x${height}-${theme}`

/** The views of a tour: those above, or the one that is asked for, in any size that a screen has. Throws a `PlainFailure` when the name is of no view. */
export function viewsNamed(name: string | undefined): readonly View[] {
  if (name === undefined) return VIEWS
  const { width, height, theme } = /^(?<width>\d{3,4})x(?<height>\d{3,4})-(?<theme>light|dark)$/u.exec(name)?.groups ?? {}
  if (theme !== 'light' && theme !== 'dark') throw new PlainFailure(`There is no view ${name}. Name one like 1280x800-dark.`)
  return [{ width: Number(width), height: Number(height), theme }]
}

/** Moves the pointer out of the window: nothing is highlighted by it, opens below it or stays open because of it. */
export const parkPointer = (page: Page): Promise<void> => page.mouse.move(-1, -1)

/** Gives the window a view and resolves when the page has taken it on. */
export async function showIn(page: Page, { width, height, theme }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height })
  await parkPointer(page)
  await motionEnds(page)
}
