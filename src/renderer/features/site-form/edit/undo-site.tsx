import { useBridge } from '#data/bridge/bridge-context.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { rewardChange } from '../model/group-reward.ts'
import { recordFields } from '../model/review.ts'
import { valuesOf } from '../model/values.ts'
import { loadSite } from './load-site.ts'
import { useSectionLocks } from './use-section-locks.ts'
import { SITE_PLATFORM, useSiteSaving } from './use-site-saving.tsx'

/** Takes a save of Edit Site back. */
export const UndoSite = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  const fields = recordFields(useSectionLocks().fields)
  const saving = useSiteSaving({ siteId: undo.id, domain: name, fields, leaveLabel: 'Leave it', onFinished: onClose, onLeft: onClose })
  const review = useRecordUndo<SiteSource, SiteFormValues>({
    undo,
    name,
    onClose,
    what: 'site',
    valuesOf,
    fields,
    read: () => loadSite(bridge, undo.id, null),
    platform: SITE_PLATFORM,
    write: saving.write,
    isSaved: saving.isSaved,
    onSaved: ({ values }, before) => saving.finish(rewardChange(before.reward, valuesOf(before).isGroupReward, values)),
    invalidates: [],
  })
  return <>{saving.report ?? review}</>
}
