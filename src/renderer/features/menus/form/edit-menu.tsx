import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { GetServiceTypeSettingBySiteDocument, GetServiceTypesBySiteIdRecordsDocument } from '#generated/graphql.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { RecordPage } from '#patterns/record-page/record-page.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { type Menu, menuName } from '../menu.ts'
import { readMenus } from '../menu-cache.ts'
import type { MenuSite } from '../menu-site.ts'
import { IMAGE_BUSY, MENU_GONE, MENU_NOT_SAVED, SAVING, SETTING_FAILED } from '../messages.ts'
import { isHalfDone } from '../save-steps.ts'
import { type MenuSetting, settingTypeValue } from '../settings/menu-setting.ts'
import { MENU_FIELDS, MENU_SECTIONS } from './menu-edit.ts'
import { MenuFields } from './menu-fields.tsx'
import { editModeOf, falconMerchantId, type MenuFormValues, menuFormSchema, menuFormValues } from './menu-values.ts'
import { useEditSteps } from './use-edit-steps.ts'
import { useMenuSave } from './use-menu-save.ts'

/** A menu as the platform holds it, with its settings. */
interface StoredMenu {
  readonly menu: Menu
  readonly setting: MenuSetting
}

const readMenu = async (bridge: Bridge, { siteId, domain }: MenuSite, slugName: string): Promise<StoredMenu | null> => {
  const [menus, setting] = await Promise.all([
    readMenus(bridge, siteId),
    executeOperation(bridge, GetServiceTypeSettingBySiteDocument, { domain, typeValue: settingTypeValue(slugName) }),
  ])
  const menu = menus.find((each) => each.slugName === slugName)
  return menu === undefined ? null : { menu, setting: setting.data.getServiceTypeSettingBySite }
}

const valuesOf = ({ menu, setting }: StoredMenu): MenuFormValues => menuFormValues(editModeOf(menu), menu, setting)

interface EditMenuProps {
  readonly slugName: string
  /** All menus of the site. */
  readonly menus: readonly Menu[]
  readonly site: MenuSite
}

/** A menu with its settings, read when the dialog opens. */
export const EditMenu = ({ slugName, menus, site }: EditMenuProps) => (
  <RecordPage
    what="menu"
    id={slugName}
    read={(bridge, slug) => readMenu(bridge, site, slug)}
    notFound={{ title: MENU_GONE, explanation: 'It may have been deleted.' }}
    loadFailed={SETTING_FAILED}
  >
    {(stored) => <EditMenuForm stored={stored} menus={menus} site={site} />}
  </RecordPage>
)

const EditMenuForm = ({ stored, menus, site }: Omit<EditMenuProps, 'slugName'> & { readonly stored: StoredMenu }) => {
  const { menu } = stored
  const bridge = useBridge()
  const saving = useMenuSave(site)
  const editSteps = useEditSteps(site, saving)
  const [isImageBusy, setImageBusy] = useState(false)
  const schema = useMemo(() => menuFormSchema(menus, menu.slugName, falconMerchantId(menu) !== null), [menu, menus])
  const [options] = useState(() => ({ defaultValues: valuesOf(stored), resolver: zodResolver(schema), shouldFocusError: false }))
  const methods = useForm<MenuFormValues, unknown, MenuFormValues>(options)
  const edit = useRecordEdit<StoredMenu, MenuFormValues>({
    what: 'menu',
    question: `Save the changes to ${menuName(menu)}?`,
    loaded: stored,
    valuesOf,
    fields: MENU_FIELDS,
    methods,
    sections: MENU_SECTIONS,
    read: () => readMenu(bridge, site, menu.slugName),
    run: (now, { values }) => saving.run(editSteps(now.menu, now.setting, { ...values, notes: methods.getValues('notes').trim() })),
    // The notes alone are worth an entry, and FALCON is sent what it knows of the store again.
    savesUnchanged: true,
    check: (values) => schema.safeParse({ ...values, notes: methods.getValues('notes') }).error?.issues[0]?.message ?? null,
    invalidates: [GetServiceTypesBySiteIdRecordsDocument],
    notSaved: MENU_NOT_SAVED,
    refusal: saving.isPending ? SAVING : isImageBusy ? IMAGE_BUSY : null,
    leaving: `Your changes to ${menuName(menu)} are not saved.`,
  })
  const halfDone = isHalfDone(saving.stopped) ? saving.stopped : null
  const goOn = async (run: Promise<boolean>): Promise<void> => {
    if (await run) edit.close()
  }
  return (
    <RecordForm
      label="Menu"
      methods={methods}
      sections={MENU_SECTIONS}
      saving={halfDone === null ? edit : { ...edit, reason: halfDone.failed }}
      {...(halfDone === null ? {} : { cancelLabel: 'Close', onCancel: edit.close })}
      below={
        halfDone !== null && (
          <div ref={bringIntoSight}>
            <StoppedReport run={halfDone} onRetry={() => void goOn(saving.retry())} onLookAgain={() => void goOn(saving.lookAgain())} />
          </div>
        )
      }
    >
      <MenuFields mode={editModeOf(menu)} menu={menu} site={site} methods={methods} onImageBusy={setImageBusy} />
    </RecordForm>
  )
}

/** The fields may be scrolled away from it. */
const bringIntoSight = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' })
