import { expect, test } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { calls } from '#shared/bridge.ts'

/**
 * What a destructive call of the platform is asked with. `typed`: it destroys customer data for good, so the site's domain has to be typed.
 * `asked`: what it takes away can be entered again or was never a customer's, so a question at the control is enough.
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
