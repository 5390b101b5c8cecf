import * as z from 'zod'
import { DEFAULT_SITE_MODE } from '#shared/domain/site/site-choices.ts'
import { paymentWords } from '#shared/domain/text/code-words.ts'
import { isFound, type KnownSetting, type ListedSite, type LookUp } from '../known-records.ts'
import { type Question, quoted, sentences, shown } from '../question.ts'
import { name, questioner, siteNamed, text, warningOf } from './write-question.ts'

const mode = z.looseObject({ internalName: text, displayName: text, paymentState: text })
const change = z.looseObject({
  siteId: name,
  domain: name,
  siteType: text,
  siteOptions: text,
  enabled: z.boolean().nullish(),
  siteMode: text,
  userName: text,
  ownerEmail: text,
  ownerMob: text,
  isGroupAdmin: z.boolean().nullish(),
  groupId: text,
  channelPartnerId: text,
  integratePaymentOption: z.array(z.string()).max(1000).nullish(),
  paymentModes: z.array(mode).max(1000).nullish(),
})
type Change = z.infer<typeof change>
type Mode = z.infer<typeof mode>

/** A site as the platform stores it: its entry in the lists, and its settings. */
interface Stored {
  readonly listed: LookUp<ListedSite>
  readonly setting: LookUp<KnownSetting>
}

const yesNo = (is: boolean | null | undefined): string => (is === true ? 'Yes' : 'No')

/** @param from undefined: it could not be read. @param to undefined: it stays as it is */
const changeOf = (label: string, from: string | undefined, to: string | undefined): readonly string[] => {
  if (to === undefined || to === from) return []
  if (from === undefined) return to === '' ? [] : [`${label}: ${quoted(to)}.`]
  return [`${label}: ${quoted(from)} to ${quoted(to)}.`]
}

const given = (value: string | null | undefined): string | undefined => (value === undefined ? undefined : (value ?? ''))

/** Changes of the owner, the group or the partner, each of whom can use the site. */
const accessChanges = (input: Change, { listed, setting }: Stored): readonly string[] => {
  const [site, settings] = [isFound(listed) ? listed : undefined, isFound(setting) ? setting : undefined]
  const from = (value: string | null | undefined, known: object | undefined): string | undefined => known && (value ?? '')
  const isAdmin = input.isGroupAdmin ?? undefined
  return [
    ...changeOf('User Name', from(site?.userName, site), given(input.userName)),
    ...changeOf('Email', from(settings?.contactEmail, settings), given(input.ownerEmail)),
    ...changeOf('Mobile', from(settings?.contactNumber, settings), given(input.ownerMob)),
    ...changeOf('Group admin', site && yesNo(site.isGroupAdmin), isAdmin === undefined ? undefined : yesNo(isAdmin)),
    ...changeOf('Group id', from(site?.groupId, site), given(input.groupId)),
    ...changeOf('Channel partner', from(site?.channelPartnerId, site), given(input.channelPartnerId)),
  ]
}

/** Names what is added and removed: of two long lists nobody sees the difference. */
const listChange = (label: string, from: readonly string[] | undefined, to: readonly string[] | undefined): readonly string[] => {
  if (to === undefined) return []
  const [added, removed] = [to.filter((one) => from?.includes(one) !== true), (from ?? []).filter((one) => !to.includes(one))]
  const parts = [added.length > 0 && `adds ${shown(added.join(', '), 120)}`, removed.length > 0 && `removes ${shown(removed.join(', '), 120)}`].filter(Boolean)
  return parts.length === 0 ? [] : [`${label}: ${parts.join(', ')}.`]
}

const modeText = ({ internalName, displayName, paymentState }: Mode): string =>
  `${displayName ?? ''} (${paymentWords(internalName)}, ${paymentState === 'PAID_ONLINE' ? 'online' : 'offline'})`

/** By which ways the customers of the site pay. */
const paymentChanges = ({ integratePaymentOption, paymentModes }: Change, { setting }: Stored): readonly string[] => {
  const settings = isFound(setting) ? setting : undefined
  const optionsOf = (options: readonly string[] | null | undefined) => (options ?? []).map(paymentWords)
  return [
    ...listChange(
      'Payment options',
      settings && optionsOf(settings.integratePaymentOption),
      integratePaymentOption === undefined ? undefined : optionsOf(integratePaymentOption),
    ),
    ...listChange(
      'Payment modes',
      settings && (settings.paymentModes ?? []).map(modeText),
      paymentModes === undefined ? undefined : (paymentModes ?? []).map(modeText),
    ),
  ]
}

/** The way in which an edit takes the site down; null if it does not, or the site was down before. */
const takesDown = ({ enabled, siteMode }: Change, { listed, setting }: Stored): 'off' | 'hidden' | null => {
  if (enabled === false && !(isFound(listed) && listed.enabled === false)) return 'off'
  const isHidden = typeof siteMode === 'string' && siteMode !== '' && siteMode !== DEFAULT_SITE_MODE
  return isHidden && !(isFound(setting) && setting.siteMode === siteMode) ? 'hidden' : null
}

const messageOf = (site: string, down: 'off' | 'hidden' | null, access: boolean, payments: boolean): string => {
  if (down !== null) return down === 'off' ? `Save the site ${site} as inactive?` : `Take the site ${site} offline?`
  if (!payments) return `Change who has access to the site ${site}?`
  return access ? `Change access to the site ${site}, and how its customers pay?` : `Change how customers of the site ${site} pay?`
}

/** Asks if an edit takes a site down, changes who has access, or how customers pay. Other edits are saved unasked. */
export const updateSite = questioner(z.looseObject({ input: change }), async ({ input }, records): Promise<Question | null> => {
  const { siteId, domain, siteType, siteOptions } = input
  const [found, inList] = await Promise.all([records.site({ siteId, domain }), records.listedSite(siteId, siteType, siteOptions)])
  // The id of one site with the domain of another is no site.
  const listed = isFound(inList) && inList.domain !== domain ? 'absent' : inList
  const stored: Stored = { listed, setting: isFound(found) ? found.setting : found }
  const [down, access, payments] = [takesDown(input, stored), accessChanges(input, stored), paymentChanges(input, stored)]
  if (down === null && access.length === 0 && payments.length === 0) return null
  const site = siteNamed(found, { siteId, domain })
  return {
    message: messageOf(site.name, down, access.length > 0, payments.length > 0),
    detail: sentences(down === null ? null : 'Customers cannot use it then.', isFound(found) ? warningOf(listed) : null, ...access, ...payments, site.facts),
    confirm: 'Save',
  }
})
