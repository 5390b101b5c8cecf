import { useEffect, useState } from 'react'
import type { FormSectionInfo } from './form-errors.ts'
import { sectionElementId } from './form-section.tsx'

/** The id of the first section that is in sight, undefined before any is. */
export const useSectionInSight = (sections: readonly FormSectionInfo[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
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
  return current
}
