import { expect, test } from 'vitest'
import { ACTION_KEYS, type ActionId } from '#components/shortcuts/action-keys.ts'
import { invoiceRowActions } from '#features/invoice-library/invoice-actions.tsx'
import { type SiteActions, siteRowActions } from '#features/sites/site-actions.tsx'
import { SCREENS } from '../routes.ts'

const everyKey: readonly string[] = [...Object.values(ACTION_KEYS), ...new Set(SCREENS.flatMap(({ menu }) => (menu === undefined ? [] : [`g ${menu.jump}`])))]

const repeated = (keys: readonly string[]): readonly string[] => keys.filter((key, place) => keys.indexOf(key) !== place)

test('no two actions have the same keys, so that none collide on any screen', () => {
  expect(everyKey.length).toBeGreaterThan(90)
  expect(repeated(everyKey)).toEqual([])
})

test('the first of two keys does nothing by itself', () => {
  const first = new Set(everyKey.filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]))
  expect(first).toEqual(new Set(['a', 'b', 'g', 't', 'w', 'z']))
  expect(everyKey.filter((key) => first.has(key))).toEqual([])
})

test('no action has keys of text fields, of the table, of the window or of the system', () => {
  const taken = [
    'mod+a',
    'mod+c',
    'mod+v',
    'mod+x',
    'mod+y',
    'mod+z',
    'mod+q',
    'mod+r',
    'mod+t',
    'mod+w',
    'mod+shift+i',
    'f1',
    'f2',
    'f5',
    'f6',
    'f10',
    'f11',
    'f12',
  ]
  const ofTable = [
    'j',
    'k',
    ' ',
    'enter',
    'shift+enter',
    'alt+enter',
    'escape',
    'tab',
    'shift+tab',
    'shift+f10',
    'contextmenu',
    'home',
    'end',
    'pageup',
    'pagedown',
  ]
  expect(everyKey.filter((key) => taken.includes(key) || ofTable.includes(key) || key.includes('arrow'))).toEqual([])
  // Alt with a letter opens the menus of the window, or types a character.
  expect(everyKey.filter((key) => /\balt\+/.test(key))).toEqual([])
})

const nothing = (): void => undefined
const may = { create: true, edit: true, openMenu: true, openPayment: true, resetPassword: true, resetData: true, remove: true }
const keysOfActions = (actions: readonly { readonly id: ActionId }[]) => Object.fromEntries(actions.map(({ id }) => [id, ACTION_KEYS[id]]))

test('every action of a site has its keys', () => {
  const actions = { may, refused: {}, writesBlocked: null, busy: new Set() } as unknown as SiteActions
  const site = { siteId: 'site-1', domain: 'aditi.example' } as Parameters<typeof siteRowActions>[0]
  expect(keysOfActions(siteRowActions(site, actions))).toEqual({
    edit: 'i',
    menu: 'm',
    payment: 'p',
    renew: 'shift+n',
    history: 'h',
    duplicate: 'd',
    reset: 'shift+r',
    delete: 'delete',
  })
})

test('every action of an invoice has its keys', () => {
  const invoice = { state: 'unchanged', siteId: 'site-1' } as unknown as Parameters<typeof invoiceRowActions>[0]
  const actions = { view: nothing } as unknown as Parameters<typeof invoiceRowActions>[1]
  expect(keysOfActions(invoiceRowActions(invoice, actions))).toEqual({
    view: 'v',
    'open-outside': 'shift+o',
    print: 'shift+p',
    'show-in-folder': 'shift+f',
    'copy-link': 'l',
    again: 'shift+a',
    forget: 'shift+delete',
  })
})
