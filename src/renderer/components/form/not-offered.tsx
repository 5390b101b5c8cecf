import { Text } from '@fluentui/react-components'
import { createContext, use } from 'react'
import { useLayoutStyles } from '../layout-styles.ts'

/** Whether the platform has no place for a field of the form around, by its name there. */
export const NotOfferedContext = createContext<(name: string) => boolean>(() => false)

/** Whether a field is to be left out. One that must be filled stays: without it the form could not be sent, and nobody would see why. */
export const useIsLeftOut = (name: string, required = false): boolean => {
  const isNotOffered = use(NotOfferedContext)
  return !required && isNotOffered(name)
}

/** Stands where a field would be that the platform does not have. */
export const NotOfferedField = ({ label }: { readonly label: string }) => (
  <Text className={useLayoutStyles().quiet}>{label}: not offered by your platform.</Text>
)
