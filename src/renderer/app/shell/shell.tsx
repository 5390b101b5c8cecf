import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useShortcut, useShortcutListener } from '#components/shortcuts/shortcuts.ts'
import { useIsIncomplete } from '#data/platform/incomplete-lists.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { screenAt } from '../routing/screens.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
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
  // Shows when it has the focus.
  skip: {
    position: 'absolute',
    zIndex: 1000,
    insetInlineStart: tokens.spacingHorizontalM,
    top: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
})

const CONTENT_ID = 'content'

/** The frame around every screen: header, sidebar, content. */
export const Shell = () => {
  const styles = useStyles()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const sidebar = useSidebar()
  const { opened, open, close } = useOverlay()
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

  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header title={title} headingRef={heading} sidebar={sidebar} onOpen={open} />
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
        {opened === 'palette' && <CommandPalette onClose={close} onOpen={open} />}
        {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
        {opened === 'forget-me' && <ForgetMeDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

/** Takes a keyboard user past header and menu. */
const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className={useStyles().skip}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(CONTENT_ID)?.focus()
    }}
  >
    Skip to content
  </a>
)

export type Overlay = 'palette' | 'shortcuts' | 'forget-me'

/** One thing at a time over the screen. What had the focus when the first of them opened has it again when the last closes. */
const useOverlay = () => {
  const [opened, setOpened] = useState<Overlay | null>(null)
  const before = useRef<Element | null>(null)
  const open = useCallback((name: Overlay) => {
    before.current ??= document.activeElement
    setOpened(name)
  }, [])
  const close = useCallback(() => setOpened(null), [])
  useEffect(() => {
    if (opened !== null) return
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [opened])
  return { opened, open, close }
}
