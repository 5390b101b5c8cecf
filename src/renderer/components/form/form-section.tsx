import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    scrollMarginTop: tokens.spacingVerticalL,
    // The layout of one section moves no other: a keystroke costs that section alone.
    contain: 'layout style',
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0 },
  description: { margin: 0, color: tokens.colorNeutralForeground2 },
})

export const sectionElementId = (id: string): string => `section-${id}`

export interface FormSectionProps {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly errorCount?: number
  readonly children: ReactNode
}

/** One titled part of a long form. */
export const FormSection = ({ id, title, description, errorCount = 0, children }: FormSectionProps) => {
  const styles = useStyles()
  const element = sectionElementId(id)
  return (
    <section id={element} className={styles.section} aria-labelledby={`${element}-title`}>
      <div className={styles.head}>
        {/* The section takes the focus when its link in the navigation is followed. */}
        <Text as="h2" size={500} weight="semibold" id={`${element}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </Text>
        <ErrorCount count={errorCount} />
      </div>
      {description !== undefined && (
        <Text as="p" className={styles.description}>
          {description}
        </Text>
      )}
      {children}
    </section>
  )
}

export const ErrorCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Badge appearance="filled" color="danger" size="small" aria-label={count === 1 ? '1 error' : `${count} errors`}>
      {count}
    </Badge>
  )
