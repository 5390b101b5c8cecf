/** The whole body of an answer; undefined where it is longer than `limit` bytes: the rest of it is not read then. */
export async function bodyWithin(answer: Response, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += chunk.byteLength
    // Leaving the loop cancels the body.
    if (length > limit) return undefined
  }
  return Buffer.concat(chunks)
}
