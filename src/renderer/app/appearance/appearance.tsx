import {
  createDOMRenderer,
  FluentProvider,
  type FluentProviderProps,
  type MessageBarState,
  makeStyles,
  RendererProvider,
  useFocusFinders,
} from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { usePreferences } from '#data/bridge/bridge-context.ts'
import { themeNameOf, themeOf, useSystemAppearance } from './theme.ts'

// The content security policy allows only styles that carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const renderer = createDOMRenderer(document, nonce === undefined ? {} : { styleElementAttributes: { nonce } })

const useStyles = makeStyles({
  window: { display: 'flex', flexDirection: 'column', height: '100%' },
})

/** Draws everything below it in the theme of the user's choice or of the system. */
export const Appearance = ({ children }: { readonly children: ReactNode }) => {
  const name = themeNameOf(usePreferences().theme, useSystemAppearance())
  // Scroll bars and form controls that the browser draws itself follow the theme as well.
  useEffect(() => {
    document.documentElement.style.colorScheme = name === 'light' ? 'light' : 'dark'
  }, [name])
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <ThemedWindow name={name}>{children}</ThemedWindow>
    </RendererProvider>
  )
}

const ThemedWindow = ({ name, children }: { readonly name: ReturnType<typeof themeNameOf>; readonly children: ReactNode }) => (
  // The provider's own class is copied to every menu and dialog, so the window's layout is on an element of its own.
  <FluentProvider theme={themeOf(name)} customStyleHooks_unstable={ANNOUNCED_FAILURES}>
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
