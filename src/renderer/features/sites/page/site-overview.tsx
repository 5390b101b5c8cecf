import { Link, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Facts } from '#components/peek-panel/facts.tsx'
import type { ListedSite } from '#data/sites/listed-site.ts'
import { ChangedHere } from '#patterns/activity/changed-here.tsx'
import { LIST_HEAD } from '#patterns/list-page/list-layout.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import type { Site } from '../site.ts'
import { UserNameCell, VersionCell } from '../site-cells.tsx'
import { factsOf } from '../site-peek.tsx'
import type { Concern } from './attention.ts'

const useStyles = makeStyles({
  concern: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '& svg': { flexShrink: 0, fontSize: tokens.fontSizeBase500 },
  },
  urgent: { '& svg': { color: tokens.colorStatusDangerForeground3 } },
  soon: { '& svg': { color: tokens.colorStatusWarningForeground3 } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 3fr)',
    gap: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    minHeight: 0,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    [LIST_HEAD]: { marginBottom: `calc(-1 * ${tokens.spacingVerticalS})` },
    minWidth: 0,
    minHeight: '360px',
  },
})

/** What somebody should do something about; nothing where all is well. */
const Concerns = ({ concerns }: { readonly concerns: readonly Concern[] }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  if (concerns.length === 0) return null
  return (
    <section aria-labelledby="needs-attention" className={layout.stackS}>
      <Subtitle2 as="h3" id="needs-attention" className={layout.noMargin}>
        Needs attention
      </Subtitle2>
      <ul className={layout.list}>
        {concerns.map(({ id, isUrgent, text, to }) => (
          <li key={`${id} ${text}`} className={`${styles.concern} ${isUrgent ? styles.urgent : styles.soon}`}>
            {isUrgent ? <ErrorCircleRegular aria-hidden /> : <WarningRegular aria-hidden />}
            {to === undefined ? text : <ConcernLink to={to} text={text} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ConcernLink = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Link href={useHref(to)} onClick={useLinkClickHandler(to)}>
    {text}
  </Link>
)

/** Facts that are in the head of the page already, that a control here shows, or that only the platform has a use for. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'Status',
  'Domain',
  'Customer',
  'Email',
  'Mobile',
  'Plan',
  'License end',
  'Support account manager',
  'Sales person',
  'User name',
  'App version',
  'Record type',
])

interface SiteOverviewProps {
  readonly site: Site
  /** The same, as the panels know it. */
  readonly listed: ListedSite
  readonly concerns: readonly Concern[]
}

/** What the list knows of a site, with what can be changed about it at once, and what has happened to it. */
export const SiteOverview = ({ site, listed, concerns }: SiteOverviewProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { SiteTimeline } = usePanels()
  const facts = [
    { term: 'User name', value: <UserNameCell site={site} /> },
    { term: 'App version', value: <VersionCell site={site} /> },
    ...factsOf(site).filter(({ term }) => !ELSEWHERE.has(term)),
  ]
  return (
    <>
      <Concerns concerns={concerns} />
      <div className={styles.columns}>
        <section aria-label="Facts" className={styles.facts}>
          <Facts facts={facts} />
          <ChangedHere record={{ sort: 'site', id: site.siteId, name: site.domain }} />
        </section>
        <section aria-labelledby="timeline-of-site" className={styles.column}>
          <Subtitle2 as="h3" id="timeline-of-site" className={layout.noMargin}>
            Timeline
          </Subtitle2>
          <SiteTimeline site={listed} />
        </section>
      </div>
    </>
  )
}
