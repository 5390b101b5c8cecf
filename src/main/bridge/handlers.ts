import type { CallResult, EventPayload } from '#shared/bridge/bridge.ts'
import { failure, success } from '#shared/result.ts'
import type { CampaignRunner } from '../campaigns/campaign-runner.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { Connection } from '../connection/connection.ts'
import type { Dashboards } from '../dashboards/dashboards.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { Downloads } from '../files/downloads.ts'
import type { Exports } from '../files/exports.ts'
import type { FileLibrary } from '../files/file-library.ts'
import type { FileOpener } from '../files/file-opener.ts'
import type { forgetMe } from '../forget-me/forget-me.ts'
import type { Identity } from '../identity/identity.ts'
import type { InvoiceDownloads } from '../invoices/invoice-downloads.ts'
import type { InvoiceLibrary } from '../invoices/invoice-library.ts'
import type { Logs } from '../log/log.ts'
import type { PaymentService } from '../money/payment-service.ts'
import type { OfflineCache } from '../offline/offline-cache.ts'
import type { Places } from '../places/places.ts'
import { pageRefusal } from '../platform/operation-access.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { trustedOperation } from '../platform/trusted-operations.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Notices } from '../shell/notices.ts'
import type { linkOpener } from '../shell/open-link.ts'
import type { pagePrinter } from '../shell/print-page.ts'
import { uploadPermission } from '../uploads/upload-permission.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { Vault } from '../vault/vault.ts'
import { CancellableCalls } from './cancellable-calls.ts'
import type { Handlers } from './serve-bridge.ts'

export interface Services {
  readonly information: CallResult<'shell.information'>
  readonly openLink: ReturnType<typeof linkOpener>
  readonly print: ReturnType<typeof pagePrinter>
  readonly notices: Notices
  readonly vault: Pick<Vault, 'retry'>
  readonly connection: Connection
  readonly identity: Identity
  readonly forgetMe: () => ReturnType<typeof forgetMe>
  readonly platform: PlatformClient
  /** Tells the window a part of an answer that is still arriving. */
  readonly tellPart: (part: EventPayload<'platform.part'>) => void
  readonly dashboards: Dashboards
  readonly offline: OfflineCache
  readonly library: FileLibrary
  readonly downloads: Downloads
  readonly exports: Exports
  readonly opener: FileOpener
  readonly uploads: Uploads
  readonly invoices: InvoiceLibrary
  readonly invoiceDownloads: InvoiceDownloads
  readonly drafts: Drafts
  readonly confirmations: Confirmations
  readonly money: PaymentService
  readonly campaigns: CampaignRunner
  readonly places: Places
  readonly preferences: Preferences
  readonly report: Logs['report']
  readonly refused: Logs['refused']
}

/** Which service answers which channel. Nothing is decided here. */
export function createHandlers(services: Services): Handlers {
  const {
    connection,
    identity,
    platform,
    dashboards,
    offline,
    library,
    downloads,
    exports,
    opener,
    uploads,
    invoices,
    invoiceDownloads,
    drafts,
    confirmations,
    money,
    campaigns,
    places,
    preferences,
    notices,
  } = services
  const calls = new CancellableCalls()
  let forgetting: Promise<unknown> = Promise.resolve()

  return {
    'shell.information': () => success(services.information),
    'shell.openLink': ({ name }) => services.openLink(name),
    'shell.report': ({ level, message }) => {
      services.report(level, message)
      return success(undefined)
    },
    'shell.print': () => services.print(),
    'shell.notices': () => success(notices.list()),
    'shell.unlockKeychain': async () => success({ isUnlocked: (await services.vault.retry()).mode === 'keychain' }),

    'connection.status': () => success(connection.status()),
    'connection.choose': () => connection.choose(),

    'identity.status': () => success(identity.status()),
    // What is kept for the user is still being destroyed: a session begun now would go with it.
    'identity.signIn': async () => {
      await forgetting
      return identity.signIn()
    },
    'identity.cancelSignIn': async () => success(await identity.cancelSignIn()),
    'identity.signOut': () => identity.signOut(),
    'identity.forgetMe': () => {
      const forgotten = services.forgetMe()
      forgetting = forgotten
      return forgotten
    },

    'platform.execute': async ({ operation, variables, requestId, inParts, acceptsGaps }) => {
      const refusal = pageRefusal(operation, variables)
      if (refusal !== null) {
        services.refused(trustedOperation(operation) === undefined ? 'an unknown operation' : `the operation ${operation}`, refusal)
        return failure('invalid-arguments', refusal)
      }
      const confirmed = await confirmations.operation(operation, variables)
      if (!confirmed.ok) return confirmed
      return calls.run(requestId, (signal) =>
        platform.execute(operation, variables, {
          signal,
          acceptsGaps,
          onPart: inParts === true && requestId !== undefined ? (part) => services.tellPart({ requestId, ...part }) : undefined,
        }),
      )
    },
    'platform.cancel': ({ requestId }) => {
      calls.cancel(requestId)
      return success(undefined)
    },
    'platform.rest': async (call) => {
      const confirmed = await confirmations.call(call)
      return confirmed.ok ? platform.rest(call) : confirmed
    },
    'platform.reachability': () => success(platform.reachability()),

    'dashboards.rows': ({ call, requestId }) => calls.run(requestId, (signal) => dashboards.rows(call, { signal })),
    'dashboards.dump': ({ request, requestId }) => calls.run(requestId, (signal) => dashboards.dump(request, { signal })),

    'offline.read': ({ list }) => offline.read(list),

    'files.download': (request) => downloads.start(request),
    'files.list': () => success(library.list()),
    'files.mayUploadImages': uploadPermission(platform),
    'files.uploadImage': (upload) => uploads.image(upload),
    'files.cancel': ({ id }) => (library.cancel(id) || uploads.cancel(id) ? success(undefined) : failure('not-found', 'This file is no longer on its way.')),
    'files.open': ({ id }) => opener.open(id),
    'files.showInFolder': ({ id }) => opener.showInFolder(id),
    'files.beginExport': (request) => exports.begin(request),
    'files.appendExport': (request) => exports.append(request),
    'files.finishExport': (request) => exports.finish(request),

    'invoices.download': (invoice) => invoiceDownloads.start(invoice),
    'invoices.downloadAll': (request) => invoiceDownloads.startAll(request),
    'invoices.downloadAgain': (request) => invoiceDownloads.again(request),
    'invoices.list': () => invoices.list(),
    'invoices.issued': (request) => invoices.issued(request),
    'invoices.open': (request) => invoices.open(request),
    'invoices.showInFolder': (request) => invoices.showInFolder(request),
    'invoices.read': (request) => invoices.read(request),
    'invoices.forget': (request) => invoices.forget(request),
    'invoices.chooseFolder': () => invoices.chooseFolder(),

    'drafts.read': (request) => drafts.read(request),
    'drafts.write': (request) => drafts.write(request),
    'drafts.discard': (request) => drafts.discard(request),

    'money.send': async (request) => {
      const confirmed = await confirmations.payment(request)
      return confirmed.ok ? money.send(request) : confirmed
    },
    'money.list': () => money.list(),
    'money.check': (request) => money.check(request),
    'money.dismiss': (request) => money.dismiss(request),
    'money.release': (target) => money.release(target),

    'campaigns.start': (order) => campaigns.start(order),
    'campaigns.current': () => campaigns.current(),
    'campaigns.stop': (request) => campaigns.stop(request),
    'campaigns.resume': (request) => campaigns.resume(request),
    'campaigns.dismiss': (request) => campaigns.dismiss(request),
    'campaigns.release': () => campaigns.release(),

    'places.states': (request) => places.states(request),
    'places.cities': (request) => places.cities(request),

    'preferences.read': () => success(preferences.read()),
    'preferences.write': (change) => preferences.write(change),
  }
}
