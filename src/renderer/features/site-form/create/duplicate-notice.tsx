import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { Notice } from '#components/notice.tsx'
import type { DuplicatedSite } from '../model/duplicate.ts'

const useStyles = makeStyles({ lists: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS } })

interface DuplicateNoticeProps extends Pick<DuplicatedSite, 'taken' | 'left'> {
  readonly domain: string
}

/** Says above the form what came from the other site, and what did not. */
export const DuplicateNotice = ({ domain, taken, left }: DuplicateNoticeProps) => {
  const styles = useStyles()
  return (
    <Notice intent="info" title={`Filled from ${domain}`}>
      <div className={styles.lists}>
        <Text>{taken.length === 0 ? 'It has nothing that a new site does not start with.' : `Taken over: ${taken.join(', ')}.`}</Text>
        {left.length > 0 && <Text>Not taken over, as each site has its own: {left.join(', ')}.</Text>}
      </div>
    </Notice>
  )
}
