import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { rowsAt } from '#patterns/list-page/rows-at.ts'
import type { RowsAround } from '#patterns/record-link/rows-around.tsx'
import type { Site } from '../site.ts'
import { SITE_LIST } from '../site-list.tsx'

/** What the site list hands to the page of a site: the search part of its own address. */
export interface FromList {
  readonly list: string
}

type CameFrom = Partial<FromList & { readonly rows: RowsAround }>

export interface Neighbours {
  readonly previous: Site | undefined
  readonly next: Site | undefined
  /** From 1; 0 where the list does not show this site any more. */
  readonly place: number
  readonly count: number
}

/** The sites before and after one in the list that led to its page; null where none did. `back`: the address of that list. */
export const useNeighbours = (siteId: string, sites: readonly Site[]): { readonly neighbours: Neighbours | null; readonly back: string } => {
  const { list, rows } = (useLocation() as { readonly state: CameFrom | null }).state ?? {}
  const listed = useMemo(() => (list === undefined ? undefined : rowsAt(SITE_LIST, sites, new URLSearchParams(list))), [list, sites])
  const around = useMemo(() => {
    if (rows === undefined) return listed
    const byId = new Map(sites.map((site) => [site.siteId, site]))
    return rows.ids.map((id) => byId.get(id))
  }, [listed, rows, sites])
  const neighbours = useMemo<Neighbours | null>(() => {
    if (around === undefined) return null
    const at = around.findIndex((site) => site?.siteId === siteId)
    const [before, count] = [rows?.before ?? 0, rows?.count ?? around.length]
    if (at === -1) return { previous: undefined, next: undefined, place: 0, count }
    return { previous: around[at - 1], next: around[at + 1], place: before + at + 1, count }
  }, [around, rows, siteId])
  return { neighbours, back: rows?.back ?? `/${list ?? ''}` }
}
