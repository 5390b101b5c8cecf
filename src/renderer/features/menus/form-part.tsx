import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@media (max-width: 700px)': { gridTemplateColumns: '1fr' },
    '& > *': { minWidth: 0 },
  },
})

/** Fields of a form in a dialog that belong together, below their title. */
export const FormPart = ({ title, hint, children }: { readonly title: string; readonly hint?: string | undefined; readonly children: ReactNode }) => {
  const layout = useLayoutStyles()
  return (
    <section className={layout.stackS}>
      <Text as="h3" weight="semibold" className={layout.noMargin}>
        {title}
      </Text>
      {hint !== undefined && (
        <Text size={200} className={layout.quiet}>
          {hint}
        </Text>
      )}
      {children}
    </section>
  )
}

/** The fields of a menu beside its image, above it where it is narrow. */
export const BesideImage = ({ image, children }: { readonly image: ReactNode; readonly children: ReactNode }) => {
  const layout = useLayoutStyles()
  return (
    <div className={useStyles().columns}>
      <div className={layout.stack}>{children}</div>
      <div className={layout.stack}>{image}</div>
    </div>
  )
}
