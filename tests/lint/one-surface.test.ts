import { expect, test } from 'vitest'
import { surfaceProblem } from '#scripts/lint/one-surface.ts'

const FLUENT = '@fluentui/react-components'

test.each(['Popover', 'PopoverSurface', 'TeachingPopoverSurface', 'Dialog', 'DialogSurface', 'Drawer', 'OverlayDrawer', 'MenuPopover'])(
  "no screen draws Fluent's %s itself",
  (name) => {
    expect(surfaceProblem('src/renderer/features/sites/site-list.tsx', FLUENT, name)).toContain(`Fluent's ${name} does not know`)
    expect(surfaceProblem('src/renderer/components/dialog.tsx', FLUENT, name)).toContain(`Fluent's ${name} does not know`)
    expect(surfaceProblem('src/renderer/components/on-screen/popover.tsx', FLUENT, name)).toBeUndefined()
  },
)

test('what is no surface, and the surfaces of the house, may be imported anywhere', () => {
  expect(surfaceProblem('src/renderer/features/sites/site-list.tsx', FLUENT, 'DialogContent')).toBeUndefined()
  expect(surfaceProblem('src/renderer/features/sites/site-list.tsx', FLUENT, 'toString')).toBeUndefined()
  expect(surfaceProblem('src/renderer/features/sites/site-list.tsx', '#components/dialog.tsx', 'Dialog')).toBeUndefined()
})
