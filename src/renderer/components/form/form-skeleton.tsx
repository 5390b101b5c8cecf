import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { FieldGrid } from './field-layout.tsx'

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

// The measures of a long form with its navigation beside it, so that nothing jumps when it takes this one's place.
const useStyles = makeStyles({
  page: { display: 'flex', flexGrow: 1, minHeight: 0, gap: tokens.spacingHorizontalL, padding: tokens.spacingHorizontalL, overflow: 'hidden' },
  nav: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: tokens.spacingVerticalL,
    width: '176px',
    '@media (max-width: 900px)': { display: 'none' },
  },
  sections: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: tokens.spacingVerticalL, maxWidth: '1280px' },
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    border: LINE,
    borderRadius: tokens.borderRadiusLarge,
  },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  title: { width: '24ch' },
  label: { width: '12ch' },
})

const LINKS = [0, 1, 2, 3, 4, 5, 6]
const SECTIONS = [
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
  ['a', 'b', 'c', 'd', 'e', 'f'],
]

/** The shape of a long form that is being loaded: navigation, then sections of labelled fields. */
export const FormSkeleton = () => {
  const styles = useStyles()
  return (
    <Skeleton aria-label="Loading the form" className={styles.page}>
      <div className={styles.nav}>
        {LINKS.map((link) => (
          <SkeletonItem key={link} size={16} />
        ))}
      </div>
      <div className={styles.sections}>
        <SkeletonItem size={28} className={styles.title} />
        {SECTIONS.map((fields) => (
          <div key={fields.length} className={styles.section}>
            <SkeletonItem size={24} className={styles.title} />
            <FieldGrid>
              {fields.map((field) => (
                <div key={field} className={styles.field}>
                  <SkeletonItem size={16} className={styles.label} />
                  <SkeletonItem size={32} />
                </div>
              ))}
            </FieldGrid>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
