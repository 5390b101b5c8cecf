// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlaceState } from '#shared/bridge/places.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { completeBrowser, renderForm } from '../form/form-harness.test-support.tsx'
import { PlaceFields, type PlacePort } from './place-fields.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

const empty = { country: '', state: '', city: '' }
const unreachable = failure('unreachable', 'The places service cannot be reached.')

const service = (states: Result<PlaceState[]>, cities: Result<string[]>) => {
  const asked: string[] = []
  const port: PlacePort = {
    states: async ({ country }) => {
      asked.push(country)
      return states
    },
    cities: async ({ country, state }) => {
      asked.push(`${country}/${state}`)
      return cities
    },
  }
  return { port, asked }
}
const box = (name: string) => screen.getByRole('combobox', { name })
const optionTexts = () => screen.queryAllByRole('option', { hidden: false }).map(({ textContent }) => textContent)

test('the country asks for its states, the state for its cities', async () => {
  const { port, asked } = service(
    success([
      { name: 'Kerala', code: 'KL' },
      { name: 'Maharashtra', code: 'MH' },
    ]),
    success(['Nagpur', 'Pune']),
  )
  const { form, user } = renderForm(<PlaceFields port={port} required={{ country: true, state: true }} />, empty)
  await user.selectOptions(box('Country'), 'India')
  await user.click(box('State'))
  await user.click(await screen.findByRole('option', { name: 'Maharashtra' }))
  await user.click(box('City'))
  await user.click(await screen.findByRole('option', { name: 'Pune' }))
  expect(form.getValues()).toEqual({ country: 'IND', state: 'Maharashtra', city: 'Pune' })
  expect(asked).toEqual(['IND', 'IND/MH'])
})

test('another country forgets state and city; another state the city', async () => {
  const { port } = service(
    success([
      { name: 'Kerala', code: 'KL' },
      { name: 'Maharashtra', code: 'MH' },
    ]),
    success([]),
  )
  const { form, user } = renderForm(<PlaceFields port={port} />, { country: 'IND', state: 'Maharashtra', city: 'Pune' })
  await user.click(box('State'))
  await user.click(await screen.findByRole('option', { name: 'Kerala' }))
  expect(form.getValues()).toEqual({ country: 'IND', state: 'Kerala', city: '' })
  await user.selectOptions(box('Country'), 'Australia')
  expect(form.getValues()).toEqual({ country: 'AUS', state: '', city: '' })
})

test('a failing service: the packaged states, sorted, and free text [CALL-072]', async () => {
  const { port } = service(unreachable, unreachable)
  const { form, user } = renderForm(<PlaceFields port={port} />, { ...empty, country: 'IND' })
  expect(await screen.findByText(/came with the console/)).toBeDefined()
  await user.click(box('State'))
  await waitFor(() => expect(optionTexts()).toContain('Maharashtra'))
  const states = optionTexts().filter((text) => !text.startsWith('Choose') && text !== '')
  expect(states.indexOf('Assam')).toBeLessThan(states.indexOf('Kerala'))
  await user.type(box('State'), 'New State')
  await user.type(box('City'), 'New City')
  await user.tab()
  expect(form.getValues()).toEqual({ country: 'IND', state: 'New State', city: 'New City' })
})

test('an answer for the country before is not shown', async () => {
  const answers = new Map<string, (answer: Result<PlaceState[]>) => void>()
  const port: PlacePort = { states: ({ country }) => new Promise((resolve) => answers.set(country, resolve)), cities: async () => success([]) }
  const { user } = renderForm(<PlaceFields port={port} />, { ...empty, country: 'IND' })
  await user.selectOptions(box('Country'), 'Australia')
  answers.get('AUS')?.(success([{ name: 'Victoria', code: 'VIC' }]))
  answers.get('IND')?.(success([{ name: 'Kerala', code: 'KL' }]))
  await user.click(box('State'))
  expect(await screen.findByRole('option', { name: 'Victoria' })).toBeDefined()
  expect(optionTexts()).not.toContain('Kerala')
})
