import type { Download } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { DownloadsOptions } from './downloads.ts'
import { fileErrorSentence, fileFailure } from './file-error.ts'
import { PartFile } from './part-file.ts'
import { safeFileName } from './safe-file-name.ts'

/** Writes a text of main's own to the downloads folder. `name` is without ending. Failures: `storage`, `cancelled`. */
export type SaveText = (name: string, text: string) => Promise<Result<Download>>

/** The way that texts are saved: whole or not at all, and listed with the downloads. */
export const textSaver =
  ({ library, folder, logger }: Pick<DownloadsOptions, 'library' | 'folder' | 'logger'>): SaveText =>
  async (name, text) => {
    const fileName = `${safeFileName(name, 'Text')}.txt`
    const { id } = library.begin(fileName)
    let part: PartFile | undefined
    try {
      part = await PartFile.create(folder(), fileName)
      const content = Buffer.from(text, 'utf8')
      await part.append(content)
      library.progress(id, content.byteLength, content.byteLength)
      const download = await library.done(id, await part.finish())
      return download === undefined ? failure('cancelled', 'The file was not saved.') : success(download)
    } catch (cause) {
      logger.warn(`A text could not be saved: ${String(cause)}`)
      await part?.discard()
      library.failed(id, fileErrorSentence(cause))
      return fileFailure(cause)
    }
  }
