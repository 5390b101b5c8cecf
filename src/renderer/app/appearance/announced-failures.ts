import type { FluentProviderProps, MessageBarState } from '@fluentui/react-components'

/**
 * Makes a message bar that shows a failure an alert, so that screen readers announce it. Fluent leaves that to an announcer, which would write each message into
 * the window a second time, and for every kind as an interruption. A bar with a role of its own keeps it; advice and news stand where they belong and are read there.
 */
export const ANNOUNCED_FAILURES: NonNullable<FluentProviderProps['customStyleHooks_unstable']> = {
  useMessageBarStyles_unstable: (state) => {
    const { intent, root } = state as MessageBarState
    if (intent === 'error' && root.role === 'group') root.role = 'alert'
  },
}
