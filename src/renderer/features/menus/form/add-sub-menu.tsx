import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { RecordForm } from '#patterns/record-page/record-form.tsx'
import { useLeaveGuard } from '#patterns/record-page/use-leave-guard.tsx'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { type Menu, menuName } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { IMAGE_BUSY, SAVING } from '../messages.ts'
import { isHalfDone, noteStep } from '../save-steps.ts'
import { MENU_SECTIONS } from './menu-edit.ts'
import { MenuFields } from './menu-fields.tsx'
import { type MenuFormValues, menuFormSchema, menuFormValues, subMenuInput } from './menu-values.ts'
import { useMenuSave } from './use-menu-save.ts'

interface AddSubMenuProps {
  readonly parent: Menu
  /** All menus of the site. */
  readonly menus: readonly Menu[]
  readonly site: MenuSite
}

/** The form of a new sub-menu: the sub-menu and its note are saved one after the other. */
export const AddSubMenu = ({ parent, menus, site }: AddSubMenuProps) => {
  const bridge = useBridge()
  const gate = useWriteGate()
  const saving = useMenuSave(site)
  const [isImageBusy, setImageBusy] = useState(false)
  const [options] = useState(() => ({
    defaultValues: menuFormValues('ADD_SUB_MENU', parent, null),
    resolver: zodResolver(menuFormSchema(menus, null)),
    shouldFocusError: false,
  }))
  const methods = useForm<MenuFormValues, unknown, MenuFormValues>(options)
  const { isDirty } = methods.formState
  const guard = useLeaveGuard({
    isDirty,
    detail: `Your changes to ${menuName(parent)} are not saved.`,
  })
  const reason = gate.reason ?? (saving.isPending ? SAVING : isImageBusy ? IMAGE_BUSY : null)
  const endWith = async (run: Promise<boolean>): Promise<void> => {
    if (await run) guard.close()
  }
  const submit = (): void => {
    if (reason !== null) return
    void methods.handleSubmit(
      (values) => {
        const known = menus.map(({ slugName }) => slugName)
        void endWith(saving.run([saving.create(subMenuInput(site, parent, menus, values), known), noteStep(bridge, site.siteId, values.notes)]))
      },
      (errors) => focusFirstError(MENU_SECTIONS, errors),
    )()
  }
  const halfDone = isHalfDone(saving.stopped) ? saving.stopped : null
  return (
    <RecordForm
      label="Menu"
      methods={methods}
      sections={MENU_SECTIONS}
      saving={{ submit, isBusy: saving.isPending, reason: halfDone === null ? reason : halfDone.failed, problem: null, dialogs: guard.question }}
      {...(halfDone === null ? {} : { cancelLabel: 'Close', onCancel: guard.close })}
      below={
        halfDone !== null && <StoppedReport run={halfDone} onRetry={() => void endWith(saving.retry())} onLookAgain={() => void endWith(saving.lookAgain())} />
      }
    >
      <MenuFields mode="ADD_SUB_MENU" menu={parent} site={site} methods={methods} onImageBusy={setImageBusy} />
    </RecordForm>
  )
}
