import { join } from 'node:path'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import { deleteOwnerFiles, namesIn, ownerDigest } from '../vault/owner-files.ts'
import { storageFailure, storageReason } from '../vault/storage-failure.ts'
import type { Vault } from '../vault/vault.ts'

/** The folders of the user data whose files are sealed, each for one owner. */
const OWNED_FOLDERS = ['drafts', 'drafts-forms', 'money', 'campaigns', 'bulk', 'invoices', 'files', 'activity', 'preferences'] as const

const SHARED_FILE = 'revocations.sealed'

export interface ForgetMeOptions {
  readonly folder: string
  readonly identity: Pick<Identity, 'owner' | 'forgetUser'>
  readonly vault: Pick<Vault, 'status' | 'replaceKey'>
  readonly money: { readonly list: () => Promise<Result<MoneyEntry[]>> }
  readonly campaigns: { readonly current: () => Promise<Result<CampaignRun | null>> }
  readonly bulk: { readonly isSending: () => boolean }
  readonly formerOwners: (owner: string) => readonly string[]
  /** Each drops what it holds of an owner in memory, and ends when it writes nothing of theirs any more. */
  readonly stores: readonly { readonly forgetOwner: (owner: string) => Promise<void> }[]
  readonly logger: Logger
}

/**
 * Signs the user out and destroys their drafts, their records of payments, campaigns and invoices, the offline copies and their views.
 * Failures: `signed-out`; `busy`, with nothing destroyed, while a payment or a campaign is not settled; `storage` for what could not be destroyed.
 */
export async function forgetMe(options: ForgetMeOptions): Promise<Result<IdentityStatus>> {
  const { folder, identity, formerOwners, stores, logger } = options
  const owner = identity.owner()
  if (owner === undefined) return failure('signed-out', 'Sign in first: the console forgets the user who is signed in.')
  const owners = [owner, ...formerOwners(owner)]
  const reason = await reasonToWait(options, owners)
  if (reason !== null) return failure('busy', `Nothing was destroyed. ${reason}`)
  if (identity.owner() !== owner) return failure('signed-out', 'Nothing was destroyed. Somebody else is signed in by now.')

  const ended = await identity.forgetUser()
  try {
    for (const store of stores) await store.forgetOwner(owner)
    for (const name of OWNED_FOLDERS) await deleteOwnerFiles(join(folder, name), owners)
    const replaced = (await isAnythingLeft(folder)) ? undefined : await options.vault.replaceKey()
    return replaced?.ok === false ? replaced : ended
  } catch (error) {
    logger.error(`Forgetting a user failed: ${storageReason(error)}`)
    return storageFailure('You are signed out, but not everything could be destroyed', error)
  }
}

/** A record of money or of a campaign is kept until its outcome is known: without it the same could be sent twice. */
async function reasonToWait({ folder, vault, money, campaigns, bulk }: ForgetMeOptions, owners: readonly string[]): Promise<string | null> {
  if (vault.status().mode !== 'keychain' && (await hasUnreadable(folder, owners))) {
    return 'The record of your payments cannot be read without the keychain of this computer. Unlock it and start the console again.'
  }
  // Payments last: one may be begun in another window while the others are looked at.
  const [campaign, entries] = [await campaigns.current(), await money.list()]
  if (!entries.ok) return entries.error.message
  if (!campaign.ok) return campaign.error.message
  if (entries.value.some(({ state }) => state === 'sending' || state === 'unknown')) return 'The outcome of a payment is not known yet. Wait until it is.'
  if (bulk.isSending()) return 'Your bulk change is being sent. Pause or stop it first.'
  return campaign.value?.state === 'queueing' ? 'Your campaign is being sent. Stop it first.' : null
}

async function hasUnreadable(folder: string, owners: readonly string[]): Promise<boolean> {
  const names = [...(await namesIn(join(folder, 'money'))), ...(await namesIn(join(folder, 'campaigns')))]
  return names.some((name) => owners.some((owner) => name.startsWith(ownerDigest(owner))))
}

async function isAnythingLeft(folder: string): Promise<boolean> {
  if ((await namesIn(folder)).includes(SHARED_FILE)) return true
  const left = await Promise.all(OWNED_FOLDERS.map((name) => namesIn(join(folder, name))))
  return left.flat().some((name) => name.includes('.sealed'))
}

/** @param forget destroys what is kept for the user */
export function identityHandlers(
  identity: Pick<Identity, 'status' | 'signIn' | 'cancelSignIn' | 'signOut'>,
  forget: () => Promise<Result<IdentityStatus>>,
): HandlersOf<'identity'> {
  let forgetting: Promise<unknown> = Promise.resolve()
  return {
    'identity.status': () => success(identity.status()),
    // What is kept for the user is still being destroyed: a session begun now would go with it.
    'identity.signIn': async () => {
      await forgetting
      return identity.signIn()
    },
    'identity.cancelSignIn': async () => success(await identity.cancelSignIn()),
    'identity.signOut': () => identity.signOut(),
    'identity.forgetMe': () => {
      const forgotten = forget()
      forgetting = forgotten
      return forgotten
    },
  }
}
