import { expect, test } from '../fixtures.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { category, noteText, openHistory, save } from './site-history.ts'

test('Tab goes through the form of a note as it is read: SAVE comes after the text and is below it, also in a low window', async ({ signedInAs, platform }) => {
  const site = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === 'site-100001')
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1024, height: 640 })
  const dialog = await openHistory(page, site)
  await category(dialog).focus()
  await page.keyboard.press('Tab')
  await expect(noteText(dialog)).toBeFocused()
  await expect(save(dialog)).toBeInViewport({ ratio: 1 })
  const [text, button] = [await noteText(dialog).boundingBox(), await save(dialog).boundingBox()]
  expect(button?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  await page.keyboard.press('Tab')
  await expect(save(dialog)).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
})
