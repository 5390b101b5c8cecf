import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { rowsAt } from '#patterns/list-page/rows-at.ts'
import type { Site } from '../site.ts'
import { SITE_LIST } from '../site-list.tsx'

/** What the site list hands to the page of a site: the search part of its own address. */
export interface FromList {
  readonly list: string
}

const listOf = (state: unknown): string | null => {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null
  return typeof list === 'string' ? list : null
}

export interface Neighbours {
  readonly previous: Site | undefined
  readonly next: Site | undefined
  /** From 1; 0 where the list does not show this site any more. */
  readonly place: number
  readonly count: number
}

/** The sites before and after one in the list that led to its page; null where none did. `back`: the address of that list. */
export const useNeighbours = (siteId: string, sites: readonly Site[]): { readonly neighbours: Neighbours | null; readonly back: string } => {
  const { state } = useLocation() as { readonly state: unknown }
  const list = listOf(state)
  const shown = useMemo(() => (list === null ? null : rowsAt(SITE_LIST, sites, new URLSearchParams(list))), [list, sites])
  const neighbours = useMemo<Neighbours | null>(() => {
    if (shown === null) return null
    const at = shown.findIndex((site) => site.siteId === siteId)
    if (at === -1) return { previous: undefined, next: undefined, place: 0, count: shown.length }
    return { previous: shown[at - 1], next: shown[at + 1], place: at + 1, count: shown.length }
  }, [shown, siteId])
  return { neighbours, back: `/${list ?? ''}` }
}
