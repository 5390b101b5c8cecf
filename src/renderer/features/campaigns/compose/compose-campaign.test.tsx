// @vitest-environment jsdom

import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import { ComposeCampaign } from './compose-campaign.tsx'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

const template = (name: string, type: string): Template => ({
  siteId: 'master',
  slugName: name.toLowerCase(),
  tempName: name,
  tempSubject: name,
  text: `Text of ${name}`,
  type,
  image: null,
  createdAt: 1,
  updatedAt: 1,
})
const TEMPLATES = [template('Festival', 'WHATSAPP'), template('Newsletter', 'EMAIL')]

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  Element.prototype.scrollIntoView = () => undefined
  fake = createFakeBridge()
  fake.answer('campaigns.current', success(null))
})
afterEach(cleanup)

const open = async (channel: 'WHATSAPP' | 'EMAIL', mayEmail: boolean, chosen: string | null = null) => {
  const element = <ComposeCampaign templates={TEMPLATES} channel={channel} mayEmail={mayEmail} chosen={chosen} carried={null} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/marketing-index'] })
  render(
    <TestConsole services={fake.services}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  return router
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ })
const options = async () => {
  fireEvent.click(screen.getByRole('combobox', { name: /^Template/ }))
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

describe('the channel', () => {
  test('is Whatsapp (1) of Whatsapp (1) and Email (2), and cannot be changed [CAMP-003] [CAMP-004]', async () => {
    await open('WHATSAPP', false)
    expect([radio('Whatsapp').value, radio('Email').value]).toEqual(['1', '2'])
    expect(radio('Whatsapp').checked).toBe(true)
    expect([radio('Whatsapp').disabled, radio('Email').disabled]).toEqual([true, true])
    expect(await options()).toEqual(['Festival'])
  })

  test('can be changed where the connection profile switches email on [CAMP-005]', async () => {
    const router = await open('EMAIL', true)
    expect(radio('Email').disabled).toBe(false)
    expect(await options()).toEqual(['Newsletter'])
    fireEvent.click(radio('Whatsapp'))
    await expect.poll(() => router.state.location.search).toBe('')
  })
})

describe('the message', () => {
  test('Next wants a template and a text [CAMP-012]', async () => {
    const router = await open('WHATSAPP', false)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Please Choose a Template')).toBeTruthy()
    expect(screen.getByText('Please Enter Content')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/marketing-index')
  })

  test('starts with the text of its template; Next takes both along [CAMP-011]', async () => {
    const router = await open('WHATSAPP', false, 'festival')
    expect(content().value).toBe('Text of Festival')
    fireEvent.change(content(), { target: { value: 'My own' } })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect.poll(() => router.state.location.pathname).toBe('/customer-list')
    expect(router.state.location).toMatchObject({ search: '?template=festival', state: { campaign: { template: 'festival', content: 'My own' } } })
  })

  test('a template of another channel is not taken', async () => {
    await open('WHATSAPP', false, 'newsletter')
    expect(content().value).toBe('')
  })
})
