/** Electron's makers support the three newest lines: https://www.electronjs.org/docs/latest/tutorial/electron-timelines. */
const SUPPORTED_LINES = 3

const lineOf = (version: string): number => {
  const line = Number(/^(\d+)\.\d+\.\d+$/.exec(version)?.[1])
  if (!Number.isSafeInteger(line)) throw new Error(`${version} is no version of Electron`)
  return line
}

/**
 * The notice that the line of a version gets no more fixes, with a title in its first line. Empty while it does.
 * @param newest the newest stable version of all lines
 */
export function supportNotice(pinned: string, newest: string): string {
  const [line, newestLine] = [lineOf(pinned), lineOf(newest)]
  const oldest = newestLine - SUPPORTED_LINES + 1
  if (line >= oldest) return ''
  return `Electron ${line} is no longer supported

\`package.json\` pins Electron ${pinned}. Its makers give fixes to the lines ${oldest} to ${newestLine} only; the newest version is ${newest}.

Move to a supported line: read its breaking changes, and run \`npm test -- security-electron packaged\` on it before the next release.
`
}
