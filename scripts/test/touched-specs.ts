import path from 'node:path'
import { type Aliases, closure, importsOf, inverted, type Sources, textsOf } from './imports.ts'

const TESTS = /\.(?:test|spec)\.tsx?$|^tests\//
const PRODUCT = /^(?:src|local-platform|schema|resources)\/|^[^/]+\.(?:json|ts)$/
const NOT_RUN_BY_SPECS = /\.md$|\.test\.tsx?$|^(?:biome|knip)\.json$|^vitest\.config\.ts$/

/**
 * The specs to run for changed files: those that import one of them, directly or not, and those whose texts or
 * addresses
 * belong to an affected feature alone. In doubt it chooses more: a spec that matches no feature is always included, and
 * all
 * specs are, if a change affects main, preload, the shell, the local platform, a configuration or an unmatched feature.
 */
export function touchedSpecs(changed: readonly string[], sources: Sources, aliases: Aliases): readonly string[] {
  const specs = [...sources.keys()].filter((file) => file.endsWith('.spec.ts'))
  const texts = textsOf(sources)
  const imports = importsOf(texts, new Set([...sources.keys(), ...changed]), aliases)
  const importers = inverted(imports)
  const named = featuresNamed(specs, texts, imports)
  const everyNamed = new Set([...named.values()].flatMap((features) => [...features]))
  const chosen = new Set<string>()
  for (const file of changed) {
    const reached = closure(modulesFor(file, sources), importers)
    for (const spec of specs) if (reached.has(spec)) chosen.add(spec)
    if (!PRODUCT.test(file) || NOT_RUN_BY_SPECS.test(file)) continue
    const product = [...reached].filter((one) => !TESTS.test(one))
    const features = new Set(product.flatMap((one) => featureOf(one) ?? []))
    const isOfAll = features.size === 0 || product.some((one) => /^src\/(?:main|preload)\//.test(one)) || [...features].some((one) => !everyNamed.has(one))
    if (isOfAll) return specs
    for (const [spec, own] of named) if (own.size === 0 || [...own].some((feature) => features.has(feature))) chosen.add(spec)
  }
  return specs.filter((spec) => chosen.has(spec))
}

const featureOf = (file: string): string | undefined => /^src\/renderer\/features\/([^/]+)\//.exec(file)?.[1]

/** A changed file itself, and for operations, which are no modules, the modules beside them. */
const modulesFor = (file: string, sources: Sources): readonly string[] =>
  file.endsWith('.graphql') ? [...sources.keys()].filter((one) => path.posix.dirname(one) === path.posix.dirname(file)) : [file]

/**
 * The features that each spec, or a file it imports from its folder, refers to by a text that only that feature has.
 */
function featuresNamed(
  specs: readonly string[],
  texts: ReadonlyMap<string, ReadonlySet<string>>,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, ReadonlySet<string>>()
  for (const [file, own] of texts) {
    const feature = featureOf(file)
    if (feature === undefined || TESTS.test(file)) continue
    for (const text of own) owners.set(text, new Set([...(owners.get(text) ?? []), feature]))
  }
  const beside = new Map([...imports].map(([file, imported]) => [file, imported.filter((one) => path.posix.dirname(one) === path.posix.dirname(file))]))
  const of = (spec: string): readonly string[] =>
    [...closure([spec], beside)].flatMap((file) =>
      [...(texts.get(file) ?? [])].flatMap((text) => {
        const found = owners.get(text) ?? new Set()
        return found.size === 1 ? [...found] : []
      }),
    )
  return new Map(specs.map((spec) => [spec, new Set(of(spec))]))
}
