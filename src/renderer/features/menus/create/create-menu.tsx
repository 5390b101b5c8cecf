import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { FormSection } from '#components/form/form-section.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { menuSlug } from '#shared/domain/content/menu.ts'
import { MenuImageField } from '../form/menu-image-field.tsx'
import { STATUS_OPTIONS } from '../form/menu-values.ts'
import { useMenuSave } from '../form/use-menu-save.ts'
import { type Menu, menuName } from '../menu.ts'
import { MenuBreadcrumb } from '../menu-breadcrumb.tsx'
import { menusOf } from '../menu-cache.ts'
import { type MenuSite, type MenuSiteState, menusPath } from '../menu-site.ts'
import { IMAGE_BUSY, SAVING } from '../messages.ts'
import { NotesPopover } from '../notes-popover.tsx'
import { isHalfDone, noteStep } from '../save-steps.ts'
import { CopyReport } from './copy-report.tsx'
import { type CopyProgress, copyServices } from './copy-run.ts'
import { EMPTY_MENU, type NewMenuValues, newMenuInput, newMenuSchema } from './new-menu.ts'

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroll: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
  },
  body: { maxWidth: '880px' },
  form: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    '@media (max-width: 800px)': { gridTemplateColumns: '1fr' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  progress: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexGrow: 1, maxWidth: '420px' },
})

const TITLE = 'Create Menu'
const SECTIONS = [{ id: 'menu', title: 'Menu', fields: ['name', 'description', 'status', 'image', 'copyFrom'] }]
const NO_MENUS: readonly Menu[] = []
const COPY_STEP = 'Copy the services'
const RESOLVER = zodResolver(newMenuSchema)

/** The screen Create Menu: a new menu of a site, with the services of another one where wanted. */
export const CreateMenu = ({ site }: { readonly site: MenuSite }) => {
  const bridge = useBridge()
  const { siteId } = site
  const styles = useStyles()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const { data, error } = useRead(GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId))
  const menus = data?.getServiceTypesBySiteId ?? NO_MENUS
  const sources = useMemo(() => menus.map((menu) => ({ value: menu.slugName, label: menuName(menu) })), [menus])
  const [isImageBusy, setImageBusy] = useState(false)
  const [confirmed, setConfirmed] = useState<NewMenuValues | null>(null)
  const [progress, setProgress] = useState<CopyProgress | null>(null)
  const [submitButton, setSubmitButton] = useState<HTMLButtonElement | null>(null)
  /** What is being created: it can be gone on with after the fields. */
  const [sent, setSent] = useState<NewMenuValues | null>(null)
  const saving = useMenuSave(site)
  const halfDone = isHalfDone(saving.stopped) ? saving.stopped : null

  const methods = useForm<NewMenuValues, unknown, NewMenuValues>({ defaultValues: EMPTY_MENU, resolver: RESOLVER, shouldFocusError: false })
  const { isDirty, submitCount } = useFormState({ control: methods.control })
  const guard = useLeaveGuard({ isDirty, detail: `The new menu of ${site.domain} is not created.` })
  const of = useMemo(() => ({ kind: 'new-menu' as const, siteId }), [siteId])

  const goToMenus = (): void => {
    guard.allowNextNavigation()
    // Back leads to where the form was opened from, not to the form of a menu that is there.
    void navigate(menusPath(site), { state: { site } satisfies MenuSiteState, replace: true })
  }
  const endWith = async (run: Promise<boolean>): Promise<void> => {
    if (await run) goToMenus()
  }
  const refusal = gate.reason ?? (saving.isPending ? SAVING : isImageBusy ? IMAGE_BUSY : null)
  const submit = (): void => {
    if (refusal !== null || halfDone !== null) return
    void methods.handleSubmit(setConfirmed, (errors) => focusFirstError(SECTIONS, errors))()
  }
  useShortcut({ keys: 'mod+s', description: 'Create the menu', group: TITLE, run: submit })
  const create = (notes: string): void => {
    if (confirmed === null) return
    setConfirmed(null)
    setSent(confirmed)
    setProgress(null)
    submitButton?.focus()
    const { copyFrom, name } = confirmed
    const order = { siteId, sourceSlug: copyFrom, newSlug: menuSlug(name) }
    const copy = copyFrom === '' ? [] : [{ label: COPY_STEP, run: (send: Send) => copyServices(bridge, send, order, setProgress) }]
    const known = menus.map(({ slugName }) => slugName)
    void endWith(saving.run([saving.create(newMenuInput(site, menus, confirmed), known), noteStep(bridge, siteId, notes), ...copy]))
  }
  const isLocked = saving.isPending || halfDone !== null
  const goOn = (): void => void endWith(saving.retry())
  return (
    <FormProvider {...methods}>
      <form
        className={styles.screen}
        noValidate
        aria-label={TITLE}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.scroll}>
          <MenuBreadcrumb site={site} below={TITLE} />
          <div className={styles.body}>
            <FormSection id="menu" title={TITLE}>
              <div className={styles.form}>
                <div className={styles.fields}>
                  <TextField name="name" label="Menu Name" required disabled={isLocked} />
                  <TextAreaField name="description" label="Menu Description" rows={3} disabled={isLocked} />
                  <SelectField name="status" label="Status" required options={STATUS_OPTIONS} placeholder="Select a status" disabled={isLocked} />
                </div>
                <div className={styles.fields}>
                  <MenuImageField of={of} mustFit disabled={isLocked} onBusy={setImageBusy} />
                  <SelectField
                    name="copyFrom"
                    label="Copy Menu From"
                    options={sources}
                    placeholder="None"
                    disabled={isLocked}
                    hint={error === null ? 'Its services are put into the new menu too, at the same rates.' : 'The menus of the site could not be loaded.'}
                  />
                </div>
              </div>
            </FormSection>
          </div>
          {halfDone !== null && (
            <div className={styles.body}>
              {halfDone.failed === COPY_STEP ? (
                <CopyReport menu={sent?.name ?? ''} progress={progress} failure={halfDone.failure} onRetry={goOn} onLeave={goToMenus} />
              ) : (
                <StoppedReport run={halfDone} onRetry={goOn} onLookAgain={() => void endWith(saving.lookAgain())} />
              )}
            </div>
          )}
        </div>
        <div className={styles.bar}>
          <ActionButton ref={setSubmitButton} type="submit" appearance="primary" reason={refusal} isDisabled={halfDone !== null} isPending={saving.isPending}>
            Submit
          </ActionButton>
          <ActionButton onClick={() => void navigate('/')} isDisabled={saving.isPending}>
            Cancel
          </ActionButton>
          {saving.isPending && progress !== null && (
            <div className={styles.progress}>
              <ProgressBar aria-label="Copying the services" value={progress.total === 0 ? 1 : progress.done / progress.total} />
              <Text role="status">
                {progress.done} of {progress.total} services copied
              </Text>
            </div>
          )}
          {submitCount > 0 && <ErrorSummary sections={SECTIONS} />}
        </div>
      </form>
      {confirmed !== null && submitButton !== null && (
        <NotesPopover
          question={`Create the menu ${confirmed.name}?`}
          confirmLabel="Create"
          target={submitButton}
          isBusy={false}
          blocked={gate.reason}
          onConfirm={create}
          onClose={() => setConfirmed(null)}
        />
      )}
      {guard.question}
    </FormProvider>
  )
}
