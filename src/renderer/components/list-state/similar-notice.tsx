import { formatCount } from '#shared/domain/text.ts'
import { Notice } from '../notice.tsx'

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
