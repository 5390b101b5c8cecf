import { Button, DrawerBody, DrawerHeader, DrawerHeaderTitle, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { rowTone } from '#components/layout-styles.ts'
import { ModalDrawer } from '#components/on-screen/modal-drawer.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { formatCount } from '#shared/domain/text.ts'
import { PERFORMANCE_DASHBOARD } from '../messages.ts'
import { FINAL_TOTAL, type Grade, gradeOf, type PerformanceRow, TOTAL } from '../rules/performance.ts'

const useStyles = makeStyles({
  drawer: { width: '80%' },
  sum: { '& td': { fontWeight: tokens.fontWeightSemibold } },
})

// A colour of its own for each grade, in the pairs that Fluent keeps readable in every theme. The share itself is in the row.
const useGradeStyles = makeStyles<Grade>({
  'dark-green': rowTone(tokens.colorPaletteDarkGreenBackground2, tokens.colorPaletteDarkGreenForeground2),
  'light-green': rowTone(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1),
  yellow: rowTone(tokens.colorPaletteGoldBackground2, tokens.colorPaletteGoldForeground2),
  'light-red': rowTone(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1),
  red: rowTone(tokens.colorPaletteRedBackground2, tokens.colorPaletteRedForeground2),
})

const COLUMNS: readonly PlainColumn<PerformanceRow>[] = [
  { title: 'Account Manager', cell: ({ manager }) => manager },
  { title: 'Total Customers', isNumber: true, cell: ({ total }) => formatCount(total) },
  { title: 'Using', isNumber: true, cell: ({ using }) => formatCount(using) },
  { title: 'Not Using', isNumber: true, cell: ({ notUsing }) => formatCount(notUsing) },
  { title: 'Percentage', isNumber: true, cell: ({ percentage }) => `${percentage}%` },
]

/** How many customers of each account manager use their site, the best first. */
export const PerformanceDrawer = ({ rows, onClose }: { readonly rows: readonly PerformanceRow[]; readonly onClose: () => void }) => {
  const styles = useStyles()
  const grades = useGradeStyles()
  const rowProps = (row: PerformanceRow) => {
    const grade = gradeOf(row)
    const isSum = row.manager === TOTAL || row.manager === FINAL_TOTAL
    return { className: mergeClasses(grade !== null && grades[grade], isSum && styles.sum) }
  }
  return (
    <ModalDrawer className={styles.drawer} onClose={onClose}>
      <DrawerHeader>
        <DrawerHeaderTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={onClose} />}>
          {PERFORMANCE_DASHBOARD}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <PlainTable label={PERFORMANCE_DASHBOARD} size="medium" columns={COLUMNS} rows={rows} rowKey={({ manager }) => manager} rowProps={rowProps} />
      </DrawerBody>
    </ModalDrawer>
  )
}
