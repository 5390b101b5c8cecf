import type { FluentIcon } from '@fluentui/react-icons'
import type { ComponentType } from 'react'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { AccessRule } from '#shared/domain/access/access-rule.ts'
import type { Access, MenuItem } from '#shared/domain/permission.ts'

/** Who a screen is for: channel partners (role CP) or everybody else. */
export type Audience = 'CP' | 'non-CP'

/** An item of the sidebar. The role decides who sees it; the screen's `access` decides who may open it. */
export interface ScreenMenu {
  /** Decides who sees it. */
  readonly item: MenuItem
  readonly label: string
  readonly icon: FluentIcon
  /** The letter that opens it after G; not J and K, which go through rows. */
  readonly jump: string
  /** The submenu it belongs to. */
  readonly submenu?: 'Campaigns'
  /** Paths without a screen that highlight it as well. */
  readonly alsoHighlightedOn?: readonly string[]
}

/** One screen, declared in its feature's `routes.tsx`: all that the router, the menu, the guard and the palette need to know about it. */
export interface Screen {
  /** Byte for byte as the spec lists it, misspellings and capitals included. `/:id` at its end stands for the id of a record. */
  readonly path: string
  /** Needed where one path has two screens. */
  readonly audience?: Audience
  /** Shown in the header: the purpose column of the spec's route table. */
  readonly title: string
  /** Its name in the palette, where neither menu label nor title tells it from others. */
  readonly name?: string
  readonly access: AccessRule
  /** Operations of the platform without which there is nothing on it. */
  readonly needs?: readonly string[]
  readonly menu?: ScreenMenu
  /** The screen whose menu item is highlighted while this one is open. */
  readonly highlights?: string
  /** The list kept on this machine that the screen shows first: a start reads it ahead. */
  readonly copy?: OfflineList
  /** Long, and opened all day: its chunk is loaded while the window is idle. */
  readonly isLoadedAhead?: boolean
  /** Loads the screen's chunk. Called only for a user who may open the screen. */
  readonly load: () => Promise<{ default: ComponentType }>
}

/** Opens to holders of one permission. */
export const granted = (permission: Access): AccessRule => ({ by: 'permission', permission })
