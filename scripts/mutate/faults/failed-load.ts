import type { Fault } from '../fault.ts'

/** Something could not be loaded, and the console does not show it, or does not recover. */
export const FAILED_LOAD: readonly Fault[] = [
  {
    name: 'no-copy-when-unreachable',
    file: 'src/renderer/data/platform/use-offline-query.ts',
    find: "const mayStandIn = isOffline || use === 'at-once' ||",
    replace: "const mayStandIn = use === 'at-once' ||",
  },
  {
    name: 'copy-shown-as-current',
    file: 'src/renderer/data/platform/use-offline-query.ts',
    find: 'isSavedCopy: live.data === undefined && (shown ?? first) !== undefined,',
    replace: 'isSavedCopy: live.data === undefined && first !== undefined,',
  },
  {
    name: 'empty-list-overwrites-the-copy',
    file: 'src/main/offline/paged-copy.ts',
    find: 'if (next || items.length === 0 || length > LONGEST) return null',
    replace: 'if (next || length > LONGEST) return null',
  },
  {
    name: 'broken-answer-overwrites-the-copy',
    file: 'src/main/offline/copy-in-parts.ts',
    find: 'void (isWhole ? this.#finish() : this.#discard())',
    replace: 'void (isWhole || this.#length > 0 ? this.#finish() : this.#discard())',
  },
  {
    name: 'skeleton-for-ever',
    file: 'src/renderer/patterns/load-state/load-state.tsx',
    find: 'if (failure !== null && !isFetching) {',
    replace: 'if (failure !== null && isFetching) {',
  },
  {
    name: 'stale-data-without-a-notice',
    file: 'src/renderer/patterns/load-state/load-state.tsx',
    find: 'const notice = hasStaleNotice && failure !== null && <',
    replace: 'const notice = hasStaleNotice && failure !== null && isFetching && <',
  },
  {
    name: 'analytics-takes-the-console-offline',
    file: 'src/main/platform/platform-client.ts',
    find: "if (call.host === 'platform' && problem.isLost)",
    replace: 'if (problem.isLost)',
  },
  {
    name: 'failed-screen-never-loads-again',
    file: 'src/renderer/app/routing/screens.ts',
    find: 'components.delete(screen)',
    replace: 'loaded.delete(screen)',
  },
  {
    name: 'return-not-noticed-a-second-time',
    file: 'src/main/platform/reachability.ts',
    find: '    clearTimeout(this.#timer)\n    this.#timer = undefined\n',
    replace: '    clearTimeout(this.#timer)\n',
  },
  {
    name: 'reads-repeated-by-the-page',
    file: 'src/renderer/data/platform/query-client.ts',
    find: 'queries: { retry: false,',
    replace: 'queries: { retry: 3,',
  },
]
