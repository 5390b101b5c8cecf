import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folderOf, type View } from './view.ts'

/** What the tour has taken a picture of, in each of its views. */
export interface Picture {
  /** Its file in the folder of each view. */
  readonly file: string
  readonly title: string
}

/** Writes `index.html` above the folders of the views: all pictures on one page in the order of the tour, and a choice of the view. */
export async function writeGallery(folder: string, pictures: readonly Picture[], views: readonly View[]): Promise<void> {
  const figures = pictures.map((picture) => figure(picture, views))
  await writeFile(path.join(folder, 'index.html'), page(views, figures.join('\n')))
}

const choice = (view: View, index: number): string =>
  `<label><input type="radio" name="view" value="${folderOf(view)}"${index === 0 ? ' checked' : ''}> ${view.width} x ${view.height}, ${view.theme}</label>`

const figure = ({ file, title }: Picture, views: readonly View[]): string =>
  `<figure><figcaption>${escapeHtml(title)}</figcaption>
${views.map((view) => image(folderOf(view), file, title)).join('\n')}
</figure>`

const image = (folder: string, file: string, title: string): string =>
  `<a class="${folder}" href="${folder}/${file}"><img src="${folder}/${file}" alt="${escapeHtml(title)}" loading="lazy"></a>`

/** Hides the pictures of a view that is not chosen; the browser then does not load them either. */
const hidden = (view: View): string => `  body:not(:has(input[value="${folderOf(view)}"]:checked)) a[class="${folderOf(view)}"] { display: none; }`

const page = (views: readonly View[], figures: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Admin Console: a tour</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 1920px; margin: 0 auto; padding: 0 1rem; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1.5rem; padding: .75rem 0; background: #fff; }
  figure { margin: 1rem 0 3rem; scroll-margin-top: 4rem; }
  figcaption { font-weight: 600; margin-bottom: .5rem; }
  img { width: 100%; border: 1px solid #ccc; }
${views.map(hidden).join('\n')}
</style>
<h1>Admin Console: a tour</h1>
<form>
${views.map(choice).join('\n')}
</form>
${figures}
</html>
`

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
