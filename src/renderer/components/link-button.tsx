import { Button, type ButtonProps } from '@fluentui/react-components'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** A link to an address of the console that looks like a button. */
export const LinkButton = ({ to, ...rest }: Pick<ButtonProps, 'appearance' | 'icon' | 'children' | 'size'> & { readonly to: string }) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  return <Button as="a" href={href} onClick={follow} {...rest} />
}
