import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({ heading: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM } })

interface SiteHeadingProps {
  readonly companyName: string
  readonly domain: string
  readonly isLoading: boolean
  /** What else can be done with the site. */
  readonly actions?: ReactNode
}

/** Which site is being edited. */
export const SiteHeading = ({ companyName, domain, isLoading, actions }: SiteHeadingProps) => {
  const styles = useStyles()
  return (
    <div className={styles.heading}>
      <Text size={500} weight="semibold" dir="auto">
        {companyName || domain}
      </Text>
      <Text>{domain}</Text>
      {isLoading && <Spinner size="tiny" label="Loading the whole site" />}
      {actions}
    </div>
  )
}
