import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { PlatformUser } from '../platform-user.ts'
import { templateReader } from '../templates/stored-templates.ts'
import { expect, test } from './fixtures.ts'

const TEMPLATE = {
  siteId: 'master',
  slugName: 'shared',
  tempName: 'Shared',
  tempSubject: 'Sale',
  text: 'Dear customer',
  type: 'WHATSAPP',
  image: null,
}
const CREATE = 'mutation ($input: CreateTempleteInput!) { createTempleteByAdmin(input: $input) { slugName } }'
const UPDATE = 'mutation ($input: UpdateTempleteInput!) { updateTempleteByAdmin(input: $input) { slugName } }'

const open = async (page: Page, colleague: PlatformUser) => {
  await colleague.run(CREATE, { input: TEMPLATE })
  await openAddress(page, '/editm-templates?template=shared')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Subject')).toBeEnabled()
  return { field, review: new EditReviewOnScreen(page), save: page.getByRole('button', { name: 'Save', exact: true }) }
}

test('the same field of a template: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({
  signedInAs,
  platform,
  colleague,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { field, review, save } = await open(page, colleague)
  await field('Content').fill('My text')
  await colleague.run(UPDATE, { input: { ...TEMPLATE, tempSubject: 'Their sale', text: 'Their text' } })
  await save.click()
  expect(await review.changes()).toEqual([
    'Template / Subject: Sale -> [x] Theirs: Their sale | [ ] Yours: Sale',
    'Template / Content: Dear customer -> [ ] Theirs: Their text | [ ] Yours: My text',
  ])
  await review.choose('Yours: My text')
  await review.save.click()
  await expect(page.getByText('Template saved successfully', { exact: true }).first()).toBeVisible()
  const stored = (await (await templateReader(platform))('master')).find(({ slugName }) => slugName === 'shared')
  expect(stored).toMatchObject({ tempSubject: 'Their sale', text: 'My text' })
})
