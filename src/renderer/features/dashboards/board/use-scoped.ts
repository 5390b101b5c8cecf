import { useMemo } from 'react'
import { isWithinScope, type Scope } from '../rules/scope.ts'
import type { SiteRows } from './use-site-rows.ts'

/** The rows within a scope, of a call that cannot be restricted. */
export const useScoped = (rows: SiteRows, scope: Scope): SiteRows => {
  const { sites } = rows
  const within = useMemo(() => sites?.filter((site) => isWithinScope(site, scope)), [sites, scope])
  return { ...rows, sites: within }
}
