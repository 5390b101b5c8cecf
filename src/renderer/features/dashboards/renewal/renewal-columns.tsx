import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { amountColumn, type BoardSite, BUSINESS_COLUMN, dateColumn, placeColumn, type SiteColumn, textColumn } from '../board/site-columns.tsx'
import { firstPlanAmount } from '../rules/amounts.ts'
import { masterStatusLabel } from '../rules/renewal-plans.ts'

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  tag: { flexShrink: 0 },
})

/** The name, and beside it whether the subscription is switched on. */
const NameAndStatus = ({ site }: { readonly site: BoardSite }) => {
  const styles = useStyles()
  const label = masterStatusLabel(site.masterStatus)
  return (
    <span className={styles.cell}>
      <span className={styles.name} title={site.companyName ?? ''} dir="auto">
        {site.companyName}
      </span>
      <Badge className={styles.tag} appearance="tint" color={label === 'Active' ? 'success' : 'danger'}>
        {label}
      </Badge>
    </span>
  )
}

/** In order, before the days and the notes. */
export const RENEWAL_COLUMNS: readonly SiteColumn[] = [
  placeColumn('Seq No'),
  { ...BUSINESS_COLUMN, width: 256, render: (site) => <NameAndStatus site={site} /> },
  textColumn('salesPerson', 'Sales Person', 140),
  textColumn('contactNumber', 'Contact Number', 136),
  textColumn('planName', 'Plan Name', 120),
  amountColumn('subAmount', 'Sub Amt', firstPlanAmount),
  dateColumn('createdAt', 'Created Date'),
  dateColumn('endDate', 'End Date'),
]
