import { renameSync } from 'node:fs'
import { format, parse } from 'node:path'

/** Moves a full log file aside: `security.log` becomes `security.1.log`, and so on; the one after `files` is overwritten. Never throws. */
export function rotate(file: string, files: number): void {
  const { dir, name, ext } = parse(file)
  const older = (index: number): string => (index === 0 ? file : format({ dir, name: `${name}.${index}`, ext }))
  for (let index = files; index > 0; index -= 1) {
    try {
      renameSync(older(index - 1), older(index))
    } catch {
      // There are not so many yet, or a program holds one open: the log goes on in the same file.
    }
  }
}
