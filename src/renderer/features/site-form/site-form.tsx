import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { LockedFields } from '#components/form/field-layout.tsx'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { OfferedForm } from '#components/form/not-offered.tsx'
import { useDrawnInParts } from '#components/form/use-drawn-in-parts.ts'
import type { SectionId } from './fields/sections.ts'
import { type PlacedSection, sectionsOf } from './fields/site-fields.ts'
import { useFieldsNotOffered, useFieldsNotSent } from './model/not-offered.ts'
import { PagesPreselection } from './pages/form-pages.tsx'
import { SectionBody } from './sections/section-body.tsx'
import { SiteFormContext, type SiteFormContextValue, type SiteFormMethods, useDependentErrors } from './use-site-form.ts'

interface SiteFormProps extends SiteFormContextValue {
  /** Shown, but not to be changed by this user. */
  readonly lockedSections?: ReadonlySet<SectionId>
  readonly methods: SiteFormMethods
  readonly onSubmit: () => void
  /** Above the sections: what the form is about. */
  readonly head?: ReactNode
  /** The pages of an existing site, for Static Pages. */
  readonly sitePages?: ReactNode
  /** Nothing can be changed yet: not all of the site is loaded. */
  readonly isReadOnly?: boolean
  /** The bar below the sections: a submit button and what goes with it. */
  readonly bar: ReactNode
}

/** As many groups of fields as a window shows before anything is scrolled. */
const FIRST_IN_SIGHT = 3

const NONE_LOCKED: ReadonlySet<SectionId> = new Set()

export const SiteForm = (props: SiteFormProps) => {
  const { methods, use, lockedSections = NONE_LOCKED, storedUserName, onLogoBusy, onSubmit, head, sitePages, isReadOnly = false, bar } = props
  const sections = useMemo(() => sectionsOf(use), [use])
  const groups = useMemo(() => groupsBefore(sections), [sections])
  const drawn = useDrawnInParts(groups.total, FIRST_IN_SIGHT)
  useDependentErrors(methods)
  const notOffered = useFieldsNotOffered(use)
  const isNotOffered = useCallback((name: string) => notOffered.has(name), [notOffered])
  const notSent = useFieldsNotSent(use)
  const isUnsent = useCallback((name: string) => notSent.has(name), [notSent])
  const context = useMemo(() => ({ use, storedUserName, onLogoBusy }), [use, storedUserName, onLogoBusy])

  return (
    <SiteFormContext value={context}>
      <OfferedForm isNotOffered={isNotOffered} isUnsent={isUnsent}>
        <FormPage hasNav isWhole={drawn >= groups.total} methods={methods} sections={sections} onSubmit={onSubmit} bar={bar}>
          {use === 'create' && <PagesPreselection />}
          {head}
          {sections.map((section, index) => (
            <Section
              key={section.id}
              section={section}
              drawn={groupsOf(section, drawn - (groups.before[index] ?? 0))}
              isLocked={lockedSections.has(section.id)}
              isReadOnly={isReadOnly}
            >
              {section.id === 'static-pages' ? sitePages : null}
            </Section>
          ))}
        </FormPage>
      </OfferedForm>
    </SiteFormContext>
  )
}

/** How many groups of fields stand before each section, and in all of them. */
const groupsBefore = (sections: readonly PlacedSection[]): { readonly before: readonly number[]; readonly total: number } => {
  const before: number[] = []
  let total = 0
  for (const { groups } of sections) {
    before.push(total)
    total += groups.length
  }
  return { before, total }
}

const groupsOf = ({ groups }: PlacedSection, drawn: number): number => Math.max(0, Math.min(groups.length, drawn))

interface SectionProps {
  readonly section: PlacedSection
  /** How many of its groups are there; its title always is, for the links to the sections. */
  readonly drawn: number
  readonly isLocked: boolean
  readonly isReadOnly: boolean
  readonly children: ReactNode
}

/** One section. Memoised: typing in one re-renders no other. */
const Section = memo(({ section, drawn, isLocked, isReadOnly, children }: SectionProps) => (
  <FormSection
    id={section.id}
    title={section.title}
    {...(isLocked ? { description: 'You can see this section; your permissions do not allow you to change it.' } : {})}
  >
    <LockedFields isLocked={isReadOnly}>
      <SectionBody groups={section.groups.slice(0, drawn)} disabled={isLocked} />
      {drawn === section.groups.length && children}
    </LockedFields>
  </FormSection>
))
Section.displayName = 'Section'
