import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { InvoiceLibraryList, InvoiceToDownload, LibraryInvoice } from '#shared/bridge/invoices.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { fileErrorSentence } from '../files/file-error.ts'
import { type DesktopFiles, openFile, showFile } from '../files/file-opener.ts'
import type { Identity } from '../identity/identity.ts'
import type { SealedStore, StoreSurroundings } from '../vault/sealed-store.ts'
import { FileStates, folderName, type InvoiceFolder, requireWritable } from './file-state.ts'
import type { StoredInvoice, StoredLibrary } from './library-store.ts'
import { EMPTY_LIBRARY, type IssuedInvoice, isFileOf, isSameInvoice, issuedBy, issuedFor, joined } from './library-store.ts'

export interface InvoiceLibraryOptions extends DesktopFiles, Pick<StoreSurroundings, 'announce' | 'logger'> {
  readonly identity: Pick<Identity, 'owner'>
  readonly store: SealedStore<StoredLibrary>
  /** Where invoices go until the user chooses another folder: `<downloads>/Invoices`. */
  readonly usualFolder: () => string
  /** The system's dialog, beginning at a folder; null when it was closed. */
  readonly chooseFolder: (from: string) => Promise<Result<string | null>>
  readonly onChange: () => void
}

/** Larger files are not drawn inside the console, bytes. */
const LARGEST_SHOWN = 64 * 1024 * 1024

/**
 * Invoices in a user's list, and invoices generated here, whose amounts are known: the oldest leave the list, and their
 * files stay.
 */
const MOST_INVOICES = 10_000
const CHECKED_AT_ONCE = 8

const SIGNED_OUT = failure('signed-out', 'Sign in again: the invoice library belongs to a user.')
const NOT_KEPT = 'The list of your downloaded invoices could not be saved. The file is in its folder, but the console may not know it the next time.'
const UNKNOWN = failure('not-found', 'This invoice is not in the library any more.')

/** The downloaded invoices of the signed-in user: where they are, and whether each is still what was downloaded. The renderer never learns a path. */
export class InvoiceLibrary {
  readonly #options: InvoiceLibraryOptions
  readonly #states = new FileStates()
  readonly #libraries = new Map<string, StoredLibrary>()

  constructor(options: InvoiceLibraryOptions) {
    this.#options = options
  }

  /** Every invoice, newest first, with the state its file is in now. Failures: `signed-out`, `storage`. */
  async list(): Promise<Result<InvoiceLibraryList>> {
    const library = await this.#libraryOf()
    if (!library.ok) return library
    const invoices = library.value.invoices.toReversed()
    const entries: LibraryInvoice[] = []
    for (let at = 0; at < invoices.length; at += CHECKED_AT_ONCE) {
      entries.push(...(await Promise.all(invoices.slice(at, at + CHECKED_AT_ONCE).map((stored) => this.#entryOf(library.value, stored)))))
    }
    return success({ folder: folderName(this.#folderOf(library.value).path), isKept: this.#options.store.isKept(), entries })
  }

  /** Opens an invoice with the program the system has for it. Failures: `not-found`, `storage`, also when it is not the file that was downloaded. */
  async open({ id }: { readonly id: string }): Promise<Result<undefined>> {
    const file = await this.#unchanged(id)
    return file.ok ? openFile(file.value.path, this.#options) : file
  }

  /** The bytes of an invoice, for the viewer inside the console. Failures as of `open`. */
  async read({ id }: { readonly id: string }): Promise<Result<{ bytes: Uint8Array<ArrayBuffer> }>> {
    const file = await this.#unchanged(id)
    if (!file.ok) return file
    if (file.value.bytes > LARGEST_SHOWN) return failure('storage', 'This invoice is too large to be shown here. Open it with the viewer of your computer.')
    try {
      return success({ bytes: new Uint8Array(await readFile(file.value.path)) })
    } catch (cause) {
      this.#options.logger.warn(`An invoice could not be read: ${String(cause)}`)
      return failure('storage', 'The file could not be read.')
    }
  }

  async showInFolder({ id }: { readonly id: string }): Promise<Result<undefined>> {
    const found = await this.#find(id)
    return found.ok ? showFile(found.value.stored.file.path, this.#options) : found
  }

  async forget({ id }: { readonly id: string }): Promise<Result<undefined>> {
    const found = await this.#find(id)
    if (!found.ok) return found
    return this.#change((before) => ({ ...before, invoices: before.invoices.filter((one) => one.id !== id) }))
  }

  /** Asks the user for the folder that takes new invoices; those that are there stay where they are. Null when the user closes the dialog. */
  async chooseFolder(): Promise<Result<{ folder: string } | null>> {
    // Another user may sign in while the dialog is open.
    const owner = this.#options.identity.owner()
    const library = await this.#libraryOf(owner)
    if (!library.ok) return library
    const chosen = await this.#options.chooseFolder(this.#folderOf(library.value).path)
    if (!chosen.ok || chosen.value === null) return chosen.ok ? success(null) : chosen
    const path = chosen.value
    try {
      await requireWritable(path)
    } catch (cause) {
      return failure('storage', fileErrorSentence(cause, 'invoice folder'))
    }
    const changed = await this.#change((before) => ({ ...before, folder: path }), owner)
    return changed.ok ? success({ folder: folderName(path) }) : changed
  }

  /** What has to be fetched for an invoice now: the one that took its place, where one did. Failures: `signed-out`, `storage`, `not-found`. */
  async newest(id: string): Promise<Result<InvoiceToDownload>> {
    const found = await this.#find(id)
    if (!found.ok) return found
    const { library, stored } = found.value
    const { invoice } = stored
    const replacement = replacementOf(library, stored)
    return success(replacement === undefined ? invoice : { ...invoice, number: replacement.number, object: replacement.pdf ?? invoice.object })
  }

  async issued({ siteId }: { readonly siteId: string }): Promise<Result<CallResult<'invoices.issued'>>> {
    const library = await this.#libraryOf()
    if (!library.ok) return library
    const ofSite = library.value.issued.filter((one) => one.siteId === siteId)
    return success(ofSite.map(({ transactionId, number, amount, currency, pdf }) => ({ transactionId, number, amount, currency, pdfKey: pdf?.key ?? null })))
  }

  /** Records an invoice that a payment entry of the signed-in user has generated; every other entry is ignored. */
  async recordIssued(entry: MoneyEntry): Promise<void> {
    const owner = this.#options.identity.owner()
    const issued = issuedBy(entry)
    const library = issued === undefined ? undefined : await this.#libraryOf(owner)
    if (issued === undefined || library?.ok !== true) return
    const known = issuedFor(library.value, issued)
    if (known !== undefined && (known.issuedAt > issued.issuedAt || isSameIssue(known, issued))) return
    await this.#change(
      (before) => ({ ...before, issued: [...before.issued.filter((one) => one !== issuedFor(before, issued)), issued].slice(-MOST_INVOICES) }),
      owner,
    )
  }

  /** The invoice of the same transaction, when its file is there as it was downloaded. Failures: `signed-out`, `storage`. */
  async findPresent(invoice: InvoiceToDownload): Promise<Result<StoredInvoice | undefined>> {
    const library = await this.#libraryOf()
    if (!library.ok) return library
    const stored = library.value.invoices.find((one) => isSameInvoice(one.invoice, invoice))
    return success(stored !== undefined && (await this.#states.of(stored.file)) === 'present' ? stored : undefined)
  }

  async folderFor(owner: string): Promise<InvoiceFolder> {
    const library = await this.#libraryOf(owner)
    return library.ok ? this.#folderOf(library.value) : { path: this.#options.usualFolder(), isChosen: false }
  }

  /** Takes a downloaded invoice into a user's list, in the place of the one of the same transaction. */
  async add(owner: string, stored: Omit<StoredInvoice, 'id' | 'savedAt' | 'invoiceAmount'>): Promise<void> {
    await this.#change((before) => {
      const known = before.invoices.find(({ invoice }) => isSameInvoice(invoice, stored.invoice))
      const others = before.invoices.filter((one) => one !== known)
      const issued = issuedFor(before, stored.invoice)
      const invoiceAmount = issued !== undefined && isFileOf(issued, stored) ? issued.amount : null
      const added = { ...stored, invoiceAmount, id: known?.id ?? randomUUID(), savedAt: nowInSeconds() }
      return { ...before, invoices: [...others, added].slice(-MOST_INVOICES) }
    }, owner)
  }

  /** Drops a user's list from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    this.#libraries.delete(owner)
    await this.#options.store.settled()
  }

  #folderOf({ folder }: StoredLibrary): InvoiceFolder {
    return folder === null ? { path: this.#options.usualFolder(), isChosen: false } : { path: folder, isChosen: true }
  }

  async #entryOf(library: StoredLibrary, stored: StoredInvoice): Promise<LibraryInvoice> {
    const { id, savedAt, file, invoiceAmount } = stored
    const { object: _object, ...invoice } = stored.invoice
    const issued = replacementOf(library, stored)
    const replacedBy = issued === undefined ? null : { number: issued.number, amount: issued.amount }
    return { ...invoice, id, savedAt, bytes: file.bytes, state: await this.#states.of(file), invoiceAmount, replacedBy }
  }

  async #unchanged(id: string): Promise<Result<StoredInvoice['file']>> {
    const found = await this.#find(id)
    if (!found.ok) return found
    const { file } = found.value.stored
    switch (await this.#states.of(file)) {
      case 'present':
        return success(file)
      case 'missing':
        return failure('not-found', 'The file is no longer there. It was moved, renamed or deleted. Download the invoice again.')
      case 'changed':
        return failure(
          'storage',
          'The file was changed after it was downloaded: it may not be the invoice any more. Download it again, or show it in its folder.',
        )
    }
  }

  async #find(id: string): Promise<Result<{ readonly library: StoredLibrary; readonly stored: StoredInvoice }>> {
    const library = await this.#libraryOf()
    if (!library.ok) return library
    const stored = library.value.invoices.find((one) => one.id === id)
    return stored === undefined ? UNKNOWN : success({ library: library.value, stored })
  }

  async #libraryOf(owner = this.#options.identity.owner()): Promise<Result<StoredLibrary>> {
    if (owner === undefined) return SIGNED_OUT
    const { store } = this.#options
    const known = this.#libraries.get(owner)
    // Once the keychain can be used after all, the list on the disk is still to be read.
    if (known !== undefined && (!store.isKept() || store.isRead(owner))) return success(known)
    const loaded = store.isKept() ? await store.load(owner) : success([])
    if (!loaded.ok) return failure('storage', `The list of your invoices cannot be read. ${loaded.error.message}`)
    const [stored = EMPTY_LIBRARY] = loaded.value
    // Another call may have loaded and changed it in the meantime.
    const inMemory = this.#libraries.get(owner)
    const library = inMemory === undefined ? stored : joined(stored, inMemory)
    this.#libraries.set(owner, library)
    // What was downloaded while the keychain was locked is kept from now on.
    if (known !== undefined) await this.#save(owner, library)
    return success(library)
  }

  /** Changes a user's list, in memory at once and on the disk. Failure `storage`: it counts until the console is closed. */
  async #change(change: (before: StoredLibrary) => StoredLibrary, owner = this.#options.identity.owner()): Promise<Result<undefined>> {
    if (owner === undefined) return SIGNED_OUT
    const before = await this.#libraryOf(owner)
    if (!before.ok) return before
    const after = change(this.#libraries.get(owner) ?? before.value)
    this.#libraries.set(owner, after)
    if (owner === this.#options.identity.owner()) this.#options.onChange()
    return this.#save(owner, after)
  }

  /** A failure `storage`, which is announced, leaves the list before on the disk. */
  async #save(owner: string, library: StoredLibrary): Promise<Result<undefined>> {
    const { store, announce } = this.#options
    const saved = store.isKept() ? await store.save(owner, [library]) : success(undefined)
    if (!saved.ok) announce({ kind: 'invoice-list', intent: 'warning', message: NOT_KEPT })
    return saved
  }
}

/** The invoice generated here since a file was downloaded; undefined where the file is still the newest that is known. */
function replacementOf(library: StoredLibrary, stored: StoredInvoice): IssuedInvoice | undefined {
  const issued = issuedFor(library, stored.invoice)
  return issued !== undefined && issued.issuedAt >= stored.savedAt && !isFileOf(issued, stored) ? issued : undefined
}

const isSameIssue = (one: IssuedInvoice, other: IssuedInvoice): boolean => one.number === other.number && one.pdf?.key === other.pdf?.key
