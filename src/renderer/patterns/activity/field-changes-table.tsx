import { makeStyles, tokens } from '@fluentui/react-components'
import { LongText } from '#components/long-text.tsx'
import type { FieldChange } from '#shared/bridge/activity.ts'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  cell: {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})

/** Field by field what a change made of a record. */
export const FieldChangesTable = ({ fields }: { readonly fields: readonly FieldChange[] }) => {
  const styles = useStyles()
  const head = `${styles.cell} ${styles.head}`
  return (
    <table className={styles.table} aria-label="Changed fields">
      <thead>
        <tr>
          <th scope="col" className={head}>
            Field
          </th>
          <th scope="col" className={head}>
            From
          </th>
          <th scope="col" className={head}>
            To
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, from, to }) => (
          <tr key={`${field} ${from} ${to}`}>
            <th scope="row" className={head} dir="auto">
              {field}
            </th>
            <td className={styles.cell} dir="auto">
              {from === '' ? '–' : <LongText text={from} />}
            </td>
            <td className={styles.cell} dir="auto">
              {to === '' ? '–' : <LongText text={to} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
