import { test as base } from '../e2e/fixtures.ts'
import { ShopStorage } from './ceph/shop-storage.ts'
import { type Glewlwyd, startGlewlwyd } from './glewlwyd/glewlwyd.ts'

/** Time limit for the start of an engine, its first download included, milliseconds. */
const TIMEOUT = 600_000

interface Engines {
  readonly glewlwyd: Glewlwyd
  readonly ceph: ShopStorage
}

export { expect } from '../e2e/fixtures.ts'

/** An engine starts with the first spec that asks for it, and is shared by the worker's. */
export const test = base.extend<object, Engines>({
  glewlwyd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const glewlwyd = await startGlewlwyd()
      await use(glewlwyd)
      await glewlwyd.stop()
    },
    { scope: 'worker', timeout: TIMEOUT },
  ],

  ceph: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const ceph = await ShopStorage.start()
      await use(ceph)
      await ceph.stop()
    },
    { scope: 'worker', timeout: TIMEOUT },
  ],
})
