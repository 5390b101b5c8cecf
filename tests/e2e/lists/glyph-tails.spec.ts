import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

const TEXTS = ['gypqj', 'ஸ்ரீ மூகாம்பிகை', 'క్ష్మీ స్టూడియో', 'श्री कृष्णा हिन्दू']

test('no glyph of a cell with two lines is cut', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const cell = siteRows(page)
    .first()
    .getByRole('gridcell')
    .filter({ has: page.locator('[data-second]') })
    .first()
  await expect(cell).toBeVisible()
  // The pixels of ink beyond the boxes that clip it: the baseline is where an empty inline block ends.
  const cut = await cell.evaluate((element, texts) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    return texts.flatMap((text) =>
      [...element.children].map((line) => {
        line.textContent = text
        const mark = line.appendChild(document.createElement('i'))
        mark.style.display = 'inline-block'
        const baseline = mark.getBoundingClientRect().bottom
        const { font } = getComputedStyle(line)
        if (context === null) throw new Error('No canvas')
        context.font = font
        const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text)
        const [top, bottom] = [baseline - actualBoundingBoxAscent, baseline + actualBoundingBoxDescent]
        const boxes = [line, element].filter((box) => getComputedStyle(box).overflowY !== 'visible').map((box) => box.getBoundingClientRect())
        return { text, cut: Math.max(0, ...boxes.map((box) => Math.max(box.top - top, bottom - box.bottom))) }
      }),
    )
  }, TEXTS)
  expect(cut).toHaveLength(8)
  expect(cut.filter((line) => line.cut > 0.5)).toEqual([])
})
