import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { EditReview } from '#patterns/edit-review/edit-review.tsx'
import { type Choices, changedFields, type Merge, mergedValues, type RecordField, threeWay } from '#patterns/edit-review/three-way.ts'
import { formatMoney, parseMoney } from '#shared/domain/money.ts'
import { SERVICE_GONE } from '../messages.ts'
import { type Mapping, mappingName } from './mapping.ts'
import { type MappingDraft, mappingDraftOf } from './mapping-draft.ts'

/** A change of prices as it is sent: the mapping as the platform has it, and its new prices. */
interface MergedChange {
  readonly mapping: Mapping
  readonly draft: MappingDraft
}

interface Question {
  readonly name: string
  readonly merge: Merge<MappingDraft>
  readonly choices: Choices
  /** Called with what the user chose; null: back to the row. */
  readonly answer: (choices: Choices | null) => void
}

export interface PriceReview {
  readonly review: ReactElement | null
  /**
   * Merges typed prices with what another user saved since the row was loaded, and asks where both are shown. Resolves to null where the user goes back to
   * the row. Throws a `PlatformFailure`.
   */
  readonly merged: (loaded: Mapping, draft: MappingDraft, read: () => Promise<Mapping | undefined>) => Promise<MergedChange | null>
}

const priceField = (id: keyof MappingDraft, label: string, currency: string): RecordField<MappingDraft> => ({
  id,
  section: 'Prices',
  label,
  text: (draft) => {
    const amount = parseMoney(draft[id])
    return amount === null ? '' : formatMoney(amount, currency)
  },
  take: (draft, from) => ({ ...draft, [id]: from[id] }),
})

export const usePriceReview = (currency: string): PriceReview => {
  const [question, setQuestion] = useState<Question | null>(null)
  const fields = useMemo(() => [priceField('annual', 'Annual', currency), priceField('renewal', 'Renewal', currency)], [currency])
  const merged = useCallback<PriceReview['merged']>(
    async (loaded, draft, read) => {
      let shown: MappingDraft | null = null
      let choices: Choices = {}
      for (;;) {
        const mapping = await read()
        if (mapping === undefined) throw new PlatformFailure({ kind: 'rejected', message: SERVICE_GONE })
        const theirs = mappingDraftOf(mapping)
        const merge = threeWay(mappingDraftOf(loaded), draft, theirs, fields)
        // Nothing is overwritten unseen: what changed while the user was looking is shown again.
        const isSeen = shown !== null && changedFields(shown, theirs, fields).length === 0
        if (merge.contested.length === 0 || isSeen) return { mapping, draft: mergedValues(merge, choices).values }
        const chosen = await new Promise<Choices | null>((answer) =>
          setQuestion({ name: mappingName(mapping), merge, choices: { ...merge.standing, ...choices }, answer }),
        )
        setQuestion(null)
        if (chosen === null) return null
        choices = chosen
        shown = theirs
      }
    },
    [fields],
  )
  const review = question && (
    <EditReview
      title={`Save the prices of ${question.name}?`}
      record="service"
      rows={question.merge.rows}
      choices={question.choices}
      onChoose={(id, choice) => setQuestion({ ...question, choices: { ...question.choices, [id]: choice } })}
      isSaving={false}
      failure={null}
      onSave={() => question.answer(question.choices)}
      onClose={() => question.answer(null)}
    />
  )
  return { review, merged }
}
