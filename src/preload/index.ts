import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import type { Bridge, CallArgument, CallResult, Channel, EventChannel } from '#shared/bridge/bridge.ts'
import type { Result } from '#shared/result.ts'
import { askAhead } from './ahead.ts'
import { largeInTurn } from './large-in-turn.ts'

// Types only from the contract: the schemas run in main, so the preload stays a few hundred bytes that start at once.

const invoke = largeInTurn((channel, ...argument) => ipcRenderer.invoke(channel, ...argument))

const call = <Name extends Channel>(channel: Name, ...argument: CallArgument<Name>[]): Promise<Result<CallResult<Name>>> =>
  (ahead.take(channel, argument[0]) as Promise<Result<CallResult<Name>>> | undefined) ?? (invoke(channel, ...argument) as Promise<Result<CallResult<Name>>>)

/** The events the page may listen to. Everything else that Electron may send is out of its reach. */
const KNOWN_EVENTS: { readonly [Name in EventChannel]: true } = {
  'shell.notice': true,
  'shell.noticeWithdrawn': true,
  'shell.help': true,
  'shell.find': true,
  'shell.go': true,
  'shell.compactRows': true,
  'shell.linkWaiting': true,
  'shell.zoomed': true,
  'connection.changed': true,
  'identity.changed': true,
  'platform.reachabilityChanged': true,
  'platform.part': true,
  'files.progress': true,
  'files.uploadProgress': true,
  'money.changed': true,
  'campaigns.changed': true,
  'bulk.changed': true,
  'activity.changed': true,
  'invoices.changed': true,
  'updates.changed': true,
}

const ahead = askAhead(
  {
    invoke,
    on: (channel, listener) => void ipcRenderer.on(channel, listener),
  },
  Object.keys(KNOWN_EVENTS) as EventChannel[],
  window.location,
)

const bridge: Bridge = {
  shell: {
    information: () => call('shell.information'),
    openLink: (argument) => call('shell.openLink', argument),
    contact: (argument) => call('shell.contact', argument),
    print: () => call('shell.print'),
    report: (argument) => call('shell.report', argument),
    notices: () => call('shell.notices'),
    takeLink: () => call('shell.takeLink'),
    openWindow: (argument) => call('shell.openWindow', argument),
    zoom: (argument) => call('shell.zoom', argument),
    unlockKeychain: () => call('shell.unlockKeychain'),
  },
  connection: {
    status: () => call('connection.status'),
    choose: () => call('connection.choose'),
    list: () => call('connection.list'),
    add: () => call('connection.add'),
    open: (argument) => call('connection.open', argument),
    remove: (argument) => call('connection.remove', argument),
  },
  identity: {
    status: () => call('identity.status'),
    signIn: () => call('identity.signIn'),
    cancelSignIn: () => call('identity.cancelSignIn'),
    signOut: () => call('identity.signOut'),
    forgetMe: () => call('identity.forgetMe'),
  },
  platform: {
    execute: (argument) => call('platform.execute', argument),
    partTaken: (argument) => call('platform.partTaken', argument),
    cancel: (argument) => call('platform.cancel', argument),
    rest: (argument) => call('platform.rest', argument),
    offer: () => call('platform.offer'),
    reachability: () => call('platform.reachability'),
  },
  dashboards: {
    rows: (argument) => call('dashboards.rows', argument),
    dump: (argument) => call('dashboards.dump', argument),
  },
  offline: {
    read: (argument) => call('offline.read', argument),
    readPart: (argument) => call('offline.readPart', argument),
  },
  files: {
    download: (argument) => call('files.download', argument),
    list: () => call('files.list'),
    mayUploadImages: () => call('files.mayUploadImages'),
    uploadImage: (argument) => call('files.uploadImage', argument),
    cancel: (argument) => call('files.cancel', argument),
    open: (argument) => call('files.open', argument),
    showInFolder: (argument) => call('files.showInFolder', argument),
    beginExport: (argument) => call('files.beginExport', argument),
    appendExport: (argument) => call('files.appendExport', argument),
    finishExport: (argument) => call('files.finishExport', argument),
  },
  drafts: {
    list: () => call('drafts.list'),
    read: (argument) => call('drafts.read', argument),
    write: (argument) => call('drafts.write', argument),
    discard: (argument) => call('drafts.discard', argument),
  },
  places: {
    states: (argument) => call('places.states', argument),
    cities: (argument) => call('places.cities', argument),
  },
  money: {
    send: (argument) => call('money.send', argument),
    list: () => call('money.list'),
    check: (argument) => call('money.check', argument),
    look: (argument) => call('money.look', argument),
    decide: (argument) => call('money.decide', argument),
    dismiss: (argument) => call('money.dismiss', argument),
    release: (argument) => call('money.release', argument),
  },
  campaigns: {
    start: (argument) => call('campaigns.start', argument),
    current: () => call('campaigns.current'),
    recipients: (argument) => call('campaigns.recipients', argument),
    messaged: (argument) => call('campaigns.messaged', argument),
    stop: (argument) => call('campaigns.stop', argument),
    resume: (argument) => call('campaigns.resume', argument),
    dismiss: (argument) => call('campaigns.dismiss', argument),
    release: () => call('campaigns.release'),
  },
  activity: {
    list: () => call('activity.list'),
    ofRecord: (argument) => call('activity.ofRecord', argument),
  },
  bulk: {
    current: (argument) => call('bulk.current', argument),
    start: (argument) => call('bulk.start', argument),
    list: () => call('bulk.list'),
    rows: (argument) => call('bulk.rows', argument),
    pause: (argument) => call('bulk.pause', argument),
    resume: (argument) => call('bulk.resume', argument),
    stop: (argument) => call('bulk.stop', argument),
    dismiss: (argument) => call('bulk.dismiss', argument),
  },
  invoices: {
    download: (argument) => call('invoices.download', argument),
    downloadAll: (argument) => call('invoices.downloadAll', argument),
    list: () => call('invoices.list'),
    issued: (argument) => call('invoices.issued', argument),
    open: (argument) => call('invoices.open', argument),
    showInFolder: (argument) => call('invoices.showInFolder', argument),
    read: (argument) => call('invoices.read', argument),
    downloadAgain: (argument) => call('invoices.downloadAgain', argument),
    forget: (argument) => call('invoices.forget', argument),
    chooseFolder: () => call('invoices.chooseFolder'),
  },
  policy: {
    read: () => call('policy.read'),
  },
  preferences: {
    read: () => call('preferences.read'),
    write: (argument) => call('preferences.write', argument),
  },
  proxy: {
    status: () => call('proxy.status'),
    signIn: (argument) => call('proxy.signIn', argument),
    dismiss: () => call('proxy.dismiss'),
  },
  updates: {
    status: () => call('updates.status'),
    check: () => call('updates.check'),
    restart: () => call('updates.restart'),
    news: () => call('updates.news'),
  },
  diagnostics: {
    read: () => call('diagnostics.read'),
    report: () => call('diagnostics.report'),
    saveReport: () => call('diagnostics.saveReport'),
    removeCopies: () => call('diagnostics.removeCopies'),
    showLog: () => call('diagnostics.showLog'),
  },
  on: (channel, listener) => {
    if (!Object.hasOwn(KNOWN_EVENTS, channel)) throw new Error('There is no such event')
    // The page gets the payload only: the event object would hand it `sender`.
    const forward = (_event: IpcRendererEvent, payload: Parameters<typeof listener>[0]): void => listener(payload)
    ipcRenderer.on(channel, forward)
    return () => {
      ipcRenderer.removeListener(channel, forward)
    }
  },
}

contextBridge.exposeInMainWorld('bridge', bridge)
