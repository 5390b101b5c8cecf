import { useCallback, useEffect, useRef } from 'react'
import { useAddress } from '#components/list-state/use-address.ts'
import { usePreferences, useWritePreferences } from '#data/preferences/use-preferences.ts'
import { defaultViewOf, NO_VIEWS, type ViewList } from '#patterns/list-page/saved-views/view-list.ts'

/** Under which id the views of the site list are kept. */
const LIST_ID = 'sites'

export interface SiteViews {
  readonly views: ViewList
  readonly change: (views: ViewList) => void
}

/** The saved views of the site list. Opened without anything in the address, the list shows the default view. */
export const useSiteViews = (): SiteViews => {
  const preferences = usePreferences()
  const writePreferences = useWritePreferences()
  const views = preferences.views[LIST_ID] ?? NO_VIEWS
  const [address, changeAddress] = useAddress()

  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    const view = defaultViewOf(views)
    // Replaced, so that Back leads out of the list and not to it once more.
    if (view !== undefined && address.size === 0) changeAddress(() => new URLSearchParams(view.search), 'replace')
  }, [address, changeAddress, views])

  const change = useCallback(
    (next: ViewList) => void writePreferences({ views: { ...preferences.views, [LIST_ID]: next } }),
    [preferences.views, writePreferences],
  )
  return { views, change }
}
