import { USER_NAME_TAKEN } from '#components/availability/use-availability.ts'
import type { FieldName } from '../fields/site-fields.ts'
import { DOMAIN_NOT_AVAILABLE } from '../messages.ts'

/** Words in the platform's refusals, and the field they are about; `message` in place of the platform's own. */
const PLACES: readonly { readonly words: RegExp; readonly field: FieldName; readonly message?: string }[] = [
  { words: /sub.?domain.*(exist|taken|available)/i, field: 'subdomain', message: DOMAIN_NOT_AVAILABLE },
  { words: /sub.?domain/i, field: 'subdomain' },
  { words: /domain.*(exist|taken|available)/i, field: 'domain', message: DOMAIN_NOT_AVAILABLE },
  { words: /user.?name.*(exist|taken|available)/i, field: 'userName', message: USER_NAME_TAKEN },
  { words: /domain/i, field: 'domain' },
  { words: /user.?name/i, field: 'userName' },
  { words: /e.?mail/i, field: 'ownerEmail' },
  { words: /channel.?partner/i, field: 'channelPartnerId' },
  { words: /partner.?type/i, field: 'partnerType' },
  { words: /customer.?name|custName/i, field: 'custName' },
  { words: /company.?name/i, field: 'companyName' },
  { words: /\bgst/i, field: 'gstNo' },
  { words: /owner.?mob|\bmobile/i, field: 'ownerMob' },
  { words: /currency/i, field: 'currency' },
  { words: /sales.?person/i, field: 'salesPerson' },
  { words: /support.?acc(ount)?.?manager/i, field: 'supportAccManager' },
  { words: /reference.?site/i, field: 'referenceSite' },
  { words: /group.?id/i, field: 'groupId' },
  { words: /site.?type/i, field: 'siteType' },
  { words: /site.?option/i, field: 'siteOption' },
  { words: /site.?mode/i, field: 'siteMode' },
  { words: /courier/i, field: 'courierOption' },
  { words: /payment.?option/i, field: 'integratePaymentOption' },
  { words: /licen[cs]e/i, field: 'tillDate' },
]

/** The field that a refusal is about, null when it names none. `readable`: the message with its underscores as spaces. */
export const fieldOfRefusal = (readable: string): { readonly field: FieldName; readonly message: string } | null => {
  const place = PLACES.find(({ words }) => words.test(readable))
  return place === undefined ? null : { field: place.field, message: place.message ?? readable }
}
