import { Text } from '@fluentui/react-components'
import { createContext, use } from 'react'
import { useLayoutStyles } from '../layout-styles.ts'

/** Tells, by the name of a field, whether the platform lacks it. */
export const NotOfferedContext = createContext<(name: string) => boolean>(() => false)

/** True if a field is left out. A required one stays: without it the form could not be sent, for no visible reason. */
export const useIsLeftOut = (name: string, required = false): boolean => {
  const isNotOffered = use(NotOfferedContext)
  return !required && isNotOffered(name)
}

/** Stands where a field would be that the platform does not have. */
export const NotOfferedField = ({ label }: { readonly label: string }) => (
  <Text className={useLayoutStyles().quiet}>{label}: not offered by your platform.</Text>
)
