import { Button } from '@fluentui/react-components'
import { FilterDismissRegular } from '@fluentui/react-icons'
import { formatCount } from '#shared/domain/text.ts'
import { MOST_PAGES, type PagingStop } from '#shared/paging.ts'
import { EmptyState } from '../empty-state.tsx'
import { Notice } from '../notice.tsx'

interface NothingProps {
  readonly title: string
  /** The filter that cannot be read. */
  readonly unreadable?: { readonly label: string; readonly unreadable?: string | undefined } | undefined
  readonly onClear: () => void
}

/** Why a list that has rows shows none: its filters, and the way out. */
export const NothingMatches = ({ title, unreadable, onClear }: NothingProps) => (
  <EmptyState
    icon={FilterDismissRegular}
    title={unreadable === undefined ? title : `The filter "${unreadable.label}" can't be read`}
    explanation={
      unreadable === undefined
        ? 'Nothing fits all the filters together. Remove one, or clear them all.'
        : `It says "${unreadable.unreadable}". No row is shown until you correct or remove it.`
    }
    actions={<Button onClick={onClear}>Clear all filters</Button>}
  />
)

interface SimilarProps {
  /** What is listed: "site". */
  readonly one: string
  readonly typed: string
  /** How many are shown instead. */
  readonly count: number
}

/** Says that the rows do not have what was typed, but something close to it. */
export const SimilarNotice = ({ one, typed, count }: SimilarProps) => (
  <Notice intent="info">
    No {one} matches "{typed}". Showing {formatCount(count)} that {count === 1 ? 'is' : 'are'} one letter away.
  </Notice>
)

/** What is said of a list whose reading stopped before its end. */
const PAGING_TEXTS: Readonly<Record<PagingStop, string>> = {
  repeated: 'The platform gave the same page twice: this list may not be whole.',
  'too-many': `The platform gave ${MOST_PAGES} pages and no end: this list may not be whole.`,
}

/** Why a list may not be whole, above what was read of it. `what`: the start of the sentence ("The notes"), where a screen has several lists. */
export const PagingNotice = ({ what, stopped, onRetry }: { readonly what?: string; readonly stopped: PagingStop | null; readonly onRetry: () => void }) =>
  stopped !== null && (
    <Notice intent="warning" actions={<Button onClick={onRetry}>Retry</Button>}>
      {what !== undefined && `${what}: `}
      {PAGING_TEXTS[stopped]}
    </Notice>
  )

/** The same at a field that offers such a list: undefined where nothing is missing. */
export const pagingHint = (stopped: PagingStop | null): string | undefined => (stopped === null ? undefined : PAGING_TEXTS[stopped])
