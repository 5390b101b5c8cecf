import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { signIn } from '../testing/sign-in.ts'

let platform: LocalPlatform
let idToken: string
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
  idToken = (await signIn(platform, 'admin@demo.example')).idToken
})
afterAll(() => platform.stop())

const provider = () => platform.profile.identity.issuer.replace('http://', '')
const pool = () => platform.profile.storage.identityPool

async function call(operation: string, input: object): Promise<{ status: number; body: any }> {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityService.${operation}` }
  const response = await fetch(pool().endpoint, { method: 'POST', headers, body: JSON.stringify(input) })
  return { status: response.status, body: await response.json() }
}
async function credentials() {
  const logins = { [provider()]: idToken }
  const { body } = await call('GetId', { IdentityPoolId: pool().id, Logins: logins })
  return call('GetCredentialsForIdentity', { IdentityId: body.IdentityId, Logins: logins })
}
async function put(keys: { AccessKeyId: string; SecretKey: string; SessionToken?: string }): Promise<Response> {
  const session = keys.SessionToken === undefined ? {} : { sessionToken: keys.SessionToken }
  const client = new AwsClient({ accessKeyId: keys.AccessKeyId, secretAccessKey: keys.SecretKey, ...session, service: 's3', region: 'us-east-1', retries: 0 })
  return client.fetch(`${platform.urls.storage}/${platform.profile.storage.bucket}/a/site/b`, { method: 'PUT', body: 'pixels' })
}

test('an identity token gives credentials that the storage takes', async () => {
  const { status, body } = await credentials()
  expect(status).toBe(200)
  expect((await put(body.Credentials)).status).toBe(200)
})

test('the same user has the same identity, another user another', async () => {
  const identityOf = async (token: string): Promise<string> =>
    (await call('GetId', { IdentityPoolId: pool().id, Logins: { [provider()]: token } })).body.IdentityId as string
  const first = await identityOf(idToken)
  expect(await identityOf((await signIn(platform, 'admin@demo.example')).idToken)).toBe(first)
  const others = (await signIn(platform, platform.users.find(({ userName }) => userName !== 'admin@demo.example')?.userName ?? '')).idToken
  expect(await identityOf(others)).not.toBe(first)
  const foreign = await call('GetCredentialsForIdentity', { IdentityId: first, Logins: { [provider()]: others } })
  expect(foreign).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
})

test('credentials without their session token, or of another platform, are refused', async () => {
  const { Credentials: issued } = (await credentials()).body
  expect((await put({ ...issued, SessionToken: 'another' })).status).toBe(400)
  expect((await put({ AccessKeyId: issued.AccessKeyId, SecretKey: issued.SecretKey })).status).toBe(400)
  expect((await put({ ...issued, AccessKeyId: 'ASIAUNKNOWN' })).status).toBe(403)
})

test('without a token, or with a forged or expired one, there are none', async () => {
  expect(await call('GetId', { IdentityPoolId: pool().id })).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
  expect(await call('GetId', { IdentityPoolId: pool().id, Logins: { [provider()]: 'x.y.z' } })).toMatchObject({ status: 400 })
  expect(await call('GetId', { IdentityPoolId: 'us-east-1:0', Logins: { [provider()]: idToken } })).toMatchObject({
    body: { __type: 'ResourceNotFoundException' },
  })
  expect(await call('ListIdentities', {})).toMatchObject({ status: 400, body: { __type: 'UnknownOperationException' } })
})
