import { isSelected, type Selection } from '#components/data-table/selection.ts'
import type { CampaignRecipient } from '#shared/domain/content/campaign.ts'
import type { TemplateType } from '#shared/domain/content/template.ts'
import { type AudienceSite, audienceSiteId, recipientOf } from './audience-site.ts'

/** Who gets a campaign, in the order of the list, and how many of the selected sites it does not reach. */
export interface SelectedRecipients {
  readonly recipients: readonly CampaignRecipient[]
  readonly unreachable: number
}

/**
 * The selected sites as recipients. All that match means those on the list that pass the filters; selected one by one, also those that a filter has hidden
 * since. `matches` are indexes into `sites`, undefined for all.
 */
export const selectedRecipients = (
  sites: readonly AudienceSite[],
  matches: Uint32Array | undefined,
  selection: Selection,
  channel: TemplateType,
): SelectedRecipients => {
  const matching = matches === undefined ? sites : Array.from(matches, (index) => sites[index] as AudienceSite)
  const selected = (selection.mode === 'some' ? sites : matching).filter((site) => isSelected(selection, audienceSiteId(site)))
  const recipients = selected.flatMap((site) => recipientOf(site, channel) ?? [])
  return { recipients, unreachable: selected.length - recipients.length }
}
