/** Something that the user saved under a name. */
interface Named {
  readonly id: string
  readonly name: string
}

const MAX_NAME = 60

/** What is wrong with a name by itself; null when nothing is. */
export const wordingProblem = (name: string): string | null => {
  const trimmed = name.trim()
  if (trimmed === '') return 'Enter a name.'
  return trimmed.length > MAX_NAME ? `A name has at most ${MAX_NAME} characters.` : null
}

/** Which other one has a name already, whatever its capitals. `own` is the one that may keep its name. */
export const holderOf = <One extends Named>(all: readonly One[], name: string, own?: string): One | undefined =>
  all.find((one) => one.id !== own && one.name.toLowerCase() === name.trim().toLowerCase())
