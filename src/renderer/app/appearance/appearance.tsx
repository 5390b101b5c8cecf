import {
  createDOMRenderer,
  FluentProvider,
  type FluentProviderProps,
  type MessageBarState,
  makeStyles,
  RendererProvider,
  useFocusFinders,
} from '@fluentui/react-components'
import { type ReactNode, useEffect, useState } from 'react'
import { useMedia } from '#components/compact-window.ts'
import { COMPACT_ROW_HEIGHT, ROW_HEIGHT, RowHeightContext } from '#components/data-table/grid/metrics.ts'
import { useIsPrinting } from '#components/printing/use-is-printing.ts'
import { SingleKeys } from '#components/shortcuts/shortcuts.ts'
import { useBridge, usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { DARK, HIGH_CONTRAST, loadedThemes, loadThemes, type SystemAppearance, type ThemeName, themeNameOf } from './themes.ts'

// The content security policy allows only styles that carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const renderer = createDOMRenderer(document, nonce === undefined ? {} : { styleElementAttributes: { nonce } })

const useStyles = makeStyles({
  window: { display: 'flex', flexDirection: 'column', height: '100%', '@media print': { display: 'block', height: 'auto' } },
})

/** Draws everything below it in the theme of the user's choice or of the system, and tables with rows of the chosen height; single keys work as chosen. */
export const Appearance = ({ children }: { readonly children: ReactNode }) => {
  const bridge = useBridge()
  const { theme, compactRows, singleKeys } = usePreferences()
  const writePreferences = useWritePreferences()
  useEffect(() => bridge.on('shell.compactRows', () => void writePreferences({ compactRows: !compactRows })), [bridge, compactRows, writePreferences])
  const chosen = useLoaded(themeNameOf(theme, useSystemAppearance()))
  // Paper is white.
  const name = useIsPrinting() ? 'light' : chosen
  // Scroll bars and form controls that the browser draws itself follow the theme as well.
  useEffect(() => {
    document.documentElement.style.colorScheme = name === 'light' ? 'light' : 'dark'
  }, [name])
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <RowHeightContext value={compactRows ? COMPACT_ROW_HEIGHT : ROW_HEIGHT}>
        <SingleKeys value={singleKeys}>
          <ThemedWindow name={name}>{children}</ThemedWindow>
        </SingleKeys>
      </RowHeightContext>
    </RendererProvider>
  )
}

const ThemedWindow = ({ name, children }: { readonly name: ThemeName; readonly children: ReactNode }) => (
  // The provider's own class is copied to every menu and dialog, so the window's layout is on an element of its own.
  <FluentProvider theme={loadedThemes()[name] ?? loadedThemes().light} customStyleHooks_unstable={ANNOUNCED_FAILURES}>
    <FocusManager />
    <div className={useStyles().window}>{children}</div>
  </FluentProvider>
)

/**
 * Keeps Fluent's focus manager for the window's life; draws nothing. It ends with the last component that uses it, and where that is an open dialog
 * together with the screen below it (another user signed in), the window stays hidden from screen readers, as it was behind the dialog.
 */
const FocusManager = () => {
  useFocusFinders()
  return null
}

/**
 * Makes a message bar that shows a failure an alert, so that screen readers announce it. Fluent leaves that to an announcer, which would write each message into
 * the window a second time, and for every kind as an interruption. A bar with a role of its own keeps it; advice and news stand where they belong and are read there.
 */
const ANNOUNCED_FAILURES: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useMessageBarStyles_unstable: (state) => {
    const { intent, root } = state as MessageBarState
    if (intent === 'error' && root.role === 'group') root.role = 'alert'
  },
}

/** Follows the system's appearance while the window is open. */
const useSystemAppearance = (): SystemAppearance => ({ dark: useMedia(DARK), highContrast: useMedia(HIGH_CONTRAST) })

/** The theme to draw, once it is loaded: a start waits for its own, and the others come in idle time. */
const useLoaded = (name: ThemeName): ThemeName => {
  const [themes, setThemes] = useState(loadedThemes)
  const isMissing = themes[name] === undefined
  useEffect(() => {
    // A file that cannot be read now is asked for at the next change.
    const load = (): void => void loadThemes().then(setThemes, () => undefined)
    if (isMissing) return load()
    const request = requestIdleCallback(load)
    return () => cancelIdleCallback(request)
  }, [isMissing])
  return isMissing ? 'light' : name
}
