import { Button, Link, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ChevronUpRegular, ErrorCircleFilled } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { Popover } from '../on-screen/popover.tsx'
import { focusField } from './field-id.ts'
import { type FormSectionInfo, useSectionErrors } from './form-errors.ts'
import { useHeldBack } from './not-offered.tsx'
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
  /** false: more fields are still being drawn. */
  readonly isWhole?: boolean
}

/** A screen that is a form of some sections: they scroll, the bar with its buttons and the summary of errors stays in sight. */
export const FormPage = <Values extends FieldValues>(props: FormPageProps<Values>) => {
  const { label, methods, sections, onSubmit, children, bar, hasNav = false, isWhole = true } = props
  const styles = useStyles()
  const heldBack = useHeldBack()
  return (
    <FormProvider {...methods}>
      <form
        aria-label={label}
        className={mergeClasses(styles.page, hasNav && styles.container)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (heldBack === null) onSubmit()
        }}
      >
        <div className={styles.body}>
          {hasNav && (
            <div className={styles.nav}>
              <SectionNav sections={sections} isWhole={isWhole} />
            </div>
          )}
          <div className={styles.scroll}>
            <div className={mergeClasses(styles.sections, hasNav && styles.besideNav)}>{children}</div>
          </div>
        </div>
        <div className={styles.bar} data-button-bar>
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

const useSummaryStyles = makeStyles({
  icon: { color: tokens.colorStatusDangerForeground1 },
  chevron: { marginInlineStart: tokens.spacingHorizontalS },
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxHeight: '60vh', overflowY: 'auto' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

/**
 * How many fields of a form are wrong, as a button that lists them; every message leads to its field. Nothing while all is well. It belongs into the bar
 * of the form: above the fields it would push them down, and up again with each one mended. Needs the form around it.
 */
export const ErrorSummary = ({ sections }: { readonly sections: readonly FormSectionInfo[] }) => {
  const styles = useSummaryStyles()
  const [isOpen, setOpen] = useState(false)
  const wrong = useSectionErrors(sections).filter(({ errors }) => errors.length > 0)
  const count = wrong.reduce((sum, { errors }) => sum + errors.length, 0)

  const goTo = (name: string): void => {
    setOpen(false)
    // The list gives the focus back to its button as it goes; the field takes it after that.
    requestAnimationFrame(() => focusField(name))
  }
  return (
    <div role="status">
      {count > 0 && (
        <Popover
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          position="above"
          align="start"
          trapFocus
          className={styles.surface}
          aria-label="Fields that need your attention"
          trigger={
            <Button appearance="subtle" icon={<ErrorCircleFilled className={styles.icon} />}>
              {count === 1 ? 'One field needs your attention' : `${count} fields need your attention`}
              <ChevronUpRegular className={styles.chevron} />
            </Button>
          }
        >
          {wrong.map(({ section, errors }) => (
            <div key={section.id}>
              <Text weight="semibold">{section.title}</Text>
              <ul className={styles.list}>
                {errors.map(({ name, message }) => (
                  <li key={name}>
                    <Link as="button" type="button" inline onClick={() => goTo(name)}>
                      {message}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Popover>
      )}
    </div>
  )
}
