import { memo, type ReactNode, useMemo } from 'react'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { LockedFields } from '#components/form/locked-fields.tsx'
import { type PlacedSection, sectionsOf } from './fields/site-fields.ts'
import { SectionBody } from './sections/section-body.tsx'
import { SiteFormContext, type SiteFormContextValue, type SiteFormMethods, useDependentErrors } from './use-site-form.ts'

interface SiteFormProps extends SiteFormContextValue {
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

export const SiteForm = (props: SiteFormProps) => {
  const { methods, use, lockedSections, storedUserName, onLogoBusy, onSubmit, head, sitePages, isReadOnly = false, bar } = props
  const sections = useMemo(() => sectionsOf(use), [use])
  useDependentErrors(methods)
  const context = useMemo(() => ({ use, lockedSections, storedUserName, onLogoBusy }), [use, lockedSections, storedUserName, onLogoBusy])

  return (
    <SiteFormContext value={context}>
      <FormPage hasNav methods={methods} sections={sections} onSubmit={onSubmit} bar={bar}>
        {head}
        {sections.map((section) => (
          <Section key={section.id} section={section} isLocked={lockedSections.has(section.id)} isReadOnly={isReadOnly}>
            {section.id === 'static-pages' ? sitePages : null}
          </Section>
        ))}
      </FormPage>
    </SiteFormContext>
  )
}

interface SectionProps {
  readonly section: PlacedSection
  readonly isLocked: boolean
  readonly isReadOnly: boolean
  readonly children: ReactNode
}

/** One section. Memoised: typing in one re-renders no other. */
const Section = memo(({ section, isLocked, isReadOnly, children }: SectionProps) => (
  <FormSection
    id={section.id}
    title={section.title}
    {...(isLocked ? { description: 'You can see this section; your permissions do not allow you to change it.' } : {})}
  >
    <LockedFields isLocked={isReadOnly}>
      <SectionBody section={section} disabled={isLocked} />
      {children}
    </LockedFields>
  </FormSection>
))
Section.displayName = 'Section'
