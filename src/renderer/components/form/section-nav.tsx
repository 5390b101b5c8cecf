import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FormSectionInfo, useSectionErrors } from './form-errors.ts'
import { ErrorCount, sectionElementId } from './form-section.tsx'

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

/**
 * The sections of a long form beside it, each with the number of its errors; a click goes there. Needs the form around it; keep `sections` stable.
 * `isWhole`: nothing is drawn any more that moves a section.
 */
export const SectionNav = ({ sections, isWhole = true }: { readonly sections: readonly FormSectionInfo[]; readonly isWhole?: boolean }) => {
  const styles = useStyles()
  const bySection = useSectionErrors(sections)
  const { current, goTo } = useSectionInSight(sections, isWhole)
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

/** A section that was gone to, and where it came to stand. */
interface Chosen {
  readonly element: HTMLElement
  readonly top: number
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top

/**
 * The id of the section that is read, undefined before any is: the first in sight, or the one that was gone to for as long as nothing is scrolled. The last
 * sections of a form do not come up to where the others are read.
 */
const useSectionInSight = (
  sections: readonly FormSectionInfo[],
  isWhole: boolean,
): { readonly current: string | undefined; readonly goTo: (id: string) => void } => {
  const [current, setCurrent] = useState(sections[0]?.id)
  const chosen = useRef<Chosen | null>(null)
  const show = useCallback((element: HTMLElement) => {
    element.scrollIntoView({ block: 'start' })
    chosen.current = { element, top: topOf(element) }
  }, [])
  // What was drawn since has moved the section that was gone to.
  useLayoutEffect(() => {
    if (isWhole && chosen.current !== null) show(chosen.current.element)
  }, [isWhole, show])
  useEffect(() => {
    if (!isWhole) return undefined
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        if (chosen.current !== null && topOf(chosen.current.element) === chosen.current.top) return
        chosen.current = null
        const first = sections.find(({ id }) => inSight.has(sectionElementId(id)))
        if (first !== undefined) setCurrent(first.id)
      },
      // A section that only shows its end above the middle is not what is being read.
      { rootMargin: '-15% 0px -50% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(sectionElementId(id))
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections, isWhole])
  const goTo = useCallback(
    (id: string) => {
      const element = document.getElementById(sectionElementId(id))
      if (element === null) return
      show(element)
      element.querySelector('h2')?.focus({ preventScroll: true })
      setCurrent(id)
    },
    [show],
  )
  return { current, goTo }
}
