import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the renderer loads, read from Vite's manifest of the last build. */

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

export interface Bundles {
  /** JavaScript files that load before the first screen. */
  readonly firstLoad: readonly string[]
  /** One lazily loaded part each, with what it brings along that the first load has not. */
  readonly lazy: readonly { readonly name: string; readonly files: readonly string[] }[]
}

const RENDERER = path.resolve(import.meta.dirname, '../../out/renderer')

/** Reads the bundles of the last build; paths are absolute. Throws when nothing has been built. */
export function readBundles(): Bundles {
  const manifest = JSON.parse(readFileSync(path.join(RENDERER, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const first = new Set(keys.filter((key) => manifest[key]?.isEntry === true).flatMap((key) => [...withStaticImports(manifest, key)]))
  const lazy = keys
    .filter((key) => manifest[key]?.isDynamicEntry === true && !first.has(key))
    .map((key) => ({
      name: manifest[key]?.name ?? key,
      files: scripts(
        manifest,
        [...withStaticImports(manifest, key)].filter((part) => !first.has(part)),
      ),
    }))
    .filter(({ files }) => files.length > 0)
  return { firstLoad: scripts(manifest, [...first]), lazy }
}

function withStaticImports(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withStaticImports(manifest, imported, found)
  return found
}

const scripts = (manifest: Manifest, keys: readonly string[]): readonly string[] =>
  keys
    .map((key) => manifest[key]?.file ?? key)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(RENDERER, file))
