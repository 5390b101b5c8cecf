import { lazy, type ReactNode, Suspense } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useConsole } from '#data/bridge/bridge-context.ts'
import { useBridgeState } from '#data/bridge/bridge-state.ts'
import { FullPage } from './full-page.tsx'
import { StartUp } from './start-up.tsx'

const FirstRunScreen = lazy(async () => ({ default: (await import('#features/first-run/first-run-screen.tsx')).FirstRunScreen }))

/** Lets the console through once a connection profile is ready; until then asks for one. */
export const ConnectionGate = ({ children }: { readonly children: ReactNode }) => {
  const { connection } = useConsole()
  const status = useBridgeState(connection)
  const failure = connection.failure()

  if (status?.state === 'ready') return children
  if (status !== undefined) {
    return (
      <FullPage>
        <Suspense fallback={null}>
          <FirstRunScreen status={status} />
        </Suspense>
      </FullPage>
    )
  }
  if (failure === undefined) return <StartUp label="Starting" />
  return (
    <FullPage>
      <FailureState heading="h1" what="The connection profile could not be read" failure={failure} onRetry={() => void connection.read()} />
    </FullPage>
  )
}
