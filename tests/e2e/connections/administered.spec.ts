import { expect, test } from '../fixtures.ts'
import { PolicyFile } from '../policy/policy-file.ts'
import { signIn } from '../sign-in.ts'
import { openConnections } from './open-connections.ts'

test.use({ ownConsole: true })

test('where the administrator sets the connection, no other can be added, and the reason is said', async ({ openConsole, platform, folders }) => {
  const policy = new PolicyFile(folders)
  await policy.write({ profile: platform.profileFile })
  const console = await openConsole({ environment: policy.environment })
  await signIn(console, 'admin@demo.example')
  const dialog = await openConnections(console.page)
  const add = dialog.getByRole('button', { name: 'Add a connection…' })
  await expect(add).toHaveAttribute('title', 'The administrator of this computer sets the connection. Ask them to add another.')
  await expect(add).toHaveAttribute('aria-disabled', 'true')
})
