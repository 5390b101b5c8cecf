import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { focusField } from '#components/form/field-id.ts'
import { onKeys } from '#components/shortcuts/composition.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { SiteFactEditorProps } from '#patterns/panels/panels.ts'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import type { SiteField } from '../fields/field.ts'
import { type FieldName, type PlacedGroup, SITE_FIELDS, type SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { recordFields } from '../model/review.ts'
import { siteFormSchema } from '../model/schema.ts'
import { fieldOfRefusal } from '../model/server-errors.ts'
import { siteUndo } from '../model/site-undo.ts'
import { emptyValues, normalised, valuesOf } from '../model/values.ts'
import { SectionBody } from '../sections/section-body.tsx'
import { SiteFormContext } from '../use-site-form.ts'
import { loadSite } from './load-site.ts'
import { SITE_PLATFORM, useSiteSaving } from './use-site-saving.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: '200px', maxWidth: '320px' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS },
})

const CONTEXT = { use: 'edit', storedUserName: '', onLogoBusy: () => undefined } as const

/** What one field asks of a form: the rules of Edit Site for it alone. */
const rulesOf = (field: FieldName) =>
  siteFormSchema(
    'edit',
    SITE_FIELDS.map(({ name }) => name).filter((name) => name !== field),
  )

/** Whether Escape belongs to what a control has opened. */
const isOpen = (target: EventTarget): boolean => target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'

/**
 * Changes one plain field of a site where it is shown: the control, the rules, the review and the save are those of Edit Site. Enter saves, Escape puts it back.
 */
export const SiteFactEditor = ({ site, field, shown, onSaved, onClose }: SiteFactEditorProps) => {
  const styles = useStyles()
  const bridge = useBridge()
  const { siteId, domain } = site
  // What is on screen is what the user changes: what somebody else made of it since shows in the review.
  const base = useMemo(() => normalised({ ...emptyValues(), [field]: shown }), [field, shown])
  const { fields, groups, rules, sections } = useMemo(() => partsOf(field), [field])
  const methods = useForm<SiteFormValues, unknown, SiteFormValues>({
    defaultValues: base,
    resolver: zodResolver(rules),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const saving = useSiteSaving({ siteId, domain, fields, leaveLabel: 'Leave it', onFinished: onClose, onLeft: onClose })
  const edit = useRecordEdit<SiteSource, SiteFormValues>({
    what: 'site',
    question: `Save the changes to ${domain}?`,
    loaded: { record: site, setting: null, reward: null } as unknown as SiteSource,
    valuesOf,
    fields,
    base,
    methods,
    sections,
    read: () => loadSite(bridge, siteId, site),
    platform: SITE_PLATFORM,
    write: (now, merged, send) => {
      // The rest of the site is known only now: the license must not end before it starts.
      const problem = rules.safeParse(merged.values).error?.issues[0]
      if (problem !== undefined) throw new PlatformFailure({ kind: 'rejected', message: problem.message })
      return saving.write(now, merged, send)
    },
    undoOf: siteUndo,
    isSaved: saving.isSaved,
    refusedField: (message) => (fieldOfRefusal(message)?.field === field ? { field, message } : null),
    invalidates: [],
    notSaved: 'The site could not be saved.',
    leaving: `Your changes to ${domain} are not saved.`,
    onSaved: ({ values }) => {
      onSaved(values[field])
      return saving.finish(null)
    },
  })
  useEffect(() => void focusField(field), [field])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isOpen(event.target)) return
    event.stopPropagation()
    onClose()
  }
  return (
    <SiteFormContext value={CONTEXT}>
      <FormProvider {...methods}>
        <form
          aria-label={`Change of ${domain}`}
          className={styles.form}
          noValidate
          onKeyDown={onKeys(onKeyDown)}
          onSubmit={(event) => {
            event.preventDefault()
            if (edit.isDirty()) edit.submit()
            else onClose()
          }}
        >
          <SectionBody groups={groups} disabled={false} />
          <div className={styles.buttons}>
            <Button size="small" onClick={onClose}>
              Cancel
            </Button>
            <ActionButton type="submit" size="small" appearance="primary" reason={edit.reason} isPending={edit.isBusy}>
              Save
            </ActionButton>
          </div>
        </form>
      </FormProvider>
      {saving.report ?? edit.dialogs}
    </SiteFormContext>
  )
}

/** What the editor of one field is made of: the field as it is compared, drawn and checked. */
const partsOf = (name: FieldName) => {
  const entries = (SITE_FIELDS as readonly SiteField[]).filter((entry) => entry.name === name)
  const groups: readonly PlacedGroup[] = [{ id: 'fact', layout: 'stack', fields: entries }]
  const sections = [{ id: 'fact', title: 'Fact', fields: [name] }]
  return { fields: recordFields().filter(({ id }) => id === name), groups, rules: rulesOf(name), sections }
}
