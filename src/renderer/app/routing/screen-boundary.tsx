import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular, BugRegular, CopyRegular } from '@fluentui/react-icons'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { copyText } from '#components/clipboard/copy-text.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { BridgeContext, type ConsoleServices } from '#data/bridge/bridge-context.ts'

/** The longest report the bridge takes, in characters. */
const LONGEST_REPORT = 4000

interface ScreenBoundaryProps {
  readonly title: string
  /** Draws the screen; called again after "Reload screen". */
  readonly children: () => ReactNode
}

interface ScreenBoundaryState {
  readonly error: Error | null
  readonly where: string
}

/** Catches what a screen throws while rendering: the shell stays, and the screen shows the error and can be loaded again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  static override contextType = BridgeContext
  declare readonly context: ConsoleServices | null
  override state: ScreenBoundaryState = { error: null, where: '' }

  static getDerivedStateFromError(thrown: unknown): Partial<ScreenBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(thrown: unknown, information: ErrorInfo): void {
    const where = information.componentStack ?? ''
    this.setState({ where })
    void this.context?.bridge.shell.report({ level: 'error', message: `Screen "${this.props.title}": ${String(thrown)}${where}`.slice(0, LONGEST_REPORT) })
  }

  override render(): ReactNode {
    const { error, where } = this.state
    if (error === null) return <ScreenContent draw={this.props.children} />
    const details = `${this.props.title}\n${window.location.pathname}${window.location.search}\n${error.stack ?? error.message}${where}`
    return (
      <EmptyState
        role="alert"
        icon={BugRegular}
        title={`“${this.props.title}” ran into an error`}
        explanation={error.message}
        actions={
          <>
            <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={() => this.setState({ error: null, where: '' })}>
              Reload screen
            </Button>
            <Button icon={<CopyRegular />} onClick={() => void copyText(details)}>
              Copy details
            </Button>
          </>
        }
      />
    )
  }
}

const ScreenContent = ({ draw }: { readonly draw: () => ReactNode }): ReactNode => draw()
