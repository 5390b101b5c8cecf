import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})

/** A window without the shell: start-up, sign-in, first run. Empty while its screen is loaded. */
export const FullPage = ({ children }: { readonly children: ReactNode }) => (
  <main className={useStyles().page}>
    <Suspense fallback={null}>{children}</Suspense>
  </main>
)

export const StartUp = ({ label }: { readonly label: string }) => (
  <FullPage>
    <Spinner label={label} labelPosition="below" delay={150} />
  </FullPage>
)
