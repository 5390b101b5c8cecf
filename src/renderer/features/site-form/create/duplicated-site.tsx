import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Notice } from '#components/notice.tsx'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useNamedRecord } from '#patterns/record-page/use-named-record.ts'
import { loadSite } from '../edit/load-site.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { type DuplicatedSite, duplicateOf } from '../model/duplicate.ts'

const useStyles = makeStyles({ lists: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS } })

/** A site as the site list passes it on. */
type CarriedSite = GetSitesAdminQuery['getSitesAdmin'][number]

interface DuplicatedSiteProps {
  readonly siteId: string
  /** Draws the form; `head` goes above it. */
  readonly children: (values: DuplicatedSite['values'], head: ReactNode) => ReactNode
}

/** Reads the site that a new one is filled from. */
export const SiteToDuplicate = ({ siteId, children }: DuplicatedSiteProps) => {
  const { known } = useNamedRecord<CarriedSite>('site', 'siteId')
  return (
    <RecordPage<SiteSource>
      what="site"
      id={siteId}
      read={(bridge, id, signal) => loadSite(bridge, id, known, signal)}
      notFound={{ title: 'There is no such site', explanation: `No site has the id ${siteId}. It may have been deleted.` }}
      loadFailed="The site to duplicate could not be loaded."
    >
      {(source) => {
        const { values, taken, left } = duplicateOf(source)
        return children(values, <DuplicateNotice domain={source.record.domain} taken={taken} left={left} />)
      }}
    </RecordPage>
  )
}

interface DuplicateNoticeProps extends Pick<DuplicatedSite, 'taken' | 'left'> {
  readonly domain: string
}

/** Says above the form what came from the other site, and what did not. */
const DuplicateNotice = ({ domain, taken, left }: DuplicateNoticeProps) => {
  const styles = useStyles()
  return (
    <Notice intent="info" title={`Filled from ${domain}`}>
      <div className={styles.lists}>
        <Text>{taken.length === 0 ? 'It has only what every new site starts with.' : `Taken over: ${taken.join(', ')}.`}</Text>
        {left.length > 0 && <Text>Not taken over, as each site has its own: {left.join(', ')}.</Text>}
      </div>
    </Notice>
  )
}
