import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The npm scripts that a README's table of scripts names; one row may name several. */
export function scriptsOfReadme(folder: string): readonly string[] {
  const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm run '))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:npm run )?([\w:-]+)[^`]*`/g)].map((match) => match[1] ?? ''))
}

/** The scripts of package.json. */
export const scriptsOfPackage = (folder: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly scripts: object }).scripts)
