import type { Page } from '@playwright/test'
import { png } from '../png.ts'

export const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png(600, 200) }

/** The logo's field on the open form. */
export const logoOf = (page: Page) => {
  const group = page.getByRole('group', { name: 'Site logo' })
  return {
    group,
    file: group.locator('input[type=file]'),
    crop: group.getByRole('button', { name: 'Crop and scale' }),
    again: group.getByRole('button', { name: 'Upload again' }),
    stored: group.getByRole('button', { name: 'Remove logo' }),
    preview: page.getByRole('img', { name: 'Preview of the site' }),
  }
}
