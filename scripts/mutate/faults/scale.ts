import type { Fault } from '../fault.ts'

/** A list of 100,000 rows is slow, is held twice, or is cut. */
export const SCALE: readonly Fault[] = [
  {
    name: 'rows-out-of-sight-drawn',
    file: 'src/renderer/components/data-table/grid/use-virtual-rows.ts',
    find: 'const OVERSCAN = 2\n',
    replace: 'const OVERSCAN = 2000\n',
  },
  {
    name: 'page-not-waited-for',
    file: 'src/main/platform/lists/part-windows.ts',
    find: 'return window.onWay < OPEN ? undefined : untilReleased(window)',
    replace: 'return window.onWay <= OPEN * 100 ? undefined : untilReleased(window)',
  },
  {
    name: 'parts-taken-not-counted',
    file: 'src/main/platform/lists/part-windows.ts',
    find: '    window.onWay -= 1\n',
    replace: '',
  },
  {
    name: 'list-never-handed-on',
    file: 'src/main/platform/lists/list-reader.ts',
    find: 'const PART_LENGTH = 1_000_000',
    replace: 'const PART_LENGTH = 1_000_000_000',
  },
  {
    name: 'copy-in-one-file',
    file: 'src/main/offline/copy-in-parts.ts',
    find: 'const PART_LENGTH = 2_000_000',
    replace: 'const PART_LENGTH = 2_000_000_000',
  },
  {
    name: 'long-lists-cut',
    file: 'src/shared/paging.ts',
    find: 'export const MOST_PAGES = 400',
    replace: 'export const MOST_PAGES = 40',
  },
  {
    name: 'page-halved-by-one',
    file: 'src/main/platform/lists/site-slices.ts',
    find: 'Math.floor(limit / 2)',
    replace: 'limit - 1',
  },
  {
    name: 'sites-held-twice',
    file: 'src/renderer/data/platform/use-offline-query.ts',
    find: '    queries.removeQueries({ queryKey: savedCopyKey(list) })\n',
    replace: '',
  },
  {
    name: 'every-sort-ranks-anew',
    file: 'src/renderer/components/data-table/row-order.ts',
    find: '      this.#ranks.set(column, step.value)\n',
    replace: '',
  },
  {
    name: 'filtered-rows-lose-their-order',
    file: 'src/renderer/components/data-table/row-order.ts',
    find: 'return sorted === null ? matches : pick(sorted, matches)',
    replace: 'return sorted === null || matches.length < sorted.length ? matches : pick(sorted, matches)',
  },
]
