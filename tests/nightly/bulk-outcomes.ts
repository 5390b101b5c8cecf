import type { Page } from '@playwright/test'

export const seconds = (since: number): number => Math.round((Date.now() - since) / 100) / 10

/** Every row of the bulk change that is open, with its outcome. */
export const rowsIn = (page: Page) =>
  page.evaluate(async () => {
    const rows = await window.bridge.bulk.rows({ key: new URLSearchParams(location.search).get('run') ?? '' })
    return rows.ok ? rows.value.map(({ id, to, outcome, message }) => ({ id, to, outcome, message })) : []
  })

/** The outcome of each of them, by site, with its reason. */
export const outcomesIn = async (page: Page) => (await rowsIn(page)).map(({ id, outcome, message }) => [id, outcome, message] as const)
