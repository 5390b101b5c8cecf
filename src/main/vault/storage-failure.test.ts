import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileErrorSentence } from '../files/file-error.ts'
import { updateSentence } from '../updates/update-problem.ts'
import { replaceFile } from './atomic-file.ts'
import { storageReason } from './storage-failure.ts'

const CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EBUSY', 'EMFILE', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']
const refusalOf = (code: string): Error => Object.assign(new Error(code), { code })

test('each of the common errors of a disk has words of its own', () => {
  const reasons = CODES.map((code) => storageReason(refusalOf(code)))
  expect(new Set(reasons).size).toBe(CODES.length)
  expect(reasons.filter((reason) => /the system answered|[A-Z]{4}/.test(reason))).toEqual([])
})

test('none of them is taken for a broken connection, in a download or an update', () => {
  const sentences = CODES.flatMap((code) => [fileErrorSentence(refusalOf(code)), updateSentence(refusalOf(code))])
  expect(sentences.filter((sentence) => /connection broke|did not succeed/.test(sentence))).toEqual([])
  expect(fileErrorSentence(refusalOf('EISDIR'))).toBe('The file could not be saved: there is a folder where the file should be.')
  expect(updateSentence(refusalOf('EROFS'))).toBe('The update could not be stored: the disk is read-only. Nothing was installed.')
})

test('a folder in the place of a file, and a file in the place of a folder, are named as what they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-failure-'))
  await mkdir(join(folder, 'file', 'occupied'), { recursive: true })
  await writeFile(join(folder, 'folder'), '')
  const reasonOf = (path: string): Promise<string> => replaceFile(path, [Buffer.from('new')]).then(() => 'written', storageReason)
  expect(await reasonOf(join(folder, 'file'))).toBe('there is a folder where the file should be')
  expect(await reasonOf(join(folder, 'folder', 'file'))).toBe('there is a file where the folder should be')
  await rm(folder, { recursive: true })
})
