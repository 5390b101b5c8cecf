import type { Recipe } from './recipe.ts'

export const CHANNEL: Recipe = {
  name: 'a channel of the bridge',
  steps: [
    {
      file: 'src/shared/bridge/connection.ts',
      behind: 'export const connectionCalls = {\n',
      text: "  'connection.recheck': { argument: nothing, result: connectionStatusSchema, limit: SMALL },\n",
    },
    {
      file: 'src/main/connection/connection.ts',
      behind: "  'connection.status': () => success(connection.status()),\n",
      text: "  'connection.recheck': () => success(connection.status()),\n",
    },
    { file: 'src/preload/index.ts', behind: '  connection: {\n', text: "    recheck: () => call('connection.recheck'),\n" },
  ],
}
