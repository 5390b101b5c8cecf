import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ErrorCount } from './error-count.tsx'
import type { FormSectionInfo } from './form-errors.ts'
import { useSectionErrors } from './use-section-errors.ts'
import { useSectionInSight } from './use-section-in-sight.ts'

/** Where the form around is a container named `form` and has no room beside its fields, the sections stand in a row above them. */
export const NARROW_FORM = '@container form (max-width: 720px)'

const useStyles = makeStyles({
  nav: { flexShrink: 0, width: '176px', [NARROW_FORM]: { width: 'auto' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [NARROW_FORM]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    [NARROW_FORM]: { width: 'auto', whiteSpace: 'nowrap', borderInlineStartStyle: 'none' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, textDecorationLine: 'none' },
  },
  current: { borderInlineStartColor: tokens.colorBrandStroke1, fontWeight: tokens.fontWeightSemibold },
})

export interface SectionNavProps {
  /** In the order on screen. Keep the array stable between renders. */
  readonly sections: readonly FormSectionInfo[]
}

/** The sections of a long form beside it, each with the number of its errors; a click goes there. Needs the form around it. */
export const SectionNav = ({ sections }: SectionNavProps) => {
  const styles = useStyles()
  const bySection = useSectionErrors(sections)
  const { current, goTo } = useSectionInSight(sections)
  return (
    <nav aria-label="Sections" className={styles.nav}>
      <ul className={styles.list}>
        {bySection.map(({ section, errors }) => (
          <li key={section.id}>
            <Link
              as="button"
              className={mergeClasses(styles.link, section.id === current && styles.current)}
              {...(section.id === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => goTo(section.id)}
            >
              {section.title}
              <ErrorCount count={errors.length} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
