import { type Result, success } from '#shared/result.ts'
import type { MarkedTarget, SendMarker, SendObstacle } from '../vault/send-markers.ts'
import { afterRestart, type Campaign } from './campaign.ts'
import type { CampaignJournal } from './campaign-journal.ts'

/** The target that a marker of a user's campaign names: there is one campaign a user. */
const markedCampaign = (owner: string): MarkedTarget => ({ owner, what: 'campaign', whose: '' })

/** The last campaign of each user, in memory, in the journal and as a marker. */
export class CampaignRuns {
  readonly #journal: CampaignJournal
  readonly #campaigns = new Map<string, Campaign>()
  readonly #loads = new Map<string, Promise<Result<undefined>>>()

  constructor(journal: CampaignJournal) {
    this.#journal = journal
  }

  of(owner: string): Campaign | undefined {
    return this.#campaigns.get(owner)
  }

  /** Holds a new campaign at once, so that a second press meets it, and writes it. Failure `storage`: it is dropped again. */
  async begin(campaign: Campaign): Promise<Result<undefined>> {
    const before = this.#campaigns.get(campaign.owner)
    this.#campaigns.set(campaign.owner, campaign)
    const written = await this.#record(campaign, before)
    if (!written.ok) this.#campaigns.delete(campaign.owner)
    return written
  }

  /** Reads a user's campaign of an earlier run of the console, once, as soon as the keychain allows it. */
  loaded(owner: string): Promise<Result<undefined>> {
    const known = this.#loads.get(owner)
    if (known !== undefined) return known
    if (!this.#journal.isKept()) return Promise.resolve(success(undefined))
    const loading = this.#load(owner).then((loaded) => {
      // What cannot be read now may be readable at the next try.
      if (!loaded.ok) this.#loads.delete(owner)
      return loaded
    })
    this.#loads.set(owner, loading)
    return loading
  }

  /** Another campaign that may have been sent and that this one must not repeat; null where there is none. */
  obstacle(owner: string): Promise<Result<SendObstacle | null>> {
    const known = this.#campaigns.get(owner)?.order.key
    return this.#journal.markers.obstacle(markedCampaign(owner), ({ isOf }) => known !== undefined && isOf(known), this.#journal.isRead(owner))
  }

  /** The user has checked the platform: the obstacle no longer stops a campaign. */
  release(owner: string, obstacle: SendObstacle): Promise<Result<undefined>> {
    return this.#journal.markers.release(markedCampaign(owner), obstacle)
  }

  /** Removes a campaign that its user dismissed. `removed` is called once it is out of memory. */
  async remove({ owner, order }: Campaign, removed: () => void): Promise<void> {
    this.#campaigns.delete(owner)
    removed()
    await this.#journal.remove(owner)
    await this.#journal.markers.remove(markedCampaign(owner), order.key)
  }

  /** Drops a user's campaign from memory. */
  drop(owner: string): void {
    this.#campaigns.delete(owner)
    this.#loads.delete(owner)
  }

  /** Removes the mark that a user began a campaign. */
  unmark(owner: string): Promise<unknown> {
    return this.#journal.markers.remove(markedCampaign(owner))
  }

  async #load(owner: string): Promise<Result<undefined>> {
    const loaded = await this.#journal.load(owner)
    if (!loaded.ok) return loaded
    const begunBefore = this.#campaigns.get(owner)
    if (begunBefore !== undefined) return this.#record(begunBefore)
    if (loaded.value === null) return success(undefined)
    const { order } = loaded.value
    const campaign = { owner, order, progress: afterRestart(loaded.value), isStopAsked: false }
    this.#campaigns.set(owner, campaign)
    return campaign.progress.state === 'done' ? success(undefined) : this.#mark(campaign)
  }

  /** Writes a campaign to the journal, and outside its seal that there is one. */
  async #record(campaign: Campaign, before?: Campaign): Promise<Result<undefined>> {
    const written = await this.#journal.begin(campaign.owner, campaign)
    return written.ok ? this.#mark(campaign, before) : written
  }

  /** @param before the one in whose place it comes: its mark is replaced */
  #mark({ owner, order, progress }: Campaign, before?: Campaign): Promise<Result<undefined>> {
    const isKnown = ({ isOf }: Pick<SendMarker, 'isOf'>): boolean => before !== undefined && isOf(before.order.key)
    return this.#journal.markers.write(markedCampaign(owner), order.key, { at: progress.startedAt, isRecorded: this.#journal.isRead(owner), isKnown })
  }
}
