import { makeStyles, tokens } from '@fluentui/react-components'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '#components/lazy-part.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut, useShortcutListener } from '#components/shortcuts/shortcuts.ts'
import { useKeptTyped } from '#components/shortcuts/use-kept-typed.ts'
import { useBridge, useNameAmongSeveral, useSeeing } from '#data/bridge/bridge-context.ts'
import { useIsIncomplete } from '#data/platform/incomplete-lists.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { useFindBar } from '../find/use-find-bar.tsx'
import { useNewWindows } from '../links/new-windows.ts'
import { useOpenedLinks } from '../links/opened-links.ts'
import { useRemovedToast } from '../notifications/use-removed-toast.ts'
import { loadAheadInIdleTime, screenAt } from '../routing/screens.ts'
import { Header } from './header.tsx'
import { ReportProblemDialog, WhatsNewDialog } from './help-dialogs.ts'
import { useOwnHistory } from './own-history.ts'
import { JumpKeys, usePrintKey, useZoom } from './shell-keys.tsx'
import { Sidebar, useSidebar } from './sidebar.tsx'

const importPalette = () => import('../palette/command-palette.tsx')
const CommandPalette = lazyPart(async () => (await importPalette()).CommandPalette)
const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)
const ForgetMeDialog = lazyPart(async () => (await import('../session/forget-me-dialog.tsx')).ForgetMeDialog)
const ConnectionsDialog = lazyPart(async () => (await import('../connections/connections-dialog.tsx')).ConnectionsDialog)
const UpdatesDialog = lazyPart(async () => (await import('../updates/updates-dialog.tsx')).UpdatesDialog)
const SeeingBar = lazyPart(async () => (await import('../session/seeing-bar.tsx')).SeeingBar)
const MissingNotice = lazyPart(async () => (await import('./missing-notice.tsx')).MissingNotice)

const useStyles = makeStyles({
  shell: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, position: 'relative', '@media print': { display: 'block' } },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, position: 'relative', '@media print': { display: 'block' } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outlineStyle: 'none' },
    '@media print': { display: 'block', overflow: 'visible' },
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
  const history = useOwnHistory()
  const { opened, open, close } = useOverlay()
  const title = screenAt(pathname, user.role)?.title ?? 'Not found'
  const heading = useWindowTitle(title, pathname, useNameAmongSeveral())
  const isIncomplete = useIsIncomplete()
  const seeing = useSeeing()

  useHelpMenu(open, close)
  useOpenedLinks()
  useRemovedToast()
  useNewWindows()
  useZoom()
  usePrintKey()
  const findBar = useFindBar()
  useShortcutListener()
  const typed = useKeptTyped()
  const openPalette = (): void => {
    if (opened !== 'palette') typed.begin()
    open('palette')
  }
  useEffect(() => {
    if (opened !== 'palette') typed.take()
  }, [opened, typed])
  useShortcut({ keys: ACTION_KEYS.palette, description: 'Search or jump to a screen or a site', group: 'Everywhere', run: openPalette })
  useShortcut({ keys: ACTION_KEYS.shortcuts, description: 'Show the keyboard shortcuts', group: 'Everywhere', run: () => open('shortcuts') })
  useShortcut({
    keys: ACTION_KEYS['shortcuts-always'],
    description: 'Show the keyboard shortcuts, also while typing',
    group: 'Everywhere',
    run: () => open('shortcuts'),
  })
  useShortcut({ keys: ACTION_KEYS.sidebar, description: 'Collapse or expand the menu', group: 'Everywhere', run: sidebar.toggle })

  // The palette's chunk comes when there is time, so that no key typed after Ctrl+K is lost to loading it.
  useEffect(() => {
    const request = window.requestIdleCallback(() => void importPalette())
    return () => window.cancelIdleCallback(request)
  }, [])
  useEffect(() => loadAheadInIdleTime(user), [user])

  return (
    <div className={styles.shell}>
      <SkipLink />
      <JumpKeys />
      {seeing !== null && <SeeingBar seeing={seeing} />}
      <Header title={title} headingRef={heading} sidebar={sidebar} history={history} onOpen={open} />
      <div className={styles.body}>
        <Sidebar sidebar={sidebar} path={pathname} />
        <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {isIncomplete && <MissingNotice />}
          <Outlet />
        </main>
      </div>
      {findBar}
      {opened === 'palette' && <CommandPalette takeTyped={typed.take} onClose={close} onOpen={open} />}
      {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
      {opened === 'forget-me' && <ForgetMeDialog onClose={close} />}
      {opened === 'updates' && <UpdatesDialog onClose={close} onNews={() => open('whats-new')} />}
      {opened === 'connections' && <ConnectionsDialog onClose={close} />}
      {opened === 'whats-new' && <WhatsNewDialog onClose={close} />}
      {opened === 'report-problem' && <ReportProblemDialog onClose={close} />}
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

/** Shows what the application's Help menu asks for. */
const useHelpMenu = (open: (overlay: Overlay) => void, close: () => void): void => {
  const bridge = useBridge()
  const navigate = useNavigate()
  useEffect(
    () =>
      bridge.on('shell.help', ({ topic }) => {
        if (topic !== 'diagnostics') return open(topic)
        close()
        void navigate('/diagnostics')
      }),
    [bridge, close, navigate, open],
  )
}

export type Overlay = 'palette' | 'shortcuts' | 'connections' | 'forget-me' | 'whats-new' | 'report-problem' | 'updates'

/** What has the focus; for an entry of a menu, which is about to go, the button of the menu. */
const focusOrigin = (): Element | null => {
  const menu = document.activeElement?.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? document.activeElement
}

/** One thing at a time over the screen. What had the focus when the first of them opened has it again when the last closes. */
const useOverlay = () => {
  const [opened, setOpened] = useState<Overlay | null>(null)
  const before = useRef<Element | null>(null)
  const open = useCallback((name: Overlay) => {
    before.current ??= focusOrigin()
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

/**
 * Gives the window the screen's title, and moves the focus to the heading when another screen opens, so that a screen reader reads it. A screen that opens
 * with a dialog (back to `/?payments=...`) leaves the focus to that: without it the dialog would have neither keys nor readers. Returns the heading's ref.
 * @param connection its name, where the title has to say which of several it is
 */
export const useWindowTitle = (title: string, path: string, connection: string | null): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPath = useRef(path)
  useEffect(() => {
    document.title = [title, ...(connection === null ? [] : [connection]), PRODUCT_NAME].join(' - ')
  }, [title, connection])
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    // A list to which the user comes back has given the focus to the row that had it.
    const isTaken = document.querySelector('[aria-modal="true"]') !== null || Boolean(document.activeElement?.closest('[role$="grid"]'))
    if (!isTaken) heading.current?.focus()
  }, [path])
  return heading
}
