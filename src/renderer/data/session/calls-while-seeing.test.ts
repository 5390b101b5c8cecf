import { expect, test } from 'vitest'
import { calls } from '#shared/bridge/bridge.ts'
import { lookingOnly } from './calls-while-seeing.ts'

const REASON = 'You are seeing the console as Priya Nair. Nothing can be changed.'
const filter = lookingOnly(REASON)
const REFUSED = { refusal: { kind: 'rejected', message: REASON } }

test('every channel that changes, sends, exports or forgets something is refused, with the reason', () => {
  const refused = Object.keys(calls).filter((channel) => 'refusal' in filter(channel, { theme: 'dark' }))
  expect(refused).toEqual([
    'connection.choose',
    'connection.add',
    'connection.open',
    'connection.remove',
    'identity.forgetMe',
    'platform.rest',
    'files.download',
    'files.mayUploadImages',
    'files.uploadImage',
    'files.beginExport',
    'files.appendExport',
    'files.finishExport',
    'drafts.write',
    'drafts.discard',
    'money.send',
    'money.check',
    'money.look',
    'money.decide',
    'money.dismiss',
    'money.release',
    'campaigns.start',
    'campaigns.stop',
    'campaigns.resume',
    'campaigns.dismiss',
    'campaigns.release',
    'bulk.start',
    'bulk.pause',
    'bulk.resume',
    'bulk.stop',
    'bulk.dismiss',
    'invoices.downloadAgain',
    'invoices.forget',
    'invoices.chooseFolder',
    'updates.check',
    'updates.restart',
    'diagnostics.saveReport',
    'diagnostics.removeCopies',
  ])
  expect(filter('money.send', {})).toEqual(REFUSED)
})

test('a channel that nobody has decided about is refused', () => {
  expect(filter('money.sendTwice', undefined)).toEqual(REFUSED)
  expect(filter('constructor', undefined)).toEqual(REFUSED)
  expect(filter('__proto__', undefined)).toEqual(REFUSED)
})

test('an operation goes to main held to reading, whatever the caller asks for', () => {
  expect(filter('platform.execute', { operation: 'GetSitesAdmin', variables: {} })).toEqual({
    argument: { operation: 'GetSitesAdmin', variables: {}, readsOnly: true },
  })
  expect(filter('platform.execute', { operation: 'DeleteSitePage', variables: {}, readsOnly: undefined })).toMatchObject({ argument: { readsOnly: true } })
})

test('reading passes as it is', () => {
  expect(filter('offline.read', { list: 'sites' })).toEqual({ argument: { list: 'sites' } })
  expect(filter('identity.signOut', undefined)).toEqual({ argument: undefined })
})

test('of the preferences only the look of the window is kept', () => {
  expect(filter('preferences.write', { theme: 'dark', compactRows: true, singleKeys: false })).toEqual({
    argument: { theme: 'dark', compactRows: true, singleKeys: false },
  })
  expect(filter('preferences.write', { theme: 'dark', views: {} })).toEqual(REFUSED)
  expect(filter('preferences.write', { importColumns: {} })).toEqual(REFUSED)
  expect(filter('preferences.write', undefined)).toEqual(REFUSED)
})
