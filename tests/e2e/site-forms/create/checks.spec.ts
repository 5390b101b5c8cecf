import type { Locator } from '@playwright/test'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { openFilled, requiredValues } from '../prepared-draft.ts'
import { SiteFormOnScreen } from '../site-form.ts'
import { StoredSites } from '../stored-site.ts'
import { expectSaid } from './form-rules.ts'

/** Types with no rest between the letters, however busy the machine is. */
const typeWithoutRest = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: HTMLInputElement, letters) => {
    element.focus()
    for (const letter of letters) {
      element.setRangeText(letter, element.value.length, element.value.length, 'end')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)

const CHECKS =
  'user name and domain are asked about while they are typed: once, not below 6 characters, the latest only, and again when the form is sent [SNEW-037] [SNEW-038] [SNEW-039] [SNEW-040] [CALL-032]'

test(CHECKS, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredSites(platform)
  const { page } = await signedInAs('ADMIN', { at: '/create-site' })
  const form = new SiteFormOnScreen(page)
  const userName = form.text('User Name')
  const asked = () => control.sent('VerifyUsername').map(({ username }) => username)
  const TAKEN = 'This username is not available. Please try another one'

  await test.step('below 6 characters nobody is asked; from there on once the typing rests', async () => {
    await userName.pressSequentially('adit')
    await userName.pressSequentially('i')
    // Something that is asked later has been answered by then.
    await form.fillTexts({ 'Sub Domain': 'aditi', Domain: 'shops.example' })
    await expect(page.getByText('aditi.shops.example is free.', { exact: true })).toBeVisible()
    expect(asked()).toEqual([])
    await userName.fill('')
    await typeWithoutRest(userName, 'aditi-kapoor')
    await expectSaid(userName, 'Free')
    expect(asked()).toEqual(['aditi-kapoor'])
  })

  await test.step('an answer that comes too late is not shown', async () => {
    control.addFault({ operation: 'VerifyUsername', fault: 'delay', milliseconds: 4_000 })
    await userName.fill('owner100001')
    await expectSaid(userName, 'Checking whether it is free.')
    await expect.poll(asked).toContain('owner100001')
    await userName.fill('aditi-k')
    await expectSaid(userName, 'Free')
    expect(asked().at(-1)).toBe('aditi-k')
  })

  await test.step('a taken name, and a check that fails', async () => {
    await userName.fill('owner100001')
    await expectSaid(userName, TAKEN)
    await userName.fill('aditi-ka')
    await expectSaid(userName, 'Free')
    control.addFault({ operation: 'VerifyUsername', fault: 'http500' })
    await userName.fill('aditi-kap')
    await expectSaid(userName, TAKEN)
  })

  await test.step('a domain that is taken', async () => {
    const domain = (await stored.records())[5]?.['domain'] as string
    const dot = domain.indexOf('.')
    await form.fillTexts({ 'Sub Domain': domain.slice(0, dot), Domain: domain.slice(dot + 1) })
    await expectSaid(form.text('Domain'), 'Domain not available')
    control.addFault({ operation: 'DomainAvailability', fault: 'http500' })
    await form.text('Sub Domain').fill('aditi')
    await expectSaid(form.text('Domain'), 'could not be found out. It is checked again when you create the site.')
    await picture(page, 'checks')
  })

  await test.step('sent: the name is asked about again, and was taken meanwhile', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    // Gone before it is opened anew, and its draft written for the last time.
    await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
    await openFilled(form, requiredValues('later'))
    const input = {
      custName: 'Somebody',
      companyName: 'Somebody else',
      ownerEmail: 'somebody@mail.example',
      ownerMob: '123456',
      userName: 'later-user',
      subdomain: 'other',
      domain: 'other.shops.example',
      siteType: 'MARKETING',
    }
    await stored.run('mutation Create($input: CreateSiteInput!) { createSiteByRecahoAdmin(input: $input) { siteId } }', { input })
    await form.create.click()
    await expectSaid(userName, TAKEN)
    await expect(userName).toBeFocused()
    expect(await stored.records('later.shops.example')).toEqual([])
    control.addFault({ operation: 'VerifyUsername', fault: 'http500', times: 2 })
    await userName.fill('later-and-free')
    await expectSaid(userName, TAKEN)
    await form.create.click()
    await expect(userName).toBeFocused()
    await expectSaid(userName, TAKEN)
    expect(await stored.records('later.shops.example')).toEqual([])
  })
})
