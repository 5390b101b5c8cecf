import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
})

interface FormPartProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** Fields of a form in a dialog that belong together, below their title. */
export const FormPart = ({ title, hint, children }: FormPartProps) => {
  const styles = useStyles()
  return (
    <section className={styles.part}>
      <Text as="h3" weight="semibold" className={styles.title}>
        {title}
      </Text>
      {hint !== undefined && (
        <Text size={200} className={styles.hint}>
          {hint}
        </Text>
      )}
      {children}
    </section>
  )
}
