import { makeStyles, tokens } from '@fluentui/react-components'
import type { TimelineEntry } from './timeline-entry.ts'

const useStyles = makeStyles({
  text: { margin: 0, paddingBlock: tokens.spacingVerticalS, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '100ch' },
})

/** The whole text of an entry, below its line. */
export const EntryDetails = ({ entry }: { readonly entry: TimelineEntry }) => (
  <p dir="auto" className={useStyles().text}>
    {entry.detail === '' ? entry.title : entry.detail}
  </p>
)
