import { Text } from '@fluentui/react-components'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useLayoutStyles } from '../layout-styles.ts'

/** Fields of a form that the platform lacks, by name. */
export interface LackedFields {
  /** It is left out, unless it is required. */
  readonly isNotOffered: (name: string) => boolean
  /** The platform has no place for its value. */
  readonly isUnsent: (name: string) => boolean
}

interface FormContext extends LackedFields {
  /** Keeps the form from being saved while a field is drawn. Returns what ends that. */
  readonly holdBack: (label: string) => () => void
}

const NotOfferedContext = createContext<FormContext>({ isNotOffered: () => false, isUnsent: () => false, holdBack: () => () => undefined })

const HeldBackContext = createContext<string | null>(null)

/** A form whose fields may lack a counterpart on the platform. Keep `isNotOffered` and `isUnsent` stable. */
export const OfferedForm = ({ isNotOffered, isUnsent, children }: LackedFields & { readonly children: ReactNode }) => {
  const [labels, setLabels] = useState<readonly string[]>([])
  const holdBack = useCallback((label: string) => {
    setLabels((before) => [...before, label])
    return () => setLabels((before) => before.filter((_, place) => place !== before.indexOf(label)))
  }, [])
  const context = useMemo(() => ({ isNotOffered, isUnsent, holdBack }), [holdBack, isNotOffered, isUnsent])
  const reason = labels.length === 0 ? null : `This can't be saved: your platform has no place for ${[...new Set(labels)].join(', ')}.`
  return (
    <NotOfferedContext value={context}>
      <HeldBackContext value={reason}>{children}</HeldBackContext>
    </NotOfferedContext>
  )
}

/** The reason why the form around cannot be saved: a required field without counterpart. Null if it can be. */
export const useHeldBack = (): string | null => use(HeldBackContext)

/** True if a field is left out. A required one stays, and if its value cannot be sent the form is held back. */
export const useIsLeftOut = (name: string, label: string, required = false): boolean => {
  const { isNotOffered, isUnsent, holdBack } = use(NotOfferedContext)
  const holds = required && isUnsent(name)
  useEffect(() => (holds ? holdBack(label) : undefined), [holdBack, holds, label])
  return !required && isNotOffered(name)
}

/** Stands where a field would be that the platform does not have. */
export const NotOfferedField = ({ label }: { readonly label: string }) => (
  <Text className={useLayoutStyles().quiet}>{label}: not offered by your platform.</Text>
)
