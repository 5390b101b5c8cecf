import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

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

/** A window without the shell: start-up, sign-in, first run. */
export const FullPage = ({ children }: { readonly children: ReactNode }) => <main className={useStyles().page}>{children}</main>
