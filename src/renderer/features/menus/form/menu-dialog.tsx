import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusFirstError } from '#components/form/form-errors.ts'
import { useIsDirty } from '#components/form/typed-since.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { CreateServiceTypeV2Document, GetServiceTypesBySiteIdRecordsDocument, UpdateServiceTypeDocument } from '#generated/graphql.ts'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import type { RecordSaving } from '#patterns/record-page/save-bar.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readSeoText } from '../aggregator/falcon-store.ts'
import { type Menu, type MenuSite, menuName } from '../menu.ts'
import { type MenuSave, readMenus, useMenuSave } from '../menu-saving.ts'
import { MENU_GONE, MENU_NOT_SAVED, SETTING_FAILED } from '../messages.ts'
import type { MenuSetting } from '../settings/menu-setting.ts'
import { MenuFields, type MenuFieldsProps } from './menu-fields.tsx'
import { menuRecord } from './menu-undo.ts'
import {
  editModeOf,
  falconMerchantId,
  MENU_FIELDS,
  MENU_SECTIONS,
  type MenuFormValues,
  MODE_TITLES,
  menuFormSchema,
  menuFormValues,
  subMenuInput,
} from './menu-values.ts'
import { readSetting, useEditSteps } from './use-edit-steps.ts'

interface MenuDialogProps {
  readonly mode: 'edit' | 'add-sub-menu'
  /** The menu that is edited, or the parent of the new one. */
  readonly menu: Menu
  readonly menus: readonly Menu[]
  readonly site: MenuSite
  /** What the parameter `dialog` of the address holds while this one is open. */
  readonly address: string
  readonly onClose: () => void
}

/** The dialog of a menu: "Update Menu", "Add Sub Menu" or "update Sub Menu". */
export const MenuDialog = ({ mode, menu, menus, site, address, onClose }: MenuDialogProps) => {
  // What it was opened with: a status switched or a list read in the meantime does not change a form that is being filled.
  const [opened] = useState({ menu, menus })
  const title = MODE_TITLES[mode === 'edit' ? editModeOf(opened.menu) : 'ADD_SUB_MENU']
  return (
    <RecordDialog title={title} place={{ parameter: 'dialog', value: address }} onClose={onClose} width={860}>
      {mode === 'edit' ? (
        <RecordPage
          what="menu"
          id={opened.menu.slugName}
          read={(bridge, slug) => readMenu(bridge, site, slug)}
          notFound={{ title: MENU_GONE, explanation: 'It may have been deleted.' }}
          loadFailed={SETTING_FAILED}
        >
          {(stored) => <EditMenu stored={stored} menus={opened.menus} site={site} />}
        </RecordPage>
      ) : (
        <AddSubMenu parent={opened.menu} menus={opened.menus} site={site} />
      )}
    </RecordDialog>
  )
}

interface StoredMenu {
  readonly menu: Menu
  readonly setting: MenuSetting
  /** The site's SEO description. */
  readonly seoText: string
}

const readMenu = async (bridge: Bridge, { siteId, domain }: MenuSite, slugName: string): Promise<StoredMenu | null> => {
  const [menus, setting, seoText] = await Promise.all([readMenus(bridge, siteId), readSetting(bridge, domain, slugName), readSeoText(bridge, domain)])
  const menu = menus.find((each) => each.slugName === slugName)
  return menu === undefined ? null : { menu, setting, seoText }
}

const valuesOf = ({ menu, setting, seoText }: StoredMenu): MenuFormValues => menuFormValues(editModeOf(menu), menu, setting, seoText)

type SiteMenus = Pick<MenuDialogProps, 'menus' | 'site'>

const EditMenu = ({ stored, menus, site }: SiteMenus & { readonly stored: StoredMenu }) => {
  const { menu } = stored
  const bridge = useBridge()
  const saving = useMenuSave(site, [UpdateServiceTypeDocument])
  const editSteps = useEditSteps(site, saving)
  const schema = useMemo(() => menuFormSchema(menus, menu.slugName, falconMerchantId(menu) !== null), [menu, menus])
  const methods = useForm({ defaultValues: valuesOf(stored), resolver: zodResolver(schema), shouldFocusError: false })
  const edit = useRecordEdit<StoredMenu, MenuFormValues>({
    what: 'menu',
    question: `Save the changes to ${menuName(menu)}?`,
    loaded: stored,
    valuesOf,
    fields: MENU_FIELDS,
    methods,
    sections: MENU_SECTIONS,
    read: () => readMenu(bridge, site, menu.slugName),
    run: (now, { values, changed }) => saving.save.run(editSteps(now.menu, now.setting, { ...values, notes: methods.getValues('notes').trim() }, changed)),
    // The notes alone are worth an entry, and FALCON is sent what it knows of the store again.
    savesUnchanged: true,
    check: (values) => schema.safeParse({ ...values, notes: methods.getValues('notes') }).error?.issues[0]?.message ?? null,
    invalidates: [GetServiceTypesBySiteIdRecordsDocument],
    notSaved: MENU_NOT_SAVED,
    refusal: saving.save.gate.reason ?? saving.refusal,
    leaving: `Your changes to ${menuName(menu)} are not saved.`,
  })
  return <MenuForm mode={editModeOf(menu)} menu={menu} site={site} methods={methods} saving={edit} steps={saving} close={edit.close} isStored />
}

/** The form of a new sub-menu: the sub-menu and its note are saved one after the other. */
const AddSubMenu = ({ parent, menus, site }: SiteMenus & { readonly parent: Menu }) => {
  const saving = useMenuSave(site, [CreateServiceTypeV2Document])
  const { save, create, note } = saving
  const [resolver] = useState(() => zodResolver(menuFormSchema(menus, null)))
  const methods = useForm({ defaultValues: menuFormValues('ADD_SUB_MENU', parent, null), resolver, shouldFocusError: false })
  const isDirty = useIsDirty(methods.control)
  const guard = useLeaveGuard({ isDirty, detail: `Your changes to ${menuName(parent)} are not saved.` })
  const reason = save.gate.reason ?? saving.refusal
  const add = async (values: MenuFormValues): Promise<void> => {
    if (await save.run([create(subMenuInput(site, parent, menus, values), menus), note(values.notes)])) guard.close()
  }
  const submit = (): void => {
    if (reason === null) void methods.handleSubmit(add, (errors) => focusFirstError(MENU_SECTIONS, errors))()
  }
  return (
    <MenuForm
      mode="ADD_SUB_MENU"
      menu={parent}
      site={site}
      methods={methods}
      saving={{ submit, isBusy: save.isPending, reason, problem: null, dialogs: guard.question }}
      steps={saving}
      close={guard.close}
    />
  )
}

interface MenuFormProps extends Omit<MenuFieldsProps, 'onImageBusy' | 'onStoreImagesBusy'> {
  readonly saving: RecordSaving
  readonly steps: MenuSave
  readonly close: () => void
  /** It is there already, and may have been changed before. */
  readonly isStored?: boolean
}

/** The fields with Save and Cancel. What is half done can only be gone on with, or left as it is. */
const MenuForm = ({ saving, steps: { save, halfDone, setImageBusy, setStoreImagesBusy }, close, isStored = false, ...fields }: MenuFormProps) => {
  const goOn = async (run: Promise<boolean>): Promise<void> => {
    if (await run) close()
  }
  return (
    <RecordForm
      label="Menu"
      methods={fields.methods}
      sections={MENU_SECTIONS}
      saving={halfDone === null ? saving : { ...saving, reason: halfDone.failed }}
      record={isStored ? { sort: 'menu', ...menuRecord(fields.site.siteId, fields.menu).record } : undefined}
      {...(halfDone === null ? {} : { cancelLabel: 'Close', onCancel: close })}
      below={
        halfDone !== null && (
          <div ref={bringIntoSight}>
            <StoppedReport run={halfDone} onRetry={() => void goOn(save.retry())} onLookAgain={() => void goOn(save.lookAgain())} />
          </div>
        )
      }
    >
      <MenuFields {...fields} onImageBusy={setImageBusy} onStoreImagesBusy={setStoreImagesBusy} />
    </RecordForm>
  )
}

/** The fields may be scrolled away from it. */
const bringIntoSight = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' })
