import type { Page } from 'playwright'
import type { Control } from '#local-platform/faults/control.ts'
import { jump } from './moves.ts'

/** What a step may do: the window, and signing in by the provider's form. */
export interface Tour {
  readonly page: Page
  /** Signs in as a demo user; the sign-in screen must be open. */
  readonly signIn: (userName: string) => Promise<void>
  /** Makes the local platform slow, failing or unreachable. */
  readonly platform: Control
}

/** One stop of the tour: brings the window to what it shows; the picture is taken when it resolves. */
export interface Step {
  /** The picture's file name, without number and ending. */
  readonly name: string
  readonly title: string
  readonly walk: (tour: Tour) => Promise<void>
}

/** A screen as it is opened by its name. */
export const screen = (name: string, title: string, opened: string, ready: (page: Page) => Promise<void>): Step => ({
  name,
  title,
  walk: async ({ page }) => {
    await jump(page, opened)
    await ready(page)
  },
})
