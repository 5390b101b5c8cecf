import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 48ch)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  preview: { position: 'sticky', top: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

/** The fields of a message beside what it will look like, above it where it is narrow. */
export const BesidePreview = ({ preview, children }: { readonly preview: ReactNode; readonly children: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.preview}>
        <Text weight="semibold">Preview</Text>
        {preview}
      </div>
    </div>
  )
}
