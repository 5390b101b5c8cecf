import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The npm scripts in the table of CONTRIBUTING.md's section "Scripts"; one row may name several. */
export function scriptsOfTable(folder: string): readonly string[] {
  const section = readFileSync(path.join(folder, 'CONTRIBUTING.md'), 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('Scripts\n'))
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('| `npm run '))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:npm run )?([\w:-]+)[^`]*`/g)].map((match) => match[1] ?? ''))
}

/** The scripts of package.json. */
export const scriptsOfPackage = (folder: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly scripts: object }).scripts)
