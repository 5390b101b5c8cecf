import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import type { ImportColumn } from './import-kind.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: '100%',
    maxWidth: '900px',
    alignSelf: 'center',
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXL}`,
    boxSizing: 'border-box',
    textAlign: 'start',
  },
  title: { margin: 0 },
})

/** Allowed values of a column, for somebody who fills in a file by hand. */
const takenBy = ({ options, hint, example }: ImportColumn): string =>
  [options?.map(({ label }) => label).join(', '), hint, options === undefined && example !== '' ? `Such as ${example}` : undefined]
    .filter((text) => text !== undefined && text !== '')
    .join(' · ')

const COLUMNS: readonly PlainColumn<ImportColumn>[] = [
  { title: 'Column', width: '28%', cell: ({ label }) => label },
  { title: 'Needed', width: '10ch', cell: ({ isRequired }) => (isRequired === true ? 'Yes' : 'No') },
  { title: 'Takes', width: 'auto', cell: takenBy },
]

const keyOf = ({ key }: ImportColumn): string => key

/** Lists the columns before a file is chosen: which are required, and the choices of those that have some. */
export const ColumnList = ({ columns }: { readonly columns: readonly ImportColumn[] }) => {
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label="Columns">
      <Text as="h3" weight="semibold" className={styles.title}>
        Columns, in any order
      </Text>
      <PlainTable label="Columns of the file" columns={COLUMNS} rows={columns} rowKey={keyOf} isTopAligned />
    </section>
  )
}
