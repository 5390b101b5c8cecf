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

/** The views of a tour: all, or the one that is asked for by its folder's name. Throws a `PlainFailure` when there is none of that name. */
export function viewsNamed(name: string | undefined): readonly View[] {
  const views = VIEWS.filter((view) => name === undefined || folderOf(view) === name)
  if (views.length === 0) throw new PlainFailure(`There is no view ${name}. There are: ${VIEWS.map(folderOf).join(', ')}.`)
  return views
}

/** Gives the window a view and resolves when the page has taken it on. */
export async function showIn(page: Page, { width, height, theme }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height })
  // Out of the way: no row is highlighted because the pointer happens to be over it.
  await page.mouse.move(0, 0)
  await motionEnds(page)
}
