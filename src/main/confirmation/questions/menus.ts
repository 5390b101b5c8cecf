import * as z from 'zod'
import { isFound, type KnownMenuSetting } from '../known-records.ts'
import { type Question, quoted, sentences } from '../question.ts'
import { lookedUpSite, name, questioner, text, warningOf } from './write-question.ts'

const account = z.looseObject({ accountNum: text, bankName: text, accountHolder: text, ifscCode: text })
const setting = z.looseObject({
  domain: name,
  typeValue: name,
  paymentLink: text,
  qrcode: text,
  qrImage: z.looseObject({ key: text }).nullish(),
  bankDetails: z.array(account).max(1000).nullish(),
})

type Account = z.infer<typeof account>
type Payee = Pick<z.infer<typeof setting>, 'paymentLink' | 'qrcode' | 'qrImage' | 'bankDetails'>

const accountText = ({ bankName, accountNum, ifscCode, accountHolder }: Account): string =>
  [bankName, accountNum, ifscCode, accountHolder].filter(Boolean).join(' ')

/** Where the customers of a menu pay, by the words of the question. */
const payeeOf = ({ paymentLink, qrcode, qrImage, bankDetails }: Payee): Readonly<Record<string, string>> => ({
  'Payment link': paymentLink ?? '',
  'QR code': qrImage?.key ?? qrcode ?? '',
  'Bank accounts': (bankDetails ?? []).map(accountText).filter(Boolean).join(', '),
})

const NOTHING_STORED: Payee = {}

const changesOf = (input: Payee, stored: KnownMenuSetting | undefined): readonly string[] => {
  const [before, after] = [payeeOf(stored ?? NOTHING_STORED), payeeOf(input)]
  return Object.entries(after).flatMap(([label, to]) => (to === before[label] ? [] : [`${label}: ${quoted(before[label])} to ${quoted(to)}.`]))
}

/** Asks where the payments of a shop's customers would go elsewhere. The other settings of a menu are saved unasked. */
export const saveMenuSetting = questioner(z.looseObject({ input: setting }), async ({ input }, records): Promise<Question | null> => {
  const { domain, typeValue } = input
  const stored = await records.menuSetting(domain, typeValue)
  const changes = changesOf(input, isFound(stored) ? stored : undefined)
  // A setting that could not be read may hold an account that this takes away.
  if (changes.length === 0 && stored !== 'unread') return null
  const site = await lookedUpSite(records, { domain })
  return {
    message: `Change where customers of the site ${site.name} pay?`,
    detail: sentences(stored === 'unread' ? warningOf(stored) : null, ...changes, `Menu: ${quoted(typeValue.replace(/::setting$/, ''))}.`, site.facts),
    confirm: 'Save',
  }
})
