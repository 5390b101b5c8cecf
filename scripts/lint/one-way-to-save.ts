/** Where any document may be given to `executeOperation`: what reads for the others, and what `useSave` sends by. */
const SENDERS = /^src\/renderer\/data\/(?:platform|saving)\//

/** A mutation by the platform's contract that changes nothing: it asks whether a user name is free. */
const CHECKS = new Set(['VerifyUsernameDocument'])

/** Names of the documents that change something, from the text of the generated operations: "UpdateSitePageDocument". */
export function mutationDocuments(generated: string): ReadonlySet<string> {
  const documents = [...generated.matchAll(/^export type (\w+)MutationVariables\b/gm)].map(([, name]) => `${name}Document`)
  return new Set(documents.filter((document) => !CHECKS.has(document)))
}

/**
 * Why a document must not be given to `executeOperation` here, or undefined when it may: what changes something goes out through `useSave`, once.
 *
 * @param file the calling file, relative to the repository's root, with forward slashes
 * @param document the identifier that was given; undefined for any other expression
 */
export function sendingProblem(file: string, document: string | undefined, mutations: ReadonlySet<string>): string | undefined {
  if (!file.startsWith('src/renderer/') || SENDERS.test(file) || /\.test\.tsx?$/.test(file)) return undefined
  if (document === undefined || !document.endsWith('Document')) return 'Name the document here: it must be seen that it only reads'
  return mutations.has(document) ? 'A mutation goes out through useSave (src/renderer/data/saving), or through useMoney' : undefined
}
