import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { copyText } from './clipboard/copy-text.ts'

const useStyles = makeStyles({
  root: { width: '100%', maxWidth: '80ch', textAlign: 'start' },
  summary: { width: 'fit-content', marginInline: 'auto', cursor: 'pointer', color: tokens.colorBrandForegroundLink },
  text: {
    maxHeight: '200px',
    marginBlock: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    userSelect: 'text',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
})

/** What a server said, folded away: for a ticket, not for reading first. `text` is cut and cleaned by main. */
export const FailureDetails = ({ text }: { readonly text: string }) => {
  const styles = useStyles()
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Details</summary>
      <section
        className={styles.text}
        aria-label="What the server answered"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      >
        {text}
      </section>
      <Button size="small" icon={<CopyRegular />} onClick={() => void copyText(text)}>
        Copy details
      </Button>
    </details>
  )
}
