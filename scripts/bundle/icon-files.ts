import { existsSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])@fluentui\/react-icons\2/g
const FILES = 'node_modules/@fluentui/react-icons/lib/atoms/svg'

/** The package's file of one icon in all its sizes, such as `arrow-left` of ArrowLeft16Filled; undefined where it has none. */
const fileOf = (root: string, icon: string): string | undefined => {
  const file = icon
    .replace(/\d*(?:Regular|Filled|Light|Color)$/, '')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  return existsSync(path.join(root, FILES, `${file}.js`)) ? file : undefined
}

/** Imports of icons from the package's index, as one import a file of an icon. What is no icon stays. @param root the folder of the repository */
export const withIconFiles = (code: string, root: string): string =>
  code.replaceAll(IMPORT, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    return names
      .map((name) => {
        const file = fileOf(root, name.split(/\s/, 1)[0] ?? '')
        return `import { ${name} } from '@fluentui/react-icons${file === undefined ? '' : `/svg/${file}`}'`
      })
      .join(';')
  })

/**
 * Takes every icon from a file of its own. The index keeps them in a few large files, and a bundler divides no file: the first screen would load the icons
 * of all screens.
 */
export const iconFiles = (root: string) => ({
  name: 'icon-files',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string) => (code.includes('@fluentui/react-icons') ? { code: withIconFiles(code, root), map: null } : null),
})
