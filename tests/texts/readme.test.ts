import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#local-platform/graphql/users/demo-users.ts'
import { ROOT } from '#scripts/root.ts'

const text = readFileSync(path.join(ROOT, 'README.md'), 'utf8')

describe('README.md', () => {
  test('is read in one go, in the order of a newcomer', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(90)
    expect(text.indexOf('<picture>')).toBeLessThan(text.indexOf('A desktop console'))
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'Try it',
      'Install',
      'Connect',
      'Develop',
      'Troubleshoot',
      'Security and license',
    ])
  })

  test('names two commands as all the set-up there is', () => {
    expect(/two commands are all the set-up there is:\n\n```\n(.*?)```/s.exec(text)?.[1]).toBe('npm start\nnpm test\n')
  })

  test('names demo users that there are', () => {
    const named = [...text.matchAll(/`([\w-]+@[\w.]+)`/g)].map((match) => match[1])
    expect(named).toHaveLength(4)
    expect(named.filter((name) => DEMO_USERS.every(({ userName }) => userName !== name))).toEqual([])
  })
})
