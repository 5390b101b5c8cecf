import { expect, test } from 'vitest'
import { siteRowActions } from '#features/sites/site-actions.tsx'
import { makeSite } from '#features/sites/test/make-site.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { asking } from '#main/confirmation/asking.test-support.ts'
import { calls } from '#shared/bridge/bridge.ts'

/**
 * The way main asks before a destructive call of the platform. `ticked`: it destroys customer data for good, so a box has to
 * be ticked that names the site. `asked`: what it takes away can be entered again or was never a customer's.
 */
const QUESTIONS = {
  'rest.deleteSite': 'ticked',
  'rest.resetSite': 'ticked',
  DeleteSiteServices: 'ticked',
  DeletePlatformService: 'asked',
  DeleteSitePage: 'asked',
  DeleteSubscriptionPlan: 'asked',
  DeleteTemplete: 'asked',
  DeleteUserServiceMapping: 'asked',
  ResetCogUserPassword: 'asked',
} as const

test('every call that deletes, removes or resets something has its question', () => {
  const mutations = Object.entries(documents).flatMap(([name, text]) => (/\bmutation\b/.test(text) ? [name] : []))
  const rest = calls['platform.rest'].argument.options.map(({ shape }) => `rest.${shape.call.value}`)
  const destructive = [...rest, ...mutations].filter((name) => /^(rest\.)?(delete|remove|reset|clear|purge|drop)/i.test(name))
  expect(destructive.toSorted()).toEqual(Object.keys(QUESTIONS).toSorted())
})

const VARIABLES = { domain: 'aditi.example', siteId: 'site-1', serviceId: 's', pageName: 'p', planId: 'p', slugName: 's', userId: 'u', username: 'u' }

test.each(Object.entries(QUESTIONS))('before %s main asks, and what destroys customer data is %s in the question', async (name, kind) => {
  const { asked, service } = asking({ answer: false })
  const rest = name.replace(/^rest\./, '') as 'deleteSite' | 'resetSite'
  const answer = name.startsWith('rest.') ? service.call({ call: rest, ...VARIABLES }) : service.operation(name, VARIABLES)
  expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(asked.map(({ tick }) => tick?.includes('aditi.example') ?? false)).toEqual([kind === 'ticked'])
})

test('the menu of a site asks nothing before main does', () => {
  const site = makeSite({ domain: 'aditi.example' })
  const may = { create: true, edit: true, openMenu: true, openPayment: true, resetPassword: true, resetData: true, remove: true }
  const refused = { create: null, edit: null, openMenu: null, openPayment: null }
  const none = (): void => undefined
  const deeds = { open: none, edit: none, duplicate: none, openMenu: none, openPayment: none, openHistory: none, renew: none, switchVersion: none }
  const entries = siteRowActions(site, { ...deeds, may, refused, writesBlocked: null, busy: new Set(), resetPassword: none, resetData: none, remove: none })
  const destructive = entries.filter((entry) => entry.destructive === true)
  expect(destructive.map(({ id, confirm }) => [id, confirm])).toEqual([
    ['reset', undefined],
    ['delete', undefined],
  ])
})
