import { expect, test, vi } from 'vitest'
import {
  CreateSitePageDocument,
  GetGroupAdminsDocument,
  GetSitesAdminDocument,
  GetSitesBySiteTypeListedDocument,
  UpdateSitePageDocument,
} from '#generated/graphql.ts'
import { failure, success } from '#shared/result.ts'
import { createFakeBridge } from '../bridge/fake-bridge.test-support.ts'
import { EVERYTHING, Offer } from './offer.ts'

const OFFER = {
  missing: [{ operation: 'CreateSitePage', reasons: ['createSitePage is missing'] }],
  absent: [
    { operation: 'GetSitesAdmin', paths: ['getSitesAdmin.supportAccManager'] },
    { operation: 'GetSitesBySiteTypeListed', paths: ['getSitesBySiteType.items.basicSiteSetting.curr'] },
  ],
  unsent: [{ operation: 'UpdateSitePage', paths: ['input.image.mimeType'] }],
}
const PROFILE = { name: 'Acme', environment: 'local' as const, links: [], imageBase: null }

const connected = (hasOwnSchema: boolean) => {
  const fake = createFakeBridge()
  fake.answer('platform.offer', success(OFFER))
  const connect = () => fake.emit('connection.changed', { state: 'ready', profile: { ...PROFILE, ...(hasOwnSchema ? { hasOwnSchema } : {}) } })
  return { ...fake, connect, offer: fake.services.offer }
}

test('says which operations, fields of a record and values of an input the platform does not have', () => {
  const offer = new Offer(OFFER)
  expect([offer.refusalOf([UpdateSitePageDocument]), offer.refusalOf([UpdateSitePageDocument, CreateSitePageDocument])]).toEqual([
    null,
    'Your platform does not offer this.',
  ])
  expect(offer.whyMissing('CreateSitePage')).toBe('createSitePage is missing')
  expect([offer.absentIn(GetSitesAdminDocument), offer.absentIn(GetSitesBySiteTypeListedDocument), offer.absentIn(GetGroupAdminsDocument)]).toEqual([
    ['supportAccManager'],
    ['basicSiteSetting.curr'],
    [],
  ])
  expect(offer.unsentIn(UpdateSitePageDocument)).toEqual(['image.mimeType'])
})

test('main is asked once there is a platform with a schema of its own', async () => {
  const { connect, offer, calls } = connected(true)
  expect(offer.current()).toBeUndefined()
  connect()
  await vi.waitFor(() => expect(offer.current()?.missing).toEqual(new Set(['CreateSitePage'])))
  expect(calls).toEqual(['platform.offer'])
})

test("main is not asked where the platform has the console's schema", () => {
  const { connect, offer, calls } = connected(false)
  connect()
  expect([offer.current(), calls]).toEqual([EVERYTHING, []])
})

test('what cannot be read hides nothing', async () => {
  const { connect, offer, answer } = connected(true)
  answer('platform.offer', failure('internal', 'It broke'))
  connect()
  await vi.waitFor(() => expect(offer.current()).toBe(EVERYTHING))
})

test('an answer about the connection before comes too late', async () => {
  const { connect, offer, answer, emit } = connected(true)
  let arrive = (): void => undefined
  answer('platform.offer', () => new Promise((resolve) => (arrive = () => resolve(success(OFFER)))))
  connect()
  emit('connection.changed', { state: 'ready', profile: PROFILE })
  arrive()
  await Promise.resolve()
  expect(offer.current()).toBe(EVERYTHING)
})
