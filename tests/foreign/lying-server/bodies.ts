import { gzipSync } from 'node:zlib'
import { type Case, fails, isUnknown, isUnusable, succeeds } from './case.ts'
import { answer, type Lie, page } from './lying-server.ts'

const NO_NETWORK = 'Check the network connection. The console tries again by itself as soon as the platform answers.'
const TICKET = 'Try again in a moment. If it stays so, raise a ticket.'
const CUT = 'Try again. If it stays so, something between the console and the platform cuts long answers: tell your network administrator.'
const SIGN_IN_FIRST = 'This network may want you to sign in first: open any web page in your browser, sign in there, then try again.'

const unusable = (reason: string, advice = TICKET) => fails('invalid-answer', `The platform's answer cannot be used: ${reason}. ${advice}`)
const changed =
  (change: (good: string) => string | Buffer, headers: Readonly<Record<string, string>> = {}): Lie =>
  (response, good) =>
    answer(200, change(good), headers)(response, good)

const half: Lie = (response, good) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(good.length) })
  response.write(good.slice(0, good.length / 2))
  setTimeout(() => response.destroy(), 20)
}
const trickle: Lie = (response) => {
  const timer = setInterval(() => response.write(' '), 20)
  response.writeHead(200).on('close', () => clearInterval(timer))
}
/** Refused before anything ran, as a long document is. */
const refusal = (messages: readonly unknown[]): Lie =>
  answer(200, JSON.stringify({ errors: messages.map((message) => ({ message, errorType: 'ValidationException' })) }))

/** Decoded larger than any record may be; some hundred kilobytes on the wire. */
const BOMB = gzipSync(Buffer.alloc(200 * 1024 ** 2, 0x20), { level: 1 })

/** Answers with 200 that are not what they should be. */
export const BODIES: readonly Case[] = [
  { name: 'a byte order mark before the JSON', lies: [changed((good) => `\uFEFF${good}`)], read: succeeds(), mutation: succeeds() },
  { name: 'another content type', lies: [changed((good) => good, { 'content-type': 'text/html' })], read: succeeds(), mutation: succeeds() },
  { name: 'fields nobody knows', lies: [changed((good) => good.replace('{', '{"extensions":{"a":[1]},"x":null,'))], read: succeeds(), mutation: succeeds() },
  {
    name: 'a body whose connection breaks halfway, always',
    lies: [half],
    read: fails('unreachable', `The platform could not be read: its answer broke off. ${CUT}`, { sent: 3 }),
    mutation: isUnknown('its answer broke off'),
  },
  {
    name: 'a body whose connection breaks halfway, once',
    lies: [half, changed((good) => good)],
    read: succeeds(2),
    mutation: isUnknown('its answer broke off'),
  },
  {
    name: 'half a body that ends as if it were whole',
    lies: [changed((good) => good.slice(0, good.length - 2))],
    read: fails('unreachable', `The platform could not be read: its answer broke off. ${CUT}`, { sent: 3 }),
    mutation: isUnknown('its answer broke off'),
  },
  { name: 'nothing', lies: [answer(200, '')], read: unusable('it is empty'), mutation: isUnusable('it is empty') },
  { name: 'words', lies: [answer(200, 'done')], read: unusable('it is no JSON'), mutation: isUnusable('it is no JSON') },
  {
    name: 'the page of a network that wants a sign-in',
    lies: [page(200, 'Welcome to the hotel')],
    read: unusable('a web page came in its place', SIGN_IN_FIRST),
    mutation: isUnusable('a web page came in its place'),
  },
  {
    name: 'a bomb of blanks',
    lies: [answer(200, BOMB, { 'content-encoding': 'gzip' })],
    read: unusable('its answer is too large'),
    mutation: isUnusable('its answer is too large'),
  },
  { name: 'data of null', lies: [answer(200, '{"data":null}')], read: unusable('it holds no data'), mutation: isUnusable('it holds no data') },
  {
    name: 'an error text of 30 MB',
    lies: [refusal(['x'.repeat(30_000_000)])],
    read: fails('rejected', `${'x'.repeat(297)}...`),
    mutation: isUnusable('its answer is too large'),
  },
  {
    name: 'ten thousand errors',
    lies: [refusal(Array.from({ length: 10_000 }, (_, index) => `E${index}`))],
    read: fails('rejected', 'E0 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19'),
    mutation: fails('rejected', 'E0 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19'),
  },
  {
    name: 'an error whose message is no text',
    lies: [refusal([{ en: 'No' }])],
    read: fails('rejected', 'something went wrong'),
    mutation: isUnknown('its answer was an error (something went wrong)'),
  },
  {
    name: 'a trickle without end',
    lies: [trickle],
    timeouts: { longest: 2000 },
    read: fails(
      'unreachable',
      'The platform could not be read: its answer was not complete after 2 seconds. Try again later. If it stays so, raise a ticket: the platform is too slow.',
    ),
    mutation: isUnknown('its answer was not complete after 2 seconds'),
  },
  {
    name: 'a connection that is reset before an answer',
    lies: [(response) => void response.socket?.resetAndDestroy()],
    read: fails('unreachable', `The platform cannot be reached: the connection broke off. ${NO_NETWORK}`, { sent: 3, platform: 'unreachable' }),
    mutation: isUnknown('the connection broke off', { platform: 'unreachable' }),
  },
]
