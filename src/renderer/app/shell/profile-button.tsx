import { Avatar, Button, type ButtonProps } from '@fluentui/react-components'

export interface ProfileButtonProps extends Partial<Omit<ButtonProps, 'as'>> {
  /** The user's name, for the initials. */
  readonly name: string
}

/** The picture of the signed-in user, which opens the profile menu. Takes what a menu trigger gives its button. */
export const ProfileButton = ({ name, ...trigger }: ProfileButtonProps) => (
  <Button
    {...(trigger as ButtonProps)}
    appearance="subtle"
    shape="circular"
    aria-label={`Profile menu of ${name}`}
    icon={<Avatar name={name} size={28} color="colorful" aria-hidden />}
  />
)
