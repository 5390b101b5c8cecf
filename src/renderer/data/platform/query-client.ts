import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of server state for one signed-in user; it dies with the session. Nothing of it is persisted here: main seals what is kept.
 * No retries: main retries a read that could not be sent, and a change is never sent twice.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Calls go over the bridge, so the browser's own idea of being online must not pause them.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
