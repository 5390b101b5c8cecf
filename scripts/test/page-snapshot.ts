/** How much of a page the end of a run can hold. */
const LINES = 60

/**
 * What stood on the page when a spec failed, for the last lines of `npm test`: only the last dialog where one was open, else what is not header and menu;
 * without addresses, at most 60 lines.
 * @param page as a screen reader has it: Playwright's aria snapshot
 */
export function pageSnapshot(page: string): string {
  const lines = page.split('\n').filter((line) => !line.trimStart().startsWith('- /url:'))
  return (lastDialog(lines) ?? fromMain(lines)).slice(0, LINES).join('\n')
}

/** The page in Playwright's `error-context.md`; empty without one. */
export const pageInContext = (errorContext: string): string => /^```yaml\n(?<page>.*?)\n```$/msu.exec(errorContext)?.groups?.['page'] ?? ''

/** The lines of the dialog that stands last on the page, which is the uppermost; undefined without one. */
function lastDialog(lines: readonly string[]): readonly string[] | undefined {
  const start = lines.findLastIndex((line) => /^\s*- (?:alert)?dialog\b/u.test(line))
  if (start === -1) return undefined
  const depth = indentOf(lines[start])
  const length = lines.slice(start + 1).findIndex((line) => indentOf(line) <= depth)
  return lines.slice(start, length === -1 ? undefined : start + 1 + length)
}

/** The screen and what stands after it, such as a notification; all lines of a page without a screen. */
function fromMain(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith('- main'))
  return start === -1 ? lines : lines.slice(start)
}

const indentOf = (line = ''): number => line.length - line.trimStart().length
