import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { DiagnosticsView } from './diagnostics-view.tsx'

const useStyles = makeStyles({ page: { padding: tokens.spacingHorizontalL } })

const DiagnosticsRoute = () => (
  <div className={mergeClasses(useLayoutStyles().scroll, useStyles().page)}>
    <DiagnosticsView />
  </div>
)

export default DiagnosticsRoute
