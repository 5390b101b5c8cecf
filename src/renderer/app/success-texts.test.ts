import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = path.join(import.meta.dirname, '..')

/** The document's complete list, trailing and leading blanks aside. */
const SUCCESS_TEXTS = [
  'Service Created Successfully',
  'Platform Service Cloned Successfully',
  'Platform Service Created Successfully',
  'Platform Service Updated Successfully',
  'Subscription Plan Created Successfully',
  'Subscription Plan Updated Successfully',
  'Successfully Subscription Deleted',
  'Menu Successfully Updated',
  'Menu Successfully Created',
  'Updated Successfully...',
  'Saved Successfully',
  'Successfully Service Deleted',
  'Template saved successfully',
  'Template Deleted successfully',
  'Notes added successfully',
  'User Created Successfully',
  'User Updated Successfully',
  'Outlet Created Successfully',
  'CP Status Updated Successfully',
  'Transaction has been submitted successfully',
  'Service Delete Successfully',
  'Service Map Successfully',
  'Service Updated Successfully',
]

test('the success texts of the catalogue areas are in the messages, letter for letter [MSG2-057]', async () => {
  const modules = await Promise.all(
    globSync('**/messages.ts', { cwd: RENDERER }).map(async (file) => (await import(path.join(RENDERER, file))) as Record<string, unknown>),
  )
  const texts = new Set(modules.flatMap((each) => Object.values(each)))
  expect(SUCCESS_TEXTS.filter((text) => !texts.has(text))).toEqual([])
})
