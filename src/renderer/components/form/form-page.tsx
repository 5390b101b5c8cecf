import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { ErrorSummary } from './error-summary.tsx'
import type { FormSectionInfo } from './form-errors.ts'
import { NARROW_FORM, SectionNav } from './section-nav.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  container: { containerName: 'form', containerType: 'inline-size' },
  body: { display: 'flex', flexGrow: 1, minHeight: 0, [NARROW_FORM]: { flexDirection: 'column' } },
  nav: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    overflowY: 'auto',
    [NARROW_FORM]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} 0`, overflowY: 'visible' },
  },
  scroll: { flexGrow: 1, minWidth: 0, minHeight: 0, overflowY: 'auto', padding: tokens.spacingHorizontalL },
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1120px' },
  besideNav: { maxWidth: '1280px' },
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

export interface FormPageProps<Values extends FieldValues> {
  readonly label?: string
  readonly methods: UseFormReturn<Values, unknown, Values>
  /** For the summary of errors, in the order on screen. Keep the array stable between renders. */
  readonly sections: readonly FormSectionInfo[]
  readonly onSubmit: () => void
  readonly children: ReactNode
  readonly bar: ReactNode
  /** A long form: links to its sections beside them. */
  readonly hasNav?: boolean
}

/** A screen that is a form of some sections: they scroll, the bar with its buttons and the summary of errors stays in sight. */
export const FormPage = <Values extends FieldValues>({ label, methods, sections, onSubmit, children, bar, hasNav = false }: FormPageProps<Values>) => {
  const styles = useStyles()
  return (
    <FormProvider {...methods}>
      <form
        aria-label={label}
        className={mergeClasses(styles.page, hasNav && styles.container)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className={styles.body}>
          {hasNav && (
            <div className={styles.nav}>
              <SectionNav sections={sections} />
            </div>
          )}
          <div className={styles.scroll}>
            <div className={mergeClasses(styles.sections, hasNav && styles.besideNav)}>{children}</div>
          </div>
        </div>
        <div className={styles.bar}>
          {bar}
          <SubmittedErrors sections={sections} />
        </div>
      </form>
    </FormProvider>
  )
}

/** The summary, once sending was tried: before, an error at its field is enough. */
const SubmittedErrors = ({ sections }: { readonly sections: readonly FormSectionInfo[] }) =>
  useFormState().submitCount > 0 ? <ErrorSummary sections={sections} /> : null
