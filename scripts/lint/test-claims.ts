/** A line of docs/requirements in a test's title: `[SNEW-039]`. */
const NAMED = /\[[A-Z]+\d*-\d{3}\]/g

/** More lines than this one title does not prove: nobody can say which assertion is whose. */
const MOST_LINES = 5

const TEST_FILE = /^tests\/|\.(?:test|spec)\.tsx?$/

/** Why a text is no title of a test; undefined where it is one, or none at all. @param file relative to the repository, with forward slashes */
export function titleProblem(file: string, text: string): string | undefined {
  if (!TEST_FILE.test(file)) return undefined
  const lines = text.match(NAMED)?.length ?? 0
  return lines <= MOST_LINES
    ? undefined
    : `A title names at most ${MOST_LINES} requirements, each beside the assertion that proves it: this one names ${lines}. Use test.step for each claim`
}

/** Why a step claims nothing; undefined where it does. @param calls names of the functions that its body calls, if it does nothing else */
export const stepProblem = (calls: readonly string[]): string | undefined =>
  calls.length > 0 && calls.every((name) => name === 'picture')
    ? 'A step that only takes a picture claims nothing: take the picture beside the claim'
    : undefined
