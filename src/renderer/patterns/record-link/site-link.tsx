import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { CellLink } from '#components/data-table/cell-controls.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { mayAccess } from '#shared/domain/permission.ts'
import { recordAddress } from '#shared/record-link.ts'
import { type RowOrder, rowsAround, useRowOrder } from './rows-around.tsx'

const NO_ORDER: RowOrder = () => []

/** Opens the page of a site by its id; `order` is that of its list, where that is not around. undefined for a user who may not see it: a channel partner, or somebody without the site list. */
export const useOpenSite = (): ((siteId: string, order?: RowOrder) => void) | undefined => {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const orderAround = useRowOrder()
  return useMemo(() => {
    const may = user.role !== 'CP' && mayAccess(user, { group: 'site', operation: 'view_site_list' })
    if (!may) return undefined
    return (siteId, order = orderAround ?? NO_ORDER) => {
      const { pathname, search } = window.location
      const rows = rowsAround(order(), siteId, pathname + search)
      void navigate(recordAddress('site', siteId), rows === null ? {} : { state: { rows } })
    }
  }, [navigate, orderAround, user])
}

interface SiteLinkProps {
  readonly siteId: string
  readonly name: string | null | undefined
  /** The name as it is drawn; the plain name where it is left out. */
  readonly children?: ReactNode
}

/** The name of a site in the cell of a list, which leads to its page where the user may see it. */
export const SiteLink = ({ siteId, name, children = name }: SiteLinkProps) => {
  const open = useOpenSite()
  if (!name) return null
  if (open === undefined) return <span dir="auto">{children}</span>
  return (
    <CellLink label={`Open ${name}`} title={name} onClick={() => open(siteId)}>
      {children}
    </CellLink>
  )
}
