import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { formatIndianCount } from '#shared/domain/text.ts'
import { PERFORMANCE_DASHBOARD } from '../messages.ts'
import { FINAL_TOTAL, type Grade, gradeOf, type PerformanceRow, TOTAL } from '../rules/performance.ts'

const useStyles = makeStyles({
  drawer: { width: '80%' },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  sum: { fontWeight: tokens.fontWeightSemibold },
})

// A colour of its own for each grade, in the pairs that Fluent keeps readable in every theme. The share itself is in the row.
const useGradeStyles = makeStyles<Grade>({
  'dark-green': { backgroundColor: tokens.colorPaletteDarkGreenBackground2, color: tokens.colorPaletteDarkGreenForeground2 },
  'light-green': { backgroundColor: tokens.colorPaletteGreenBackground1, color: tokens.colorPaletteGreenForeground1 },
  yellow: { backgroundColor: tokens.colorPaletteGoldBackground2, color: tokens.colorPaletteGoldForeground2 },
  'light-red': { backgroundColor: tokens.colorPaletteRedBackground1, color: tokens.colorPaletteRedForeground1 },
  red: { backgroundColor: tokens.colorPaletteRedBackground2, color: tokens.colorPaletteRedForeground2 },
})

const NUMBERS = [
  { title: 'Total Customers', textOf: ({ total }: PerformanceRow) => formatIndianCount(total) },
  { title: 'Using', textOf: ({ using }: PerformanceRow) => formatIndianCount(using) },
  { title: 'Not Using', textOf: ({ notUsing }: PerformanceRow) => formatIndianCount(notUsing) },
  { title: 'Percentage', textOf: ({ percentage }: PerformanceRow) => `${percentage}%` },
] as const

interface PerformanceDrawerProps {
  readonly rows: readonly PerformanceRow[]
  readonly onClose: () => void
}

/** How many customers of each account manager use their site, the best first. */
export const PerformanceDrawer = ({ rows, onClose }: PerformanceDrawerProps) => {
  const styles = useStyles()
  const grades = useGradeStyles()
  const refocus = useOpener()
  const close = (): void => {
    onClose()
    refocus()
  }
  return (
    <OverlayDrawer open position="end" className={styles.drawer} onOpenChange={(_, { open }) => !open && close()}>
      <DrawerHeader>
        <DrawerHeaderTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={close} />}>
          {PERFORMANCE_DASHBOARD}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <Table aria-label={PERFORMANCE_DASHBOARD}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>Account Manager</TableHeaderCell>
              {NUMBERS.map(({ title }) => (
                <TableHeaderCell key={title} button={{ style: { justifyContent: 'flex-end' } }}>
                  {title}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => {
              const grade = gradeOf(row)
              const colour = grade === null ? undefined : grades[grade]
              const weight = row.manager === TOTAL || row.manager === FINAL_TOTAL ? styles.sum : undefined
              return (
                <TableRow key={row.manager} className={colour} data-grade={grade}>
                  <TableCell className={weight}>{row.manager}</TableCell>
                  {NUMBERS.map(({ title, textOf }) => (
                    <TableCell key={title} className={mergeClasses(styles.number, weight)}>
                      {textOf(row)}
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </DrawerBody>
    </OverlayDrawer>
  )
}
