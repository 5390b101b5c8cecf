import { expect, test } from 'vitest'
import { DeepLinks } from './deep-links.ts'

const SITE = 'admin-console://site/site-1001'
const USER = 'admin-console://user/asha@example.test'

const deepLinks = () => {
  const done: string[] = []
  const links = new DeepLinks({
    emit: (channel) => done.push(channel),
    notices: { announce: ({ kind, message }) => done.push(`${kind}: ${message}`), withdraw: (kind) => done.push(`withdraw ${kind}`) },
    page: () => 7,
    refused: (what) => done.push(`refused ${what}`),
  })
  return { links, done }
}

test('a link waits until it is taken, once', () => {
  const { links, done } = deepLinks()
  links.receiveFrom(['/opt/admin-console', '--profile', '/etc/profile.json', SITE])
  expect(done).toEqual(['withdraw link-refused', 'shell.linkWaiting'])
  expect(links.take()).toBe(SITE)
  expect(links.take()).toBeNull()
})

test('the last link counts: of a command line, and of several starts', () => {
  const { links } = deepLinks()
  links.receiveFrom(['/opt/admin-console', SITE, USER])
  expect(links.take()).toBe(USER)
  links.receive(USER)
  links.receive(SITE)
  expect(links.take()).toBe(SITE)
})

test('a command line without a link changes nothing', () => {
  const { links, done } = deepLinks()
  links.receiveFrom(['/opt/admin-console', '--lang=de', 'https://example.test/admin-console://site/1'])
  expect(done).toEqual([])
  expect(links.take()).toBeNull()
})

test.each(['admin-console://site/../user/asha', 'ADMIN-CONSOLE://delete/site-1001', 'admin-console:'])('%s is refused, without its words', (link) => {
  const { links, done } = deepLinks()
  links.receiveFrom(['/opt/admin-console', link])
  expect(done).toEqual(['refused a link into the console that leads nowhere', 'link-refused: A link was not opened: it leads to nothing in this console.'])
  expect(links.take()).toBeNull()
})

test('a refused link does not replace one that waits', () => {
  const { links } = deepLinks()
  links.receive(SITE)
  links.receive('admin-console://site/%2e%2e')
  expect(links.take()).toBe(SITE)
})
