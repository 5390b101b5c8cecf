import { type Case, fails, isUnknown, isUnusable, succeeds } from './case.ts'
import { answer, type Lie, page } from './lying-server.ts'

const FIREWALL =
  'Something between the console and the platform refuses the request (403). A firewall or proxy does this, not your permissions. ' +
  'Try another network, or send the details to your network administrator.'
const FIREWALL_OF_A_MUTATION = 'something between the console and the platform refused it (403)'
const NO_RIGHT = 'The platform does not allow you to do this. An administrator can grant the permission.'
const NO_NETWORK = 'Check the network connection. The console tries again by itself as soon as the platform answers.'
const TICKET = 'Try again in a moment. If it stays so, raise a ticket.'
const LATER = 'Wait a moment, then try again.'
const SIGN_IN_FIRST = 'This network may want you to sign in first: open any web page in your browser, sign in there, then try again.'
const WRONG_PROFILE = 'The connection profile may be wrong: ask whoever gave it to you.'

const good: Lie = (response, body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body)

/** Answers whose status says that they failed, whoever gave them. */
export const STATUSES: readonly Case[] = [
  {
    name: '403, the page of a firewall',
    lies: [page(403, 'The requested URL was rejected. Your support ID is: 17')],
    read: fails('blocked', FIREWALL),
    mutation: isUnknown(FIREWALL_OF_A_MUTATION),
  },
  {
    name: '403, the JSON of a firewall',
    lies: [answer(403, '{"success":false,"errors":[{"code":1020,"message":"Access denied"}]}')],
    read: fails('blocked', FIREWALL),
    mutation: isUnknown(FIREWALL_OF_A_MUTATION),
  },
  {
    name: '403, a firewall with a message',
    lies: [answer(403, '{"message":"Request blocked","incident_id":"1-2"}')],
    read: fails('blocked', FIREWALL),
    mutation: isUnknown(FIREWALL_OF_A_MUTATION),
  },
  {
    name: '403, AWS WAF before AppSync',
    lies: [answer(403, '{"errors":[{"errorType":"WAFForbiddenException","message":"403 Forbidden"}]}')],
    read: fails('blocked', FIREWALL),
    mutation: isUnknown(FIREWALL_OF_A_MUTATION),
  },
  {
    name: '403 of the gateway',
    lies: [answer(403, '{"message":"Forbidden"}')],
    read: fails('forbidden', NO_RIGHT),
    mutation: fails('forbidden', NO_RIGHT),
  },
  {
    name: '401, a page',
    lies: [page(401, 'Sign in')],
    read: fails('signed-out', 'Your session has ended. Sign in again to go on.', { sent: 2, session: 'ended' }),
    mutation: isUnknown('it refused the sign-in (401)'),
  },
  {
    name: '404, a page',
    lies: [page(404, 'Not found')],
    read: fails('invalid-answer', `The platform's answer cannot be used: nothing is at its address (404). ${WRONG_PROFILE}`),
    mutation: isUnusable('nothing is at its address (404)'),
  },
  {
    name: '429 without a time',
    lies: [answer(429, '')],
    read: fails('busy', `The platform is busy. ${LATER}`, { sent: 3 }),
    mutation: isUnknown('it is busy (429)'),
  },
  {
    name: '429 that asks for an hour',
    lies: [answer(429, '{"message":"Too Many Requests"}', { 'retry-after': '3600' })],
    read: fails('busy', `The platform is busy. It asks to wait 60 minutes. ${LATER}`),
    mutation: isUnknown('it is busy (429)'),
  },
  {
    name: '429 that asks for no wait, once',
    lies: [answer(429, '', { 'retry-after': '0' }), good],
    read: succeeds(2),
    mutation: isUnknown('it is busy (429)'),
  },
  {
    name: '429 in the form of GraphQL',
    lies: [answer(429, '{"errors":[{"errorType":"ThrottlingException","message":"Rate exceeded"}]}', { 'retry-after': '90' })],
    read: fails('busy', `The platform is busy. It asks to wait 90 seconds. ${LATER}`),
    mutation: isUnknown('it is busy (429)'),
  },
  {
    name: '500, a page',
    lies: [page(500, 'Internal Server Error')],
    read: fails('invalid-answer', `The platform's answer cannot be used: it had an internal error (500). ${TICKET}`),
    mutation: isUnknown('it had an internal error (500)', { platform: 'unreachable' }),
  },
  {
    name: '502, a page',
    lies: [page(502, 'Bad Gateway')],
    read: fails('unreachable', `The platform cannot be reached: it had an internal error (502). ${NO_NETWORK}`, { sent: 3, platform: 'unreachable' }),
    mutation: isUnknown('it had an internal error (502)', { platform: 'unreachable' }),
  },
  {
    name: '503 that asks for two minutes',
    lies: [page(503, 'Maintenance', { 'retry-after': '120' })],
    read: fails('busy', `The platform is busy. It asks to wait 2 minutes. ${LATER}`),
    mutation: isUnknown('it is busy (503)'),
  },
  {
    name: '503 that asks for no wait, once',
    lies: [page(503, 'Maintenance', { 'retry-after': '0' }), good],
    read: succeeds(2),
    mutation: isUnknown('it is busy (503)'),
  },
  {
    name: 'a redirect',
    lies: [answer(302, '', { location: 'http://127.0.0.1:1/' })],
    read: fails('invalid-answer', `The platform's answer cannot be used: it answers with a redirect. ${SIGN_IN_FIRST}`),
    mutation: isUnusable('it answers with a redirect'),
  },
]
