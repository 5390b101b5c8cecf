import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '#app/notifications/use-notify.ts'
import { useWriteGate } from '#app/platform/use-write-gate.ts'
import { useCurrentUser } from '#app/session/current-user.ts'
import { NO_ACCESS } from './messages.ts'
import type { Site } from './site.ts'
import type { SiteActions } from './site-actions.ts'
import { editSitePath, editSiteState, type SiteMenuState, siteMenuPath } from './site-links.ts'
import { sitePermissions } from './site-permissions.ts'
import { useSiteChanges } from './use-site-changes.ts'

/** A dialog of a site that a later version brings. */
export interface OpenedDialog {
  readonly site: Site
  readonly what: 'Payment details' | 'The history of notes'
}

/** A question asked at a control of a row. */
export interface AskedPasswordReset {
  readonly site: Site
  readonly control: HTMLElement
}

export interface SiteListActions {
  readonly actions: SiteActions
  readonly dialog: OpenedDialog | null
  readonly closeDialog: () => void
  readonly passwordQuestion: AskedPasswordReset | null
  readonly closePasswordQuestion: () => void
}

/** What the rows of the list and the peek panel can do with a site, and what they have opened. */
export const useSiteListActions = (sites: readonly Site[]): SiteListActions => {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const notify = useNotify()
  const changes = useSiteChanges()
  const { reason: writesBlocked } = useWriteGate()
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const [passwordQuestion, setPasswordQuestion] = useState<AskedPasswordReset | null>(null)
  const may = useMemo(() => sitePermissions(user), [user])

  const actions = useMemo<SiteActions>(
    () => ({
      ...changes,
      may,
      writesBlocked,
      edit: (site) => void navigate(editSitePath(site), { state: editSiteState(site, sites) }),
      openMenu: (site) => void navigate(siteMenuPath(site), { state: { site } satisfies SiteMenuState }),
      openPayment: (site) => (may.openPayment ? setDialog({ site, what: 'Payment details' }) : notify.error(NO_ACCESS)),
      openHistory: (site) => setDialog({ site, what: 'The history of notes' }),
      askPasswordReset: (site, control) => setPasswordQuestion({ site, control }),
    }),
    [changes, may, navigate, notify, sites, writesBlocked],
  )
  const closeDialog = useCallback(() => setDialog(null), [])
  const closePasswordQuestion = useCallback(() => setPasswordQuestion(null), [])
  return { actions, dialog, closeDialog, passwordQuestion, closePasswordQuestion }
}
