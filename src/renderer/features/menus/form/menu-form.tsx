import { Button, DialogActions, DialogContent, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { NumberField } from '#components/form/fields/number-field.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { TextAreaField } from '#components/form/fields/text-area-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { focusFirstError } from '#components/form/focus-first-error.ts'
import { keepsTyped, sentValues } from '#components/form/typed-since.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import type { Step } from '#data/steps/use-steps.ts'
import { StoppedReport } from '#patterns/steps/stopped-report.tsx'
import { RESERVATION_TYPES } from '#shared/domain/content/menu.ts'
import { isAggregatorLocked } from '../aggregator/aggregator.ts'
import { AggregatorFields } from '../aggregator/aggregator-fields.tsx'
import type { Menu } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { IMAGE_BUSY, SAVING } from '../messages.ts'
import { isHalfDone, noteStep } from '../save-steps.ts'
import type { MenuSetting } from '../settings/menu-setting.ts'
import { BankFields, HoursFields } from '../settings/setting-fields.tsx'
import { MenuImageField } from './menu-image-field.tsx'
import {
  asksForReservation,
  falconMerchantId,
  type MenuFormMode,
  type MenuFormValues,
  menuFormSchema,
  menuFormValues,
  STATUS_OPTIONS,
  subMenuInput,
} from './menu-values.ts'
import { useEditSteps } from './use-edit-steps.ts'
import { useMenuSave } from './use-menu-save.ts'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  columns: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@media (max-width: 700px)': { gridTemplateColumns: '1fr' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
})

const RESERVATIONS = RESERVATION_TYPES.map((value) => ({ value, label: value }))
const LOCKED = 'Fixed once the menu is created.'

/** The fields in the order on screen, for the focus on the first wrong one. */
const SECTIONS = [
  {
    id: 'menu',
    title: 'Menu',
    fields: ['name', 'description', 'displayName', 'status', 'displayOrder', 'reservationType', 'image', 'aggregator', 'hours', 'bank', 'notes'],
  },
]

/** The fields may be scrolled away from it. */
const bringIntoSight = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' })

interface MenuFormProps {
  readonly mode: MenuFormMode
  readonly menu: Menu
  readonly menus: readonly Menu[]
  /** The settings of the menu that is edited; null without any, and for a new one. */
  readonly setting: MenuSetting
  readonly site: MenuSite
  /** Keep it stable between renders. */
  readonly onDirtyChange: (isDirty: boolean) => void
  /** Closes, or asks first. */
  readonly onLeave: () => void
  /** Closes without asking. */
  readonly onDone: () => void
}

/** The fields of a menu with its notes, saved together. */
export const MenuForm = ({ mode, menu, menus, setting, site, onDirtyChange, onLeave, onDone }: MenuFormProps) => {
  const bridge = useBridge()
  const styles = useStyles()
  const id = useId()
  const gate = useWriteGate()
  const saving = useMenuSave(site)
  const [isImageBusy, setImageBusy] = useState(false)
  const isNew = mode === 'ADD_SUB_MENU'
  const [options] = useState(() => ({
    defaultValues: menuFormValues(mode, menu, setting),
    resolver: zodResolver(menuFormSchema(menus, isNew ? null : menu.slugName, falconMerchantId(menu) !== null)),
    shouldFocusError: false,
  }))
  const methods = useForm<MenuFormValues, unknown, MenuFormValues>(options)
  const { isDirty } = methods.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const name = useWatch({ control: methods.control, name: 'name' })
  const of = useMemo(() => ({ kind: isNew ? ('new-menu' as const) : ('menu' as const), siteId: site.siteId }), [isNew, site.siteId])

  const refusal = gate.reason ?? (saving.isRunning ? SAVING : isImageBusy ? IMAGE_BUSY : null)
  /** The form as its save began: a retry goes on with that. */
  const sent = useRef<MenuFormValues | null>(null)
  const endWith = async (run: Promise<boolean>): Promise<void> => {
    if (!(await run)) return
    if (isNew || sent.current === null || !keepsTyped(methods, sent.current)) onDone()
  }
  const editSteps = useEditSteps(site, menu, setting, saving)
  const submit = (): void => {
    if (refusal !== null) return
    void methods.handleSubmit(
      (values) => {
        sent.current = sentValues(methods)
        const known = menus.map(({ slugName }) => slugName)
        const addSteps = (): readonly Step[] => [saving.create(subMenuInput(site, menu, menus, values), known), noteStep(bridge, site.siteId, values.notes)]
        void endWith(saving.start(isNew ? addSteps() : editSteps(values)))
      },
      (errors) => focusFirstError(SECTIONS, errors),
    )()
  }
  useShortcut({ keys: 'mod+s', description: 'Save the menu', group: 'Menu', run: submit })
  const halfDone = isHalfDone(saving.stopped) ? saving.stopped : null
  return (
    <FormProvider {...methods}>
      <DialogContent className={styles.content}>
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className={styles.columns}>
            <div className={styles.fields}>
              <TextField name="name" label="Menu Name" required disabled={!isNew} {...(isNew ? {} : { hint: LOCKED })} />
              <TextAreaField name="description" label="Menu Description" rows={2} disabled={!isNew} />
              <TextField name="displayName" label="Display Name" />
              <SelectField name="status" label="Menu Status" required options={STATUS_OPTIONS} placeholder="Select a status" />
              <NumberField name="displayOrder" label="Display Order" />
              {asksForReservation(mode, menu, name) && (
                <SelectField name="reservationType" label="Reservation Type" options={RESERVATIONS} placeholder="None" />
              )}
            </div>
            <div className={styles.fields}>
              <MenuImageField of={of} onBusy={setImageBusy} />
            </div>
          </div>
          {!isNew && (
            <>
              <AggregatorFields isLocked={isAggregatorLocked(menu)} />
              <HoursFields />
              <BankFields />
            </>
          )}
          <TextAreaField name="notes" label="Notes" required rows={3} hint="Kept in the history of the site." />
        </form>
        {halfDone !== null && (
          <div ref={bringIntoSight}>
            <StoppedReport run={halfDone} onRetry={() => void endWith(saving.retry())} onLookAgain={() => void endWith(saving.lookAgain())} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={halfDone === null ? onLeave : onDone}>{halfDone === null ? 'Cancel' : 'Close'}</Button>
        <Button
          type="submit"
          form={id}
          appearance="primary"
          disabledFocusable={refusal !== null || halfDone !== null}
          {...(refusal === null ? {} : { title: refusal })}
          {...(saving.isRunning ? { icon: <Spinner size="tiny" /> } : {})}
        >
          Save
        </Button>
      </DialogActions>
    </FormProvider>
  )
}
