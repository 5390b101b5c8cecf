import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, type ReactNode, useMemo } from 'react'
import { FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { NARROW_FORM, SectionNav } from '#components/form/section-nav.tsx'
import type { SiteField } from './fields/field.ts'
import { type PlacedSection, SITE_FIELDS, type SiteFormValues, sectionsOf } from './fields/site-fields.ts'
import { SiteFormContext, type SiteFormContextValue } from './form-context.ts'
import { SectionBody } from './sections/section-body.tsx'
import { useDependentErrors } from './use-site-form.ts'

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, containerName: 'form', containerType: 'inline-size' },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, [NARROW_FORM]: { flexDirection: 'column' } },
  nav: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    overflowY: 'auto',
    [NARROW_FORM]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} 0`, overflowY: 'visible' },
  },
  scroll: { flexGrow: 1, minWidth: 0, minHeight: 0, overflowY: 'auto', padding: tokens.spacingHorizontalL },
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1280px' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

export interface SiteFormProps extends SiteFormContextValue {
  readonly methods: UseFormReturn<SiteFormValues, unknown, SiteFormValues>
  /** Save was pressed. */
  readonly onSubmit: () => void
  /** Above the sections: what the form is about. */
  readonly head?: ReactNode
  /** The pages of an existing site, for Static Pages. */
  readonly sitePages?: ReactNode
  /** Nothing can be changed yet: not all of the site is loaded. */
  readonly isReadOnly?: boolean
  /** The bar below the sections: a submit button and what goes with it. */
  readonly bar: ReactNode
  readonly fields?: readonly SiteField[]
}

/** The long form of a site: sections with their navigation beside them, errors at the fields and in a summary, Ctrl/Cmd+S. */
export const SiteForm = (props: SiteFormProps) => {
  const { methods, use, lockedSections, storedUserName, onLogoBusy, onSubmit, head, sitePages, isReadOnly = false, bar, fields = SITE_FIELDS } = props
  const styles = useStyles()
  const sections = useMemo(() => sectionsOf(use, fields), [use, fields])
  useDependentErrors(methods)
  const context = useMemo(() => ({ use, lockedSections, storedUserName, onLogoBusy }), [use, lockedSections, storedUserName, onLogoBusy])

  return (
    <SiteFormContext value={context}>
      <FormProvider {...methods}>
        <form
          className={styles.screen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <div className={styles.body}>
            <div className={styles.nav}>
              <SectionNav sections={sections} />
            </div>
            <div className={styles.scroll}>
              <div className={styles.sections}>
                {head}
                {sections.map((section) => (
                  <Section key={section.id} section={section} isLocked={lockedSections.has(section.id)} isReadOnly={isReadOnly}>
                    {section.id === 'static-pages' ? sitePages : null}
                  </Section>
                ))}
              </div>
            </div>
          </div>
          <div className={styles.bar}>
            {bar}
            <SubmittedErrors sections={sections} />
          </div>
        </form>
      </FormProvider>
    </SiteFormContext>
  )
}

/** The summary, once sending was tried: before, an error at its field is enough. */
const SubmittedErrors = ({ sections }: { readonly sections: readonly PlacedSection[] }) =>
  useFormState().submitCount > 0 ? <ErrorSummary sections={sections} /> : null

const useSectionStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  // Fluent draws a control as disabled by its own property only, not by the field set around it.
  readOnly: { '& input, & textarea': { color: tokens.colorNeutralForegroundDisabled, cursor: 'progress' } },
})

interface SectionProps {
  readonly section: PlacedSection
  readonly isLocked: boolean
  readonly isReadOnly: boolean
  readonly children: ReactNode
}

/** One section. Memoised: typing in one re-renders no other. */
const Section = memo(({ section, isLocked, isReadOnly, children }: SectionProps) => {
  const styles = useSectionStyles()
  return (
    <FormSection
      id={section.id}
      title={section.title}
      {...(isLocked ? { description: 'You can see this section; your permissions do not allow you to change it.' } : {})}
    >
      <fieldset className={mergeClasses(styles.fields, isReadOnly && styles.readOnly)} disabled={isReadOnly}>
        <SectionBody section={section} disabled={isLocked} />
        {children}
      </fieldset>
    </FormSection>
  )
})
Section.displayName = 'Section'
