/** Parameters of a run of vitest. */
type Run = readonly string[]

/** Tests that read the repository as text or start its programs: vitest cannot relate them to a module. */
const READERS = ['tests/texts', 'tests/lint', 'tests/requirements', 'tests/recipes']

const isModule = (file: string): boolean => /\.tsx?$/.test(file)

/** The unit tests in the folder of a file. */
export const besideOf = (file: string): readonly Run[] => (file.includes('/') ? [['run', `${file.slice(0, file.lastIndexOf('/'))}/`]] : [])

/** The tests without a window that import a file, directly or not. */
export const relatedOf = (file: string): readonly Run[] => (isModule(file) ? [['related', '--run', file]] : [])

/** The tests that read files or start programs. */
export const readersOf = (file: string): readonly Run[] => [['run', ...READERS, ...(isModule(file) ? [] : ['scripts'])]]

/**
 * All specs in groups to run one after another: first the topics in the path of a file, then others that a change of
 * the file touches, then the rest.
 *
 * @param touched the specs that a change of the file touches
 */
export function groupsOf(file: string, specs: readonly string[], touched: readonly string[]): readonly (readonly string[])[] {
  const topics = topicsOf(file)
  const placeOf = (spec: string): number => (!touched.includes(spec) ? 2 : topicsOf(spec).some((topic) => topics.includes(topic)) ? 0 : 1)
  return [0, 1, 2].map((place) => specs.filter((spec) => placeOf(spec) === place))
}

/** The topics in a path: `siteform`, `edit` and `x` for `src/renderer/features/site-form/edit/x.ts`. */
const topicsOf = (file: string): readonly string[] =>
  file
    .replace(/^(?:src\/(?:renderer\/features|renderer|main|shared)|tests\/(?:e2e|security|foreign|money))\//, '')
    .replace(/\.(?:test|spec)?\.?tsx?$/, '')
    .split('/')
    .map((part) => part.replaceAll('-', '').replace(/s$/, ''))
