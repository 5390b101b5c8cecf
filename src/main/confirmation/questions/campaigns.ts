import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { firstLine, linkHosts, linksText } from '../link-hosts.ts'
import { people, type Question, quoted, sentences } from '../question.ts'

/** Tokens of a text and the recipient's fields that replace them. A field can hold a link. */
const FILLED = { _companyName_: 'companyName', _custName_: 'custName', _sitePlan_: 'sitePlan', _user_name_: 'userName' } as const

function* filledTexts({ subject, content, recipients }: CampaignOrder): Generator<string> {
  yield content
  yield subject
  const used = Object.entries(FILLED).filter(([token]) => content.includes(token) || subject.includes(token))
  for (const recipient of recipients) for (const [, field] of used) yield recipient[field] ?? ''
}

/** The question before a campaign: how many people get what, and where its links lead. */
export const questionOfCampaign = (order: CampaignOrder): Question => {
  const { channel, template, subject, content, imageUrl, recipients } = order
  const hosts = linkHosts(filledTexts(order))
  const [image] = imageUrl === null ? [] : linkHosts([imageUrl])
  return {
    message: `Send ${channel === 'EMAIL' ? 'an email' : 'a WhatsApp message'} to ${people(recipients.length)}?`,
    detail: sentences(
      linksText(content.includes('_fqdn_') ? [...hosts, "each one's own site"] : hosts),
      imageUrl === null ? null : `Image from ${image ?? 'an unreadable address'}.`,
      channel === 'EMAIL' ? `Subject: ${quoted(subject)}.` : null,
      `First line: ${quoted(firstLine(content), 120)}.`,
      `Template: ${quoted(template)}.`,
    ),
    confirm: 'Send',
  }
}
