import { expect, test } from 'vitest'
import { siteRowActions } from '#features/sites/site-actions.tsx'
import { makeSite } from '#features/sites/test/make-site.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { calls } from '#shared/bridge/bridge.ts'

/**
 * What a destructive call of the platform is asked with, beside main's question. `typed`: it destroys customer data for
 * good, so the site's domain has to be
 * typed. `asked`: what it takes away can be entered again or was never a customer's, so main's question is enough.
 */
const QUESTIONS = {
  'rest.deleteSite': 'typed',
  'rest.resetSite': 'typed',
  DeleteSiteServices: 'typed',
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

test('whatever destroys something in the menu of a site wants its domain typed', () => {
  const site = makeSite({ domain: 'aditi.example' })
  const may = { create: true, edit: true, openMenu: true, openPayment: true, resetPassword: true, resetData: true, remove: true }
  const none = (): void => undefined
  const deeds = { open: none, edit: none, duplicate: none, openMenu: none, openPayment: none, openHistory: none, switchVersion: none }
  const entries = siteRowActions(site, { ...deeds, may, writesBlocked: null, busy: new Set(), resetPassword: none, resetData: none, remove: none })
  const destructive = entries.filter((entry) => entry.destructive === true)
  expect(destructive.map(({ id, confirm }) => [id, confirm?.typed])).toEqual([
    ['reset', 'aditi.example'],
    ['delete', 'aditi.example'],
  ])
})
