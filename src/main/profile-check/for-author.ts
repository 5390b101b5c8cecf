/** The console's users are sent to somebody else for what is wrong with a profile: here that is the reader. */
const FOR_AUTHOR: readonly (readonly [string, string])[] = [
  ['ask whoever gave you the profile whether', 'check whether'],
  ['ask whoever gave you the profile for', 'correct the profile: find'],
  ['ask whoever gave you the profile', 'correct the profile'],
  ['or one that is no name. Ask your administrator.', 'or one that is no name. Check identity.userNameClaim.'],
  [' Ask your administrator.', ' Correct the profile, or the user at the identity provider.'],
]

/** A message of the console as the author of a profile needs it. */
export function forAuthor(message: string): string {
  let text = message
  for (const [said, meant] of FOR_AUTHOR) text = text.replace(said, meant)
  return text
}
