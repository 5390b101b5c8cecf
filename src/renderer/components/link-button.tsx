import { Button, type ButtonProps } from '@fluentui/react-components'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps {
  readonly to: string
  /** What the screen there is given. */
  readonly state?: unknown
}

/** A link to an address of the console that looks like a button. */
export const LinkButton = ({ to, state, ...rest }: Pick<ButtonProps, 'appearance' | 'icon' | 'children' | 'size' | 'aria-label'> & LinkButtonProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  return <Button as="a" href={href} onClick={follow} {...rest} />
}
