import { holderOf, wordingProblem } from '#components/form/given-name/given-name.ts'
import type { Preferences, SavedView } from '#shared/bridge/preferences.ts'

export const VIEWS_NOT_CHANGED = 'The views were not changed.'

/** The saved views of one list, and which of them opens with it. */
export type ViewList = Preferences['views'][string]

/** Changes the views of a list, whatever they are by then. @returns why they could not be kept; null when they are */
export type ChangeViews = (edit: (views: ViewList) => ViewList) => Promise<string | null>

/** The same where no dialog is open that could show the reason: a message does. @returns whether they are kept */
export type ChangeViewsOrNotify = (...change: Parameters<ChangeViews>) => Promise<boolean>

/** Why a name cannot be given to a view; null when it can. `own` is the view that may keep its name. */
export const nameProblem = (views: ViewList, name: string, own?: string): string | null => {
  return wordingProblem(name) ?? (holderOf(views.saved, name, own) === undefined ? null : 'Another view has this name.')
}

/** With a new view at the end; its name must have no problem. */
export const addView = (views: ViewList, view: SavedView): ViewList => ({ ...views, saved: [...views.saved, { ...view, name: view.name.trim() }] })

export const changeView = (views: ViewList, id: string, change: Partial<SavedView>): ViewList => ({
  ...views,
  saved: views.saved.map((view) => (view.id === id ? { ...view, ...change } : view)),
})

/** Without a view; when it was the default, the list opens without one. */
export const deleteView = (views: ViewList, id: string): ViewList => ({
  saved: views.saved.filter((view) => view.id !== id),
  defaultId: views.defaultId === id ? null : views.defaultId,
})

/** In the sidebar at its list, or with null in it no more. */
export const pinView = (views: ViewList, id: string, place: string | null): ViewList => ({
  ...views,
  saved: views.saved.map(({ pinnedAt, ...view }) => {
    if (view.id === id) return place === null ? view : { ...view, pinnedAt: place }
    return pinnedAt === undefined ? view : { ...view, pinnedAt }
  }),
})
