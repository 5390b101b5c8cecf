import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { ICON_MODULE, iconModules, withIconModules } from './icon-modules.ts'

const isIcon = (name: string): boolean => name.endsWith('Regular') || name.endsWith('Filled')

test('an icon is imported from a module of its own', () => {
  expect(withIconModules("import { ArrowLeftRegular, PresenceAvailable10Filled as Available } from '@fluentui/react-icons'\nuse()", isIcon)).toBe(
    "import { ArrowLeftRegular } from 'icon:ArrowLeftRegular';import { PresenceAvailable10Filled as Available } from 'icon:PresenceAvailable10Filled'\nuse()",
  )
})

test('what is no icon stays an import of the index', () => {
  expect(withIconModules('import { type FluentIcon, bundleIcon } from "@fluentui/react-icons";', isIcon)).toBe(
    "import { type FluentIcon } from '@fluentui/react-icons';import { bundleIcon } from '@fluentui/react-icons';",
  )
  expect(withIconModules("import type { FluentIcon } from '@fluentui/react-icons'", isIcon)).toBe("import type { FluentIcon } from '@fluentui/react-icons'")
})

test('a module of an icon has that icon alone, and what is no icon has no module', () => {
  const plugin = iconModules(inRoot())
  const code = plugin.load(`${ICON_MODULE}ArrowLeft16Filled`)?.code ?? ''
  expect(code).toContain('export const ArrowLeft16Filled = ( /*#__PURE__*/createFluentIcon(\'ArrowLeft16Filled\', "16", [')
  expect(code.match(/^export /gm)).toHaveLength(1)
  expect(plugin.load(`${ICON_MODULE}bundleIcon`)).toBeNull()
})
