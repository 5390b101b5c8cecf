import type { Page } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import type { LocalPlatform } from '#local-platform/start.ts'
import { controlOf } from '../faults/control.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import type { Stored } from '../platform-user.ts'
import { type Press, RechargeOnScreen } from './recharge-on-screen.ts'

export const AMOUNT = '500'

export type Row = readonly [fault: FaultRequest['fault'], press: Press]

interface Played {
  readonly recharge: RechargeOnScreen
  readonly site: Stored
  readonly note: string
}

/** Recharges under faults, each on a site of its own, and what the user was told of them. */
export class FaultyRecharges {
  readonly #page: Page
  readonly #control: Control
  readonly #stored: StoredWallets
  readonly #sites: Stored[]
  readonly #told: string[] = []

  private constructor(page: Page, platform: LocalPlatform, stored: StoredWallets, sites: Stored[]) {
    this.#page = page
    this.#control = controlOf(platform)
    this.#stored = stored
    this.#sites = sites
  }

  /** @param count of the recharges that will be played */
  static async begin(page: Page, platform: LocalPlatform, count: number): Promise<FaultyRecharges> {
    const stored = new StoredWallets(platform)
    const sites = await stored.sitesWith('INR', count)
    return new FaultyRecharges(page, platform, stored, sites)
  }

  /** Presses under a fault, on the next site. */
  async play([fault, press]: Row, more: Partial<FaultRequest> = { errorType: 'InternalFailure' }): Promise<Played> {
    const site = this.#sites.shift()
    if (site === undefined) throw new Error('Too few sites')
    const note = `${fault}, ${press}`
    const recharge = await RechargeOnScreen.open(this.#page, site, AMOUNT, note)
    this.#control.addFault({ operation: 'SiteWalletRechargeByAdmin', milliseconds: 700, ...more, fault })
    await recharge.press(press)
    return { recharge, site, note }
  }

  async bookings({ siteId }: Stored, note: string): Promise<number> {
    return (await this.#stored.transactions(siteId)).filter((each) => String(each['note']).startsWith(`${note} [ref `)).length
  }

  /** Notes what the user was told of a recharge. */
  note(told: string): void {
    this.#told.push(told)
  }

  /** Prints it, for whoever reads the run. */
  print(): void {
    console.log(['Recharge on screen:', ...this.#told].join('\n  '))
  }
}
