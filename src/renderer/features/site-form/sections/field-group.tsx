import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { FieldGrid } from '#components/form/field-grid.tsx'

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: { margin: 0 },
})

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** What belongs together within a section, under a small title. */
export const TitledGroup = ({ title, children }: GroupProps) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <Text as="h3" size={400} weight="semibold" id={titleId} className={styles.title}>
        {title}
      </Text>
      {children}
    </div>
  )
}

/** Fields of one subject within a section. */
export const FieldGroup = ({ title, children }: GroupProps) => (
  <TitledGroup title={title}>
    <FieldGrid>{children}</FieldGrid>
  </TitledGroup>
)
