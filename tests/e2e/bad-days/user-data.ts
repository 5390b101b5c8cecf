import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder, as paths from it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** The files below a folder that hold one of the texts as it is, in UTF-8 or UTF-16, as `file: text`. */
export async function plainTextIn(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const file of await filesIn(folder)) {
    const content = await readFile(path.join(folder, file))
    for (const text of texts) {
      if (content.includes(text, 0, 'utf8') || content.includes(text, 0, 'utf16le')) found.push(`${file}: ${text}`)
    }
  }
  return found
}
