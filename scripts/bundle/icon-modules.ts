import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])@fluentui\/react-icons\2/g
const PACKAGE = 'node_modules/@fluentui/react-icons/lib'
/** Prefix of the bundler's ids of icon modules. The zero byte keeps other plugins away from them. */
export const ICON_MODULE = '\0icon:'
const REQUESTED = 'icon:'

/** The line that makes an icon, by the icon's name. The package has some thousand icons in each of a few files. */
function readIcons(root: string): ReadonlyMap<string, string> {
  const icons = new Map<string, string>()
  for (const file of globSync(`${PACKAGE}/{icons,sizedIcons}/*.js`, { cwd: root })) {
    for (const [line, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/^export const (\w+) = .*$/gm)) icons.set(name, line)
  }
  return icons
}

/** Imports of icons from the package's index, as one import a module of an icon. What is no icon stays. */
export const withIconModules = (code: string, isIcon: (name: string) => boolean): string =>
  code.replaceAll(IMPORT, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    return names
      .map((name) => {
        const icon = name.split(/\s/, 1)[0] ?? ''
        return `import { ${name} } from '${isIcon(icon) ? REQUESTED + icon : '@fluentui/react-icons'}'`
      })
      .join(';')
  })

/**
 * Makes a module of every icon. A bundler divides no module, and the package has its icons in a few large ones: the first
 * screen would load the icons of all screens. The index is left with what is no icon: nothing reads 17 MB of icons.
 */
export function iconModules(root: string) {
  let read: ReadonlyMap<string, string> | undefined
  const icons = (): ReadonlyMap<string, string> => (read ??= readIcons(root))
  const folder = path.join(root, PACKAGE).replaceAll('\\', '/')
  return {
    name: 'icon-modules',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith(REQUESTED) ? `\0${id}` : null),
    load(id: string) {
      const icon = id.startsWith(ICON_MODULE) ? icons().get(id.slice(ICON_MODULE.length)) : undefined
      return icon === undefined ? null : { code: `import { createFluentIcon } from '${folder}/utils/createFluentIcon.js'\n${icon}`, moduleSideEffects: false }
    },
    transform(code: string, id: string) {
      if (id.endsWith(`${PACKAGE}/index.js`)) return { code: code.replaceAll(/^export \* from '\.\/(?:icons|sizedIcons)\/.*$/gm, ''), map: null }
      return code.includes('@fluentui/react-icons') ? { code: withIconModules(code, (name) => icons().has(name)), map: null } : null
    },
  }
}
