import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useIsDirty } from '#components/form/typed-since.ts'
import { Notice } from '#components/notice.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { CreateServiceTypeV2Document, GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { menuSlug } from '#shared/domain/content/menu.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { MenuImageField } from '../form/menu-fields.tsx'
import { MENU_STATUSES, type NewMenuValues, newMenuInput, newMenuSchema } from '../form/menu-values.ts'
import { BesideImage } from '../form-part.tsx'
import { type Menu, type MenuSite, menuName, menusPath } from '../menu.ts'
import { menusOf, useMenuSave } from '../menu-saving.ts'
import { COPY_FAILED } from '../messages.ts'
import { NotesPopover } from '../notes-popover.tsx'
import { MenuBreadcrumb, WithMenuSite } from '../with-menu-site.tsx'
import { type CopyProgress, copyServices } from './copy-services.ts'

const useStyles = makeStyles({
  progress: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexGrow: 1, maxWidth: '420px' },
})

const TITLE = 'Create Menu'
const SECTIONS = [{ id: 'menu', title: 'Menu', fields: ['name', 'description', 'status', 'image', 'copyFrom'] }]
const NO_MENUS: readonly Menu[] = []
const EMPTY_MENU: NewMenuValues = { name: '', description: '', status: '', image: null, copyFrom: '' }
const COPY_STEP = 'Copy the services'
const RESOLVER = zodResolver(newMenuSchema)

/** Create Menu, for the site that the address names. */
export const CreateMenuRoute = () => <WithMenuSite>{(site) => <CreateMenu key={site.siteId} site={site} />}</WithMenuSite>

const CreateMenu = ({ site }: { readonly site: MenuSite }) => {
  const bridge = useBridge()
  const { siteId } = site
  const styles = useStyles()
  const navigate = useNavigate()
  const { data, error } = useRead(GetServiceTypesBySiteIdRecordsDocument, menusOf(siteId))
  const menus = data?.getServiceTypesBySiteId ?? NO_MENUS
  const sources = useMemo(() => menus.map((menu) => ({ value: menu.slugName, label: menuName(menu) })), [menus])
  const [confirmed, setConfirmed] = useState<NewMenuValues | null>(null)
  const [progress, setProgress] = useState<CopyProgress | null>(null)
  const [submitButton, setSubmitButton] = useState<HTMLButtonElement | null>(null)
  const { save, refusal: busy, setImageBusy, halfDone, create, note } = useMenuSave(site, [CreateServiceTypeV2Document])
  const { isPending, gate } = save

  const methods = useForm({ defaultValues: EMPTY_MENU, resolver: RESOLVER, shouldFocusError: false })
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: `The new menu of ${site.domain} is not created.` })

  const goToMenus = (): void => {
    guard.allowNextNavigation()
    // Back leads to where the form was opened from, not to the form of a menu that is there.
    void navigate(menusPath(site), { state: { site }, replace: true })
  }
  const endWith = async (run: Promise<boolean>): Promise<void> => {
    if (await run) goToMenus()
  }
  const goOn = (): void => void endWith(save.retry())
  const refusal = gate.reason ?? busy
  const submit = (): void => {
    if (refusal !== null || halfDone !== null) return
    void methods.handleSubmit(setConfirmed, (errors) => focusFirstError(SECTIONS, errors))()
  }
  useShortcut({ keys: ACTION_KEYS.save, description: 'Create the menu', group: TITLE, run: submit })
  const send = (menu: NewMenuValues, notes: string): void => {
    setConfirmed(null)
    setProgress(null)
    submitButton?.focus()
    const order = { siteId, sourceSlug: menu.copyFrom, newSlug: menuSlug(menu.name) }
    const copy = menu.copyFrom === '' ? [] : [{ label: COPY_STEP, run: (by: Send) => copyServices(bridge, by, order, setProgress) }]
    void endWith(save.run([create(newMenuInput(site, menus, menu), menus), note(notes), ...copy]))
  }
  const isLocked = isPending || halfDone !== null
  return (
    <>
      <FormPage
        label={TITLE}
        methods={methods}
        sections={SECTIONS}
        onSubmit={submit}
        bar={
          <>
            <ActionButton onClick={() => void navigate('/')} isDisabled={isPending}>
              Cancel
            </ActionButton>
            <ActionButton ref={setSubmitButton} type="submit" appearance="primary" reason={refusal} isDisabled={halfDone !== null} isPending={isPending}>
              Submit
            </ActionButton>
            {isPending && progress !== null && (
              <div className={styles.progress}>
                <ProgressBar aria-label="Copying the services" value={progress.total === 0 ? 1 : progress.done / progress.total} />
                <Text role="status">
                  {progress.done} of {progress.total} services copied
                </Text>
              </div>
            )}
          </>
        }
      >
        <MenuBreadcrumb site={site} below={TITLE} />
        <FormSection id="menu" title={TITLE}>
          <BesideImage
            image={
              <>
                <MenuImageField kind="new-menu" siteId={siteId} mustFit disabled={isLocked} onBusy={setImageBusy} />
                <SelectField
                  name="copyFrom"
                  label="Copy Menu From"
                  options={sources}
                  placeholder="None"
                  disabled={isLocked}
                  hint={error === null ? 'Its services are put into the new menu too, at the same rates.' : 'The menus of the site could not be loaded.'}
                />
              </>
            }
          >
            <TextField name="name" label="Menu Name" required disabled={isLocked} />
            <TextAreaField name="description" label="Menu Description" rows={3} disabled={isLocked} />
            <SelectField name="status" label="Status" required options={MENU_STATUSES} placeholder="Choose a status" disabled={isLocked} />
          </BesideImage>
        </FormSection>
        {halfDone?.failed === COPY_STEP && (
          <Notice
            intent="error"
            isAlert
            title={COPY_FAILED}
            actions={
              <>
                <ActionButton onClick={goOn} reason={gate.reason}>
                  Go on copying
                </ActionButton>
                <Button onClick={goToMenus}>Leave it</Button>
              </>
            }
          >
            The menu {methods.getValues('name').trim()} was created{' '}
            {progress === null ? 'and is empty.' : `and has ${progress.done} of ${progress.total} services.`} The platform said:{' '}
            {readableServerMessage(halfDone.failure.message)}. Going on looks first what is there and copies the rest.
          </Notice>
        )}
        {halfDone !== null && halfDone.failed !== COPY_STEP && (
          <StoppedReport run={halfDone} onRetry={goOn} onLookAgain={() => void endWith(save.lookAgain())} />
        )}
      </FormPage>
      {confirmed !== null && submitButton !== null && (
        <NotesPopover
          question={`Create the menu ${confirmed.name}?`}
          confirmLabel="Create"
          target={submitButton}
          isBusy={false}
          blocked={gate.reason}
          onConfirm={(notes) => send(confirmed, notes)}
          onClose={() => setConfirmed(null)}
        />
      )}
      {guard.question}
    </>
  )
}
