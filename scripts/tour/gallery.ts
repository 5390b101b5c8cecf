import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A picture of the tour: its file in the folder, and what it shows. */
export interface Picture {
  readonly file: string
  readonly title: string
}

/** Writes `index.html` beside the pictures: all of them on one page, in the order of the tour. */
export async function writeGallery(folder: string, pictures: readonly Picture[]): Promise<void> {
  const figures = pictures.map(
    ({ file, title }) =>
      `<figure><figcaption>${escapeHtml(title)}</figcaption><a href="${file}"><img src="${file}" alt="${escapeHtml(title)}" loading="lazy"></a></figure>`,
  )
  await writeFile(path.join(folder, 'index.html'), page(figures.join('\n')))
}

const page = (body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Admin Console: a tour</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 1320px; margin: 2rem auto; padding: 0 1rem; }
  figure { margin: 0 0 3rem; }
  figcaption { font-weight: 600; margin-bottom: .5rem; }
  img { width: 100%; border: 1px solid #ccc; }
</style>
<h1>Admin Console: a tour</h1>
${body}
</html>
`

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
