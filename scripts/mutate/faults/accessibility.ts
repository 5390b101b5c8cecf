import type { Fault } from '../fault.ts'

/** A screen reader or the keyboard is left out, or a text cannot be read. */
export const ACCESSIBILITY: readonly Fault[] = [
  {
    name: 'question-closes-by-a-click-beside',
    file: 'src/renderer/components/on-screen/modal-dialog.tsx',
    find: "modalType={isAlert ? 'alert' : 'modal'}",
    replace: "modalType={isAlert ? 'modal' : 'alert'}",
  },
  {
    name: 'focus-on-the-answer-that-loses',
    file: 'src/renderer/components/dialog.tsx',
    find: "'button:last-of-type'",
    replace: "'button:first-of-type'",
  },
  {
    name: 'page-buttons-without-a-name',
    file: 'src/renderer/components/data-table/table-footer.tsx',
    find: 'className={styles.page} aria-label={name} onClick',
    replace: 'className={styles.page} onClick',
  },
  {
    name: 'switch-read-out-the-wrong-way',
    file: 'src/renderer/components/data-table/cell-controls.tsx',
    find: 'aria-checked={checked}',
    replace: 'aria-checked={!checked}',
  },
  {
    name: 'row-count-without-the-header',
    file: 'src/renderer/components/data-table/grid/grid.tsx',
    find: 'aria-rowcount={matching + 1}',
    replace: 'aria-rowcount={matching}',
  },
  {
    name: 'failure-not-read-out',
    file: 'src/renderer/components/failure-state.tsx',
    find: '      role="alert"\n',
    replace: '',
  },
  {
    name: 'skeleton-without-a-name',
    file: 'src/renderer/components/skeletons.tsx',
    find: '<Skeleton aria-label="Loading the screen" className',
    replace: '<Skeleton className',
  },
  {
    name: 'key-k-leads-into-the-header',
    file: 'src/renderer/components/data-table/grid/grid-navigation.ts',
    find: 'toRow(Math.max(0, from.row - 1))',
    replace: 'toRow(from.row - 1)',
  },
  {
    name: 'yellow-not-readable',
    file: 'src/renderer/features/dashboards/onboarding/performance-drawer.tsx',
    find: 'tokens.colorPaletteGoldForeground2',
    replace: 'tokens.colorPaletteGoldBorderActive',
  },
  {
    name: 'tab-panel-without-its-role',
    file: 'src/renderer/patterns/record-page/tab-panels.tsx',
    find: 'role="tabpanel"',
    replace: 'role="group"',
  },
]
