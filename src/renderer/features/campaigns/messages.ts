/** Texts that the spec quotes, verbatim, and the campaigns' own. */

export const campaignQueued = (count: number): string =>
  `Congratulation! Your request to send ${count} messages has been queued. It will be delivered within the next 30 minutes.`

export const forSelected = (count: number): string =>
  count === 1 ? 'The message is for the site that you selected.' : `The message is for the ${count} sites that you selected.`

export const SELECT_ALL = 'Select All'
export const ENTER_CONTENT = 'Please Enter Content'
export const CHOOSE_TEMPLATE = 'Please Choose a Template'

export const TEMPLATES_FAILED = 'The templates could not be loaded.'
export const AUDIENCE_FAILED = 'The sites could not be loaded.'
export const RUN_FAILED = "Could not load the campaign's status."
export const HISTORY_FAILED = 'The campaigns could not be loaded.'
export const COMPOSE_FIRST = 'Choose a template and write the message first.'
export const NO_SUCH_CAMPAIGN = 'This campaign is finished. Its numbers are in the list.'
export const NOT_DONE = 'That could not be done.'
export const STILL_READING = 'The sites are still being read.'
export const SITES_NOT_WHOLE = 'Not all sites could be read, so "all" would leave some out. Select the sites on the page, or load the list again.'
export const ANOTHER_CAMPAIGN = 'Another campaign is not finished.'
export const OWN_MESSAGES_ONLY =
  'Counts messages of your own campaigns from this computer, of the last 90 days. What others sent, or you elsewhere, is not known here.'
export const NOBODY_REACHABLE = 'None of the selected sites can be reached this way.'
export const NO_TEST_EMAIL = 'The platform sends email only as part of a campaign, so there is no test message: check the message above before you send it.'
export const CHANNEL_HINT = 'Campaigns go out by WhatsApp. The connection profile decides whether email can be chosen.'
export const NO_EMAIL_CAMPAIGNS = 'The connection profile does not allow campaigns by email.'
export const NO_IMAGE_ADDRESS = 'The connection profile names no address for images: the image of this template cannot be sent.'

export const RECIPIENTS = 'Recipients'
export const NOT_SENT_HERE = 'This computer does not know the recipients of this campaign.'
export const NOT_SENT_HERE_WHY = 'They are known on the computer that sent the campaign, to the user who sent it, for 90 days.'
