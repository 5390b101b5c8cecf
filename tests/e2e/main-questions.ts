import { readFile, writeFile } from 'node:fs/promises'

interface Folders {
  readonly userData: string
}

interface Asked {
  readonly message: string
  readonly detail: string
  /** Label of the box that has to be ticked before the answer counts. */
  readonly tick?: string
}

/**
 * Main's own questions, which no part of the page shows: what was asked last, and the answer from now on ("yes" until a
 * test says otherwise).
 */
export const mainQuestions = ({ userData }: Folders) => {
  const answers = `${userData}.confirm`
  return {
    answer: (answer: 'yes' | 'no') => writeFile(answers, answer),
    last: async (): Promise<Asked | undefined> => (await mainQuestionsIn(`${answers}.asked`)).at(-1),
    all: () => mainQuestionsIn(`${answers}.asked`),
  }
}

const mainQuestionsIn = async (file: string): Promise<readonly Asked[]> => {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Asked]))
}
