import { Spinner } from '@fluentui/react-components'
import { FullPage } from './full-page.tsx'

/** The spinner from start-up until there is something to show. */
export const StartUp = ({ label }: { readonly label: string }) => (
  <FullPage>
    <Spinner label={label} labelPosition="below" delay={150} />
  </FullPage>
)
