import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { withIconFiles } from './icon-files.ts'

test('an icon is imported from the file that has it in all its sizes', () => {
  expect(withIconFiles("import { ArrowLeftRegular, PresenceAvailable10Filled as Available } from '@fluentui/react-icons'\nuse()", inRoot())).toBe(
    "import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';" +
      "import { PresenceAvailable10Filled as Available } from '@fluentui/react-icons/svg/presence-available'\nuse()",
  )
})

test('what is no icon stays an import of the index', () => {
  expect(withIconFiles('import { type FluentIcon, bundleIcon } from "@fluentui/react-icons";', inRoot())).toBe(
    "import { type FluentIcon } from '@fluentui/react-icons';import { bundleIcon } from '@fluentui/react-icons';",
  )
  expect(withIconFiles("import type { FluentIcon } from '@fluentui/react-icons'", inRoot())).toBe("import type { FluentIcon } from '@fluentui/react-icons'")
})
