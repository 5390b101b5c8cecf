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

/** A lazily loaded part: a screen, or something that a screen loads when it is first asked for. Paths of JavaScript files that the first load has not. */
export interface LazyPart {
  readonly name: string
  /** What it loads at once and nothing outside its feature does. */
  readonly own: readonly string[]
  /** All that it loads at once: with what it shares with other features, which is there already when one of those was opened before. */
  readonly all: readonly string[]
}

export interface Bundles {
  /** JavaScript files that load before the first screen. */
  readonly firstLoad: readonly string[]
  readonly lazy: readonly LazyPart[]
  /** JavaScript files without code: data that one of the parts looks up, a file at a time. */
  readonly data: readonly string[]
}

/** As Vite marks a file that is written into a script. */
const IS_DATA = /&inline$/

const RENDERER = path.resolve(import.meta.dirname, '../../out/renderer')

/** Reads the bundles of the last build; paths are absolute. Throws when nothing has been built. */
export function readBundles(): Bundles {
  const manifest = JSON.parse(readFileSync(path.join(RENDERER, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const first = new Set(keys.filter((key) => manifest[key]?.isEntry === true).flatMap((key) => [...withStaticImports(manifest, key)]))
  const parts = keys
    .filter((key) => manifest[key]?.isDynamicEntry === true && !first.has(key) && !IS_DATA.test(key))
    .map((key) => ({ key, feature: featureOf(key), loaded: [...withStaticImports(manifest, key)].filter((part) => !first.has(part)) }))
  const featuresOf = Map.groupBy(
    parts.flatMap(({ feature, loaded }) => loaded.map((part) => ({ part, feature }))),
    ({ part }) => part,
  )
  const isOwn = (part: string, feature: string): boolean => featuresOf.get(part)?.every((use) => use.feature === feature) === true
  const lazy = parts
    .map(({ key, feature, loaded }) => ({
      name: manifest[key]?.name ?? key,
      own: scripts(
        manifest,
        loaded.filter((part) => isOwn(part, feature)),
      ),
      all: scripts(manifest, loaded),
    }))
    .filter(({ all }) => all.length > 0)
  const data = scripts(
    manifest,
    keys.filter((key) => IS_DATA.test(key)),
  )
  return { firstLoad: scripts(manifest, [...first]), lazy, data }
}

/** The feature, or the part of `components/` or `app/`, that a module belongs to; a package counts for itself. */
const featureOf = (key: string): string => /^(?:.*\/)?((?:features|components|app)\/[^/]+)/.exec(key)?.[1] ?? key

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
