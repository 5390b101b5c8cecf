import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormSectionInfo } from './form-errors.ts'
import { sectionElementId } from './form-section.tsx'

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
export const useSectionInSight = (sections: readonly FormSectionInfo[]): { readonly current: string | undefined; readonly goTo: (id: string) => void } => {
  const [current, setCurrent] = useState(sections[0]?.id)
  const chosen = useRef<Chosen | null>(null)
  useEffect(() => {
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
  }, [sections])
  const goTo = useCallback((id: string) => {
    const element = document.getElementById(sectionElementId(id))
    if (element === null) return
    element.scrollIntoView({ block: 'start' })
    element.querySelector('h2')?.focus({ preventScroll: true })
    chosen.current = { element, top: topOf(element) }
    setCurrent(id)
  }, [])
  return { current, goTo }
}
