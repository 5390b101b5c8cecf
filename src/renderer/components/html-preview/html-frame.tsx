import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useDeferredValue, useMemo } from 'react'
import { documentNonce } from '../document-nonce.ts'
import { previewDocument } from './preview-document.ts'

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    // A page without a background of its own is on the browser's white, in every theme.
    backgroundColor: 'white',
    colorScheme: 'light',
  },
})

interface HtmlFrameProps {
  /** Name of the frame: "Preview of home". */
  readonly title: string
  readonly html: string
  readonly className?: string
}

/** What a page's HTML looks like: nothing in it runs, loads from elsewhere or leads out. */
export const HtmlFrame = ({ title, html, className }: HtmlFrameProps) => {
  const styles = useStyles()
  // The frame is loaded again with each change: not while someone is typing fast.
  const calm = useDeferredValue(html)
  const content = useMemo(() => previewDocument(calm, documentNonce()), [calm])
  return <iframe className={mergeClasses(styles.frame, className)} title={title} sandbox="" srcDoc={content} />
}
