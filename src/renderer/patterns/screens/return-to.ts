import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { COMES_BACK } from '#components/list-state/list-place.ts'

/** What a screen hands to an editor that it opens, for the way back: its address with filters, sort order and page, and what it was opened with itself. */
export interface ReturnTo {
  readonly returnTo: { readonly address: string; readonly state: unknown }
}

/** Where the user is. Asked when something is opened, so that nothing is drawn again while the user filters. `state`: what the screen was opened with. */
export const hereToReturn = (state: unknown = null): ReturnTo => ({ returnTo: { address: window.location.pathname + window.location.search, state } })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const placeOf = (state: unknown): ReturnTo['returnTo'] | null => {
  const place = isObject(state) ? state['returnTo'] : null
  return isObject(place) && typeof place['address'] === 'string' && /^\/(?!\/)/.test(place['address'])
    ? { address: place['address'], state: place['state'] }
    : null
}

/** Leads back to where the editor was opened, else to `fallback`: after a save, and by Cancel. */
export const useReturn = (fallback: string): (() => void) => {
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: unknown }
  const place = placeOf(state)
  const address = place?.address ?? fallback
  const before = place?.state
  return useCallback(() => void navigate(address, { state: { ...(isObject(before) ? before : {}), ...COMES_BACK } }), [address, before, navigate])
}
