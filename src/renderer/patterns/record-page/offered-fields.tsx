import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ReactNode, useCallback } from 'react'
import { NotOfferedContext } from '#components/form/not-offered.tsx'
import { useOffer } from '#data/bridge/bridge-context.ts'
import { isFieldAbsent } from '#data/platform/offered-values.ts'

type AnyDocument = TypedDocumentNode<unknown, never>

/** The platform's operations and field names for a form. */
export interface FormPlatform {
  /** The mutation that the form sends. */
  readonly sends: AnyDocument
  /** The operation that answers with the stored record; without it a field is left out only where it cannot be sent. */
  readonly reads?: AnyDocument
  /** The platform's names of fields, where they are not the form's: `{ email: 'emailId' }`. Keep the object stable. */
  readonly names?: Readonly<Record<string, string>>
}

/** Has the fields around which the platform has nothing left out of a form. */
export const OfferedFields = ({ sends, reads, names, children }: FormPlatform & { readonly children: ReactNode }) => {
  const offer = useOffer()
  const isNotOffered = useCallback(
    (name: string) => {
      const lost = [...offer.unsentIn(sends), ...(reads === undefined ? [] : offer.absentIn(reads))]
      return isFieldAbsent(names?.[name] ?? name, lost)
    },
    [names, offer, reads, sends],
  )
  return <NotOfferedContext value={isNotOffered}>{children}</NotOfferedContext>
}
