import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { FormProvider, type SubmitErrorHandler, type SubmitHandler, type UseFormReturn, useFormState } from 'react-hook-form'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { NARROW_FORM, SectionNav } from '#components/form/section-nav.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { SiteFormContext, type SiteFormContextValue } from './form-context.ts'
import { formSections } from './model/form-sections.ts'
import type { SiteFormValues } from './model/form-values.ts'
import { type SectionDeclaration, type SectionId, sectionsOf } from './model/section.ts'
import { SECTION_CONTENTS } from './sections/section-contents.tsx'
import { useDependentErrors } from './use-dependent-errors.ts'

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
  /** Called with values that keep every rule. */
  readonly onValid: SubmitHandler<SiteFormValues>
  /** Above the sections: what the form is about. */
  readonly head?: ReactNode
  /** What stands in Static Pages. */
  readonly staticPages: ReactNode
  /** Nothing can be changed for now: what is shown is not all there is yet. */
  readonly isReadOnly?: boolean
  /** The bar below the sections: a submit button and what goes with it. */
  readonly bar: ReactNode
}

/** The long form of a site: sections with their navigation beside them, errors at the fields and in a summary, Ctrl/Cmd+S. */
export const SiteForm = (props: SiteFormProps) => {
  const { methods, use, lockedSections, storedUserName, onLogoBusy, onValid, head, staticPages, isReadOnly = false, bar } = props
  const styles = useStyles()
  const sections = formSections(use)
  useDependentErrors(methods)
  const onInvalid = useCallback<SubmitErrorHandler<SiteFormValues>>((errors) => focusFirstError(sections, errors), [sections])
  const submit = useCallback(() => void methods.handleSubmit(onValid, onInvalid)(), [methods, onValid, onInvalid])
  useShortcut({ keys: 'mod+s', description: use === 'create' ? 'Create the site' : 'Save the site', group: 'Site form', run: submit })
  const context = useMemo(() => ({ use, lockedSections, storedUserName, onLogoBusy }), [use, lockedSections, storedUserName, onLogoBusy])

  return (
    <SiteFormContext value={context}>
      <FormProvider {...methods}>
        <form
          className={styles.screen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className={styles.body}>
            <div className={styles.nav}>
              <SectionNav sections={sections} />
            </div>
            <div className={styles.scroll}>
              <div className={styles.sections}>
                {head}
                {sectionsOf(use).map((section) => (
                  <Section key={section.id} section={section} isLocked={lockedSections.has(section.id)} isReadOnly={isReadOnly}>
                    {section.id === 'static-pages' ? staticPages : null}
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
const SubmittedErrors = ({ sections }: { readonly sections: ReturnType<typeof formSections> }) =>
  useFormState().submitCount > 0 ? <ErrorSummary sections={sections} /> : null

const useSectionStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  // Fluent draws a control as disabled by its own property only, not by the field set around it.
  readOnly: { '& input, & textarea': { color: tokens.colorNeutralForegroundDisabled, cursor: 'progress' } },
})

interface SectionProps {
  readonly section: SectionDeclaration
  readonly isLocked: boolean
  readonly isReadOnly: boolean
  readonly children: ReactNode
}

/** One section. Memoised: what is typed in one draws no other. */
const Section = memo(({ section, isLocked, isReadOnly, children }: SectionProps) => {
  const styles = useSectionStyles()
  const Content = section.id === 'static-pages' ? null : SECTION_CONTENTS[section.id satisfies Exclude<SectionId, 'static-pages'>]
  return (
    <FormSection
      id={section.id}
      title={section.title}
      {...(isLocked ? { description: 'You can see this section; your permissions do not allow you to change it.' } : {})}
    >
      <fieldset className={mergeClasses(styles.fields, isReadOnly && styles.readOnly)} disabled={isReadOnly}>
        {Content === null ? children : <Content disabled={isLocked} />}
      </fieldset>
    </FormSection>
  )
})
Section.displayName = 'Section'
