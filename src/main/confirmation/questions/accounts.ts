import * as z from 'zod'
import { permissionLabel } from '#shared/domain/access/access-labels.ts'
import { grantsText } from '#shared/domain/bulk/grants-text.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { isFound, type KnownUser, type LookUp } from '../known-records.ts'
import { counted, type Question, quoted, sentences, shown } from '../question.ts'
import { lookedUpSite, name, questioner, text, userFacts, warningOf } from './write-question.ts'

const permissions = z.array(z.looseObject({ name: z.string(), operations: z.array(z.string()) })).nullish()

const account = z.looseObject({ userName: name, emailId: name, userRole: name, name: z.string(), permissions })

export const createInternalUser = questioner(z.looseObject({ input: account }), async ({ input }) => ({
  message: `Create the user ${shown(input.userName)} as ${shown(roleLabel(input.userRole))}?`,
  detail: sentences(
    input.emailId === input.userName ? null : `Email: ${shown(input.emailId)}.`,
    `Name: ${quoted(input.name)}.`,
    input.permissions?.length ? `Permissions: ${counted(grantNames(input.permissions).length, 'operation')}.` : null,
    'The platform sends the password to this address.',
  ),
  confirm: 'Create',
}))

const changed = z.looseObject({
  username: name,
  userRole: text,
  emailId: text,
  mobile: text,
  enabled: z.boolean().nullish(),
  permissions,
})
type Change = z.infer<typeof changed>

type Grants = Parameters<typeof grantsText>[0]

const grantNames = (grants: Grants): readonly string[] => grantsText(grants).split('; ').filter(Boolean).map(permissionLabel)

/** The changes of address, rights and status that an input makes. A field that is absent or null keeps its value. */
const changesOf = (input: Change, user: LookUp<KnownUser>): readonly string[] => {
  const now = isFound(user) ? user : undefined
  const changes: string[] = []
  const compare = (label: string, to: string | null | undefined, from: string | null | undefined): void => {
    if (to === undefined || to === null || (now !== undefined && (from ?? '') === to)) return
    changes.push(now === undefined ? `${label}: ${quoted(to)}.` : `${label}: ${quoted(from ?? '')} to ${quoted(to)}.`)
  }
  compare('Role', input.userRole, now?.userRole)
  compare('Email', input.emailId, now?.emailId)
  compare('Mobile', input.mobile, now?.mobile)
  const wanted = input.enabled ?? null
  if (wanted !== null && (now === undefined || (now.enabled === true) !== wanted)) changes.push(`Status: ${activeWord(wanted)}.`)
  if (!input.permissions) return changes
  const [held, given] = [grantNames(now?.permissions ?? []), grantNames(input.permissions)]
  const [granted, taken] = [given.filter((one) => !held.includes(one)), held.filter((one) => !given.includes(one))]
  if (granted.length > 0) changes.push(`Grants ${shown(granted.join(', '), 120)}.`)
  if (taken.length > 0) changes.push(`Takes ${shown(taken.join(', '), 120)}.`)
  return changes
}

const verbOf = (input: Change, changes: readonly string[]): string => {
  const isStatusAlone = changes.length === 1 && changes[0]?.startsWith('Status') === true
  return isStatusAlone ? (input.enabled === true ? 'Enable' : 'Disable') : 'Change'
}

const questionOfChange = (input: Change, user: LookUp<KnownUser>): Question | null => {
  const changes = changesOf(input, user)
  if (changes.length === 0) return null
  const verb = verbOf(input, changes)
  return {
    message: `${verb} the account ${shown(input.username)}?`,
    detail: sentences(warningOf(user), ...(verb === 'Change' ? changes : []), isFound(user) ? userFacts(user, roleLabel(user.userRole ?? '')) : null),
    confirm: verb,
  }
}

/** Asks if the change affects access. Other fields, such as the postal address, are saved unasked. */
export const updateInternalUser = questioner(z.looseObject({ input: changed }), async ({ input }, records) =>
  questionOfChange(input, await records.user(input.username)),
)

/** The user of a site is none of the internal users, whom alone the platform names. */
export const resetPassword = questioner(z.looseObject({ username: name }), async ({ username }, records) => {
  const user = await records.user(username)
  const facts = isFound(user)
    ? userFacts(user, roleLabel(user.userRole ?? ''))
    : user === 'absent'
      ? 'No internal user has this name: it may be the user of a site.'
      : warningOf(user)
  return {
    // In the words of the source.
    message: `Sure to reset Password? The user ${shown(username)}.`,
    detail: sentences(facts, 'The old password stops working. This cannot be undone.'),
    confirm: 'Reset',
  }
})

const owner = z.looseObject({ email: name, userName: name, companyName: z.string(), outlets: z.array(z.looseObject({ siteId: name })).max(10_000) })
const MOST_NAMED = 3

export const createGroupAdmin = questioner(z.looseObject({ input: owner }), async ({ input }, records) => {
  const sites = await Promise.all(input.outlets.slice(0, MOST_NAMED).map(({ siteId }) => lookedUpSite(records, { siteId })))
  const more = input.outlets.length - sites.length
  return {
    message: `Give ${shown(input.userName)} access to ${counted(input.outlets.length, 'site')} as their owner?`,
    detail: sentences(
      `Sites: ${sites.map((site) => site.name).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      `Email: ${shown(input.email)}.`,
      `Company: ${quoted(input.companyName)}.`,
    ),
    confirm: 'Create',
  }
})
