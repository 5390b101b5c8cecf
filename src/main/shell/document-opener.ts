import { appendFile } from 'node:fs/promises'

export interface DocumentOpenerOptions {
  /** Electron's `shell.openPath`: answers with a text that is empty when it went well. */
  readonly openPath: (path: string) => Promise<string>
  /** In tests: the file that takes each path on a line of its own, in place of a program. */
  readonly record: string | undefined
}

/** Hands a document to the program that the system has for it. Answers with a text that is empty when it went well. */
export function documentOpener({ openPath, record }: DocumentOpenerOptions): (path: string) => Promise<string> {
  return async (path) => {
    if (record === undefined) return openPath(path)
    await appendFile(record, `${path}\n`)
    return ''
  }
}
