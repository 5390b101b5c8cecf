import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useShortcut, useShortcutListener } from '#components/shortcuts/shortcuts.ts'
import { useIsIncomplete } from '#data/platform/incomplete-lists.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { screenAt } from '../routing/screens.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useOverlay } from './use-overlay.ts'
import { useSidebar } from './use-sidebar.ts'
import { useWindowTitle } from './use-window-title.ts'

const importPalette = () => import('../palette/command-palette.tsx')
const CommandPalette = lazy(async () => ({ default: (await importPalette()).CommandPalette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('#components/shortcuts/shortcut-sheet.tsx')).ShortcutSheet }))
const ForgetMeDialog = lazy(async () => ({ default: (await import('../session/forget-me-dialog.tsx')).ForgetMeDialog }))

const MissingNotice = lazy(async () => ({ default: (await import('./missing-notice.tsx')).MissingNotice }))

const useStyles = makeStyles({
  shell: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, position: 'relative' },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, position: 'relative' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outlineStyle: 'none' },
  },
})

const CONTENT_ID = 'content'

/** The frame around every screen: header, sidebar, content. */
export const Shell = () => {
  const styles = useStyles()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const sidebar = useSidebar()
  const { opened, open, close } = useOverlay<'palette' | 'shortcuts' | 'forget-me'>()
  const title = screenAt(pathname, user.role)?.title ?? 'Not found'
  const heading = useWindowTitle(title, pathname)
  const isIncomplete = useIsIncomplete()

  useShortcutListener()
  useShortcut({ keys: 'mod+k', description: 'Search or jump to a screen or a site', group: 'Everywhere', run: () => open('palette') })
  useShortcut({ keys: '?', description: 'Show the keyboard shortcuts', group: 'Everywhere', run: () => open('shortcuts') })
  useShortcut({ keys: 'mod+b', description: 'Collapse or expand the menu', group: 'Everywhere', run: sidebar.toggle })

  // The palette's chunk comes when there is time, so that no key typed after Ctrl+K is lost to loading it.
  useEffect(() => {
    const request = window.requestIdleCallback(() => void importPalette())
    return () => window.cancelIdleCallback(request)
  }, [])

  // Header and menu are not drawn again when only the search part of the address changes, as it does at every keystroke in a list's filter.
  const openPalette = useCallback(() => open('palette'), [open])
  const openShortcuts = useCallback(() => open('shortcuts'), [open])
  const openForgetMe = useCallback(() => open('forget-me'), [open])
  return (
    <div className={styles.shell}>
      <SkipLink target={CONTENT_ID} />
      <Header title={title} headingRef={heading} sidebar={sidebar} onOpenPalette={openPalette} onOpenShortcuts={openShortcuts} onForgetMe={openForgetMe} />
      <div className={styles.body}>
        <Sidebar sidebar={sidebar} path={pathname} />
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {isIncomplete && (
            <Suspense fallback={null}>
              <MissingNotice />
            </Suspense>
          )}
          <Outlet />
        </main>
      </div>
      <Suspense fallback={null}>
        {opened === 'palette' && <CommandPalette onClose={close} onOpenShortcuts={openShortcuts} />}
        {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
        {opened === 'forget-me' && <ForgetMeDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
