import * as z from 'zod'
import { GLOBAL_TEMPLATE_SITE_ID } from '#shared/domain/scope.ts'
import { newDomainProblem } from '#shared/domain/site/domain-label.ts'
import { firstLine, linkHosts, linksText } from '../link-hosts.ts'
import { counted, quoted, sentences, shown } from '../question.ts'
import { lookedUpSite, name, questioner, text } from './write-question.ts'

const newSite = z
  .looseObject({ domain: name, subdomain: text, userName: name, ownerEmail: z.string(), companyName: z.string() })
  .refine(({ domain, subdomain }) => newDomainProblem(domain, subdomain) === null)

export const createSite = questioner(z.looseObject({ input: newSite }), async ({ input }) => ({
  message: `Create the site ${shown(input.domain)} with the user ${shown(input.userName)}?`,
  detail: sentences(`Email of the owner: ${shown(input.ownerEmail)}.`, `Business: ${quoted(input.companyName)}.`),
  confirm: 'Create',
}))

const recipients = z.looseObject({ name: text, email: text, mobile: text, username: text })
const channels = z.looseObject({ domain: name, configs: z.array(z.looseObject({ senderList: z.array(recipients) })) })
const MOST_NAMED = 3

export const updateNotifications = questioner(channels, async ({ domain, configs }, records) => {
  const site = await lookedUpSite(records, { domain })
  const people = [...new Set(configs.flatMap(({ senderList }) => senderList.map(({ username, email, mobile }) => username || email || mobile || '?')))]
  const more = people.length - MOST_NAMED
  const named = people.slice(0, MOST_NAMED).map((one) => shown(one))
  return {
    message: `Change who gets the notifications of the site ${site.name}?`,
    detail: sentences(people.length === 0 ? 'Nobody gets them then.' : `To: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`, site.facts),
    confirm: 'Save',
  }
})

const provider = z.looseObject({ domain: name, system: z.string() })

const changeWhatsapp = (what: string) =>
  questioner(provider, async ({ domain, system }, records) => {
    const site = await lookedUpSite(records, { domain })
    return { message: `Change the WhatsApp ${what} of the site ${site.name}?`, detail: sentences(`Provider: ${quoted(system)}.`, site.facts), confirm: 'Save' }
  })

export const updateWhatsappConfig = changeWhatsapp('account')
export const updateWhatsappSettings = changeWhatsapp('provider settings')

export const registerStore = questioner(z.looseObject({ payload: z.string() }), async ({ payload }) => ({
  message: 'Register a store with ONDC?',
  detail: `It says: ${quoted(payload, 200)}.`,
  confirm: 'Register',
}))

const template = z.looseObject({ siteId: name, slugName: name, tempName: z.string(), tempSubject: text, text })

export const saveTemplate = questioner(z.looseObject({ input: template }), async ({ input }) => {
  const words = input.text ?? ''
  const line = firstLine(words)
  return {
    message: `Save the ${input.siteId === GLOBAL_TEMPLATE_SITE_ID ? 'global' : 'master'} template ${shown(input.slugName)}?`,
    detail: sentences(
      'What is sent with it says so from now on.',
      linksText(linkHosts([words, input.tempSubject ?? ''])),
      line === '' ? `${counted(words.length, 'character')}.` : `First line: ${quoted(line)}.`,
    ),
    confirm: 'Save',
  }
})
