import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { DraftOfferDialog } from '#patterns/record-page/draft/draft-offer-dialog.tsx'
import { useRecordEdit } from '#patterns/record-page/use-record-edit.tsx'
import { useReturn } from '#patterns/screens/return-to.ts'
import { type SiteFormValues, sectionsOf } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { LOGO_BUSY } from '../messages.ts'
import { rewardChange } from '../model/group-reward.ts'
import { problemOf, recordFields } from '../model/review.ts'
import { fieldOfRefusal } from '../model/server-errors.ts'
import { siteUndo } from '../model/site-undo.ts'
import { valuesOf } from '../model/values.ts'
import { PagesOfSite } from '../pages/form-pages.tsx'
import { SiteForm } from '../site-form.tsx'
import { acceptsUserName, useSiteFormMethods } from '../use-site-form.ts'
import { loadSite } from './load-site.ts'
import { MessagingButtons, MessagingDialog } from './messaging.tsx'
import { useEditDraft } from './use-edit-draft.ts'
import { useSectionLocks } from './use-section-locks.ts'
import { SITE_PLATFORM, useSiteSaving } from './use-site-saving.tsx'

const SECTIONS = sectionsOf('edit')

export const EditSite = ({ source }: { readonly source: SiteSource }) => {
  const bridge = useBridge()
  const back = useReturn('/')
  const [isLogoBusy, setLogoBusy] = useState(false)
  const locks = useSectionLocks()
  const values = useMemo(() => valuesOf(source), [source])
  const fields = useMemo(() => recordFields(locks.fields), [locks])
  const methods = useSiteFormMethods('edit', values, locks.fields)
  const { siteId, domain } = source.record
  const storedUserName = source.record.userName?.trim() ?? ''
  const { draft, base } = useEditDraft({ siteId, methods, loaded: values, locked: locks.fields })
  /** The user name that was free when it was last checked. */
  const freeName = useRef<string | null>(null)

  const acceptUserName = async ({ userName }: SiteFormValues): Promise<boolean> => {
    if (userName === storedUserName || userName === freeName.current) return true
    const isFree = await acceptsUserName(bridge, methods, userName)
    if (isFree) freeName.current = userName
    return isFree
  }
  const leave = (): void => {
    edit.allowNextNavigation()
    back()
  }
  const saving = useSiteSaving({
    siteId,
    domain,
    fields,
    leaveLabel: 'Go to the sites',
    onFinished: () => {
      void draft.end()
      leave()
    },
    onLeft: leave,
  })
  const edit = useRecordEdit<SiteSource, SiteFormValues>({
    what: 'site',
    question: `Save the changes to ${domain}?`,
    loaded: source,
    valuesOf,
    fields,
    base,
    methods,
    sections: SECTIONS,
    accepts: acceptUserName,
    read: () => loadSite(bridge, siteId, source.record),
    platform: SITE_PLATFORM,
    write: (now, merged, send) => {
      // The next save checks it again.
      freeName.current = null
      return saving.write(now, merged, send)
    },
    undoOf: siteUndo,
    isSaved: saving.isSaved,
    check: (merged) => problemOf(merged, locks.fields),
    refusedField: fieldOfRefusal,
    invalidates: [],
    notSaved: 'The site could not be saved.',
    refusal: isLogoBusy ? LOGO_BUSY : null,
    leaving: `Your changes to ${domain} are not saved. Leaving also deletes their draft.`,
    onGivenUp: draft.giveUp,
    onSaved: ({ values: saved }, before) => saving.finish(rewardChange(before.reward, valuesOf(before).isGroupReward, saved)),
  })
  return (
    <>
      <SiteForm
        methods={methods}
        use="edit"
        lockedSections={locks.sections}
        storedUserName={storedUserName}
        onLogoBusy={setLogoBusy}
        onSubmit={edit.submit}
        head={<SiteHeading record={source.record} isLoading={false} actions={<MessagingButtons />} />}
        sitePages={<PagesOfSite siteId={siteId} />}
        bar={
          <>
            <Button onClick={back}>Cancel</Button>
            <ActionButton type="submit" appearance="primary" reason={edit.reason} isPending={edit.isBusy}>
              Save
            </ActionButton>
            {draft.failure !== null && <Text size={200}>The draft cannot be kept: {draft.failure}</Text>}
          </>
        }
      />
      {saving.report ?? edit.dialogs}
      {draft.offer !== null && <DraftOfferDialog offer={draft.offer} what={`edit of ${domain}`} />}
      <MessagingDialog control={methods.control} source={source} />
    </>
  )
}

const useStyles = makeStyles({ heading: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM } })

interface SiteHeadingProps {
  readonly record: SiteSource['record']
  readonly isLoading: boolean
  readonly actions?: ReactNode
}

export const SiteHeading = ({ record: { companyName, domain }, isLoading, actions }: SiteHeadingProps) => {
  const styles = useStyles()
  return (
    <div className={styles.heading}>
      <Text size={500} weight="semibold" dir="auto">
        {companyName || domain}
      </Text>
      <Text>{domain}</Text>
      {isLoading && <Spinner size="tiny" label="Loading the whole site" />}
      {actions}
    </div>
  )
}
