/** Runs tasks, some at once, and answers with what came of them in their order. */
export async function pooled<Task, Value>(tasks: readonly Task[], atOnce: number, work: (task: Task) => Promise<Value>): Promise<readonly Value[]> {
  const values: Value[] = []
  const waiting = [...tasks.entries()]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) values[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return values
}
