import { expect, test } from 'vitest'
import { type ClickedPlace, contextEntries } from './context-menu.ts'

const NOWHERE: ClickedPlace = {
  isEditable: false,
  selectionText: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  linkURL: '',
  editFlags: { canUndo: true, canCut: true, canCopy: true, canPaste: false, canSelectAll: true },
}

const entriesAt = (place: Partial<ClickedPlace>) => {
  const done: string[] = []
  const entries = contextEntries(
    { ...NOWHERE, ...place },
    {
      replace: (word) => done.push(`replace ${word}`),
      learn: (word) => done.push(`learn ${word}`),
      copyText: (text) => done.push(`copy ${text}`),
      openWindow: (address) => done.push(`open ${address}`),
    },
  )
  const names = entries.map(({ type, role, label, enabled }) => (type === 'separator' ? '-' : `${role ?? label}${enabled === false ? ' (disabled)' : ''}`))
  const click = (label: string): void => entries.find((entry) => entry.label === label)?.click?.(undefined as never, undefined, undefined as never)
  return { names, click, done }
}

test('where there is nothing to do there is no menu', () => {
  expect(entriesAt({}).names).toEqual([])
  expect(entriesAt({ selectionText: ' \n' }).names).toEqual([])
})

test('a marked text can be copied', () => {
  expect(entriesAt({ selectionText: 'Aditi Kitchen' }).names).toEqual(['copy'])
})

test('a field has what can be done in it now', () => {
  expect(entriesAt({ isEditable: true }).names).toEqual(['undo', '-', 'cut', 'copy', 'paste (disabled)', 'selectAll'])
})

test('a misspelled word has at most five suggestions, and can be learnt', () => {
  const words = ['receive', 'relieve', 'recede', 'revive', 'reprieve', 'deceive']
  const { names, click, done } = entriesAt({ isEditable: true, misspelledWord: 'recieve', dictionarySuggestions: words })
  expect(names.slice(0, 8)).toEqual(['receive', 'relieve', 'recede', 'revive', 'reprieve', '-', 'Add to Dictionary', '-'])
  click('relieve')
  click('Add to Dictionary')
  expect(done).toEqual(['replace relieve', 'learn recieve'])
  expect(entriesAt({ isEditable: true, misspelledWord: 'qwzx' }).names[0]).toBe('No suggestions (disabled)')
})

test('the address of an https link can be copied, and nothing opens it', () => {
  const { names, click, done } = entriesAt({ linkURL: 'https://aditi.example/menu', selectionText: 'Menu' })
  expect(names).toEqual(['Copy Link Address', '-', 'copy'])
  click('Copy Link Address')
  expect(done).toEqual(['copy https://aditi.example/menu'])
})

test.each(['http://aditi.example/', 'javascript:alert(1)', 'file:///etc/passwd', 'admin-console://site/1', 'no address'])(
  'a link to %s has no entry',
  (linkURL) => {
    expect(entriesAt({ linkURL }).names).toEqual([])
  },
)

test('a link of the console opens in a window of ours, one that only looks like it does not', () => {
  const { names, click, done } = entriesAt({ linkURL: 'app://console/cplist?q=asha' })
  expect(names).toEqual(['Open in New Window'])
  click('Open in New Window')
  expect(done).toEqual(['open /cplist?q=asha'])
  expect(entriesAt({ linkURL: 'app://console.evil/cplist' }).names).toEqual([])
  expect(entriesAt({ linkURL: 'app://console//evil.example/' }).names).toEqual([])
  expect(entriesAt({ linkURL: 'app://console/-/stopped' }).names).toEqual([])
})
