import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { type Front, startFront } from './front.test-support.ts'
import { checkInProcess } from './in-process.test-support.ts'

let platform: LocalPlatform
let echo: Front
let lines: readonly string[]
let sent: string[]

/** A platform that repeats the sign-in in its refusal, between characters that turn a terminal red, ring its bell and go up a line. */
beforeAll(async () => {
  sent = []
  platform = await startLocalPlatform({ size: 'small', test: true })
  echo = await startFront((request, response) => {
    const { authorization = '' } = request.headers
    sent.push(authorization)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: null, errors: [{ message: `\u001B[31m\u0007not for "${authorization}"\u001B[1A\r\nFile ok` }] }))
  })
  const profile = { ...platform.profile, platform: { ...platform.profile.platform, graphqlUrl: echo.address, token: 'access' } }
  lines = (await checkInProcess(profile, 'admin@demo.example')).lines
})
afterAll(async () => {
  echo.close()
  await platform.stop()
})

describe('a platform that repeats the token in its answer', () => {
  test('does not get it printed', () => {
    expect(new Set(sent).size).toBe(4)
    expect(sent.filter((authorization) => lines.join('\n').includes(authorization.replace('Bearer ', '')))).toEqual([])
  })

  test('gets one line, without its control characters', () => {
    expect(lines.filter((line) => line.startsWith('GraphQL'))).toEqual([
      'GraphQL      wrong      The platform refuses the query GetInternalUserByUserName for admin@demo.example: [31m not for "..." [1A File ok. It has to know the user by this name (identity.userNameClaim), allow the query, and serve schema/platform.graphql.',
    ])
    expect(['\u0007', '\u001B'].filter((character) => lines.join('').includes(character))).toEqual([])
  })
})
