import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ReactNode, useCallback } from 'react'
import { OfferedForm } from '#components/form/not-offered.tsx'
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

/**
 * Has the fields around which the platform has nothing left out of a form; a required one keeps the form from being
 * saved.
 */
export const OfferedFields = ({ sends, reads, names, children }: FormPlatform & { readonly children: ReactNode }) => {
  const offer = useOffer()
  const isUnsent = useCallback((name: string) => isFieldAbsent(names?.[name] ?? name, offer.unsentIn(sends)), [names, offer, sends])
  const isNotOffered = useCallback(
    (name: string) => isUnsent(name) || (reads !== undefined && isFieldAbsent(names?.[name] ?? name, offer.absentIn(reads))),
    [isUnsent, names, offer, reads],
  )
  return (
    <OfferedForm isNotOffered={isNotOffered} isUnsent={isUnsent}>
      {children}
    </OfferedForm>
  )
}
