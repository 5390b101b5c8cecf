/** Only these files may use Fluent's surfaces: they track what is on screen, and what a surface covers. */
const WRAPPERS = 'src/renderer/components/on-screen/'

/**
 * Fluent's surfaces above the screen, each with the component to draw in its place. Its Tooltip is not listed: it hides
 * itself when its trigger is not laid out, and holds nothing to press.
 */
const WRAPPED: Readonly<Record<string, string>> = {
  Popover: 'Popover (on-screen/popover.tsx)',
  PopoverSurface: 'Popover (on-screen/popover.tsx)',
  TeachingPopover: 'Popover (on-screen/popover.tsx)',
  TeachingPopoverSurface: 'Popover (on-screen/popover.tsx)',
  Dialog: 'Dialog (components/dialog.tsx), or ModalDialog (on-screen/modal-dialog.tsx)',
  DialogSurface: 'Dialog (components/dialog.tsx), or ModalDialog (on-screen/modal-dialog.tsx)',
  Drawer: 'ModalDrawer (on-screen/modal-drawer.tsx)',
  OverlayDrawer: 'ModalDrawer (on-screen/modal-drawer.tsx)',
  MenuPopover: 'MenuPopover (on-screen/menu-popover.tsx)',
}

/** A namespace import, `export *` and `import()` take every name. */
export const EVERY_NAME = '*'

/**
 * Why a file must not import a name, or undefined when it may.
 *
 * @param file the importing file, relative to the repository's root, with forward slashes
 */
export function surfaceProblem(file: string, source: string, name: string): string | undefined {
  if (!file.startsWith('src/renderer/') || file.startsWith(WRAPPERS) || !source.startsWith('@fluentui/')) return undefined
  if (name === EVERY_NAME) return 'Import the names that are used from Fluent: its surfaces are drawn by src/renderer/components/on-screen'
  if (!Object.hasOwn(WRAPPED, name)) return undefined
  return `Fluent's ${name} does not know whether it is on screen: draw ${WRAPPED[name]}`
}
