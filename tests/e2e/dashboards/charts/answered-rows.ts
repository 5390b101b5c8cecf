import type { Locator, Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { controlOf } from '../../faults/control.ts'
import { expect } from '../../fixtures.ts'
import { mainMenu } from '../../routes/route-table.ts'

/** Lets the analytics host answer with these rows. */
export function answerRows(platform: LocalPlatform, operation: string, rows: readonly (Partial<DashboardSite> | OutstandingRow)[]): void {
  controlOf(platform).addFault({ operation: `rest.${operation}`, fault: 'http-answer', status: 200, body: { result: JSON.stringify(rows) }, times: 20 })
}

/** Unix seconds so many days from now. */
export const inDays = (days: number): number => Math.floor(Date.now() / 1000) + days * 86_400

export const chartOf = (page: Page, title: string): Locator => page.getByRole('region', { name: `Chart: ${title}` })

/** The bars or cells of an open chart, by what they say. */
export const barOf = (page: Page, title: string, name: RegExp): Locator => chartOf(page, title).getByRole('group').getByRole('option', { name })

/** Any bar or cell: the library's legend is made of options too. */
export const ANY = /: /

/** Opens a dashboard in a window high enough that its chart is open by itself: a chart that the user opened would stay open for the specs that follow. */
export async function openChart(page: Page, screen: string, title: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await mainMenu(page).getByRole('link', { name: screen }).click()
  await expect(chartOf(page, title).getByRole('button', { name: title, expanded: true })).toBeVisible()
}
