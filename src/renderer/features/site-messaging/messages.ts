/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const WHATSAPP_CONFIG = 'WhatsApp provider config'
export const SELECT_SYSTEM = 'Please select system'
export const CONFIGURATION_SAVED = 'Configuration saved successfully...'
export const ENTER_PHONE_ID = 'Please enter Phone ID'
export const ENTER_PRODUCT_ID = 'Please enter Product ID'
export const ENTER_TOKEN = 'Please enter Token'
export const ENTER_API_KEY = 'Please enter API Key'
export const CONFIGURATION_FAILED = 'The configuration could not be loaded.'

export const NOTIFICATIONS_MASTER = 'Notifications Master'
export const NOTIFICATIONS_SAVED = 'Saved Successfully'
export const NOTIFICATIONS_FAILED = 'The notifications could not be loaded.'
export const USERS_FAILED = 'The users of the site could not be loaded.'
export const NO_USER = 'Not saved: choose a user'
export const NO_CHANNEL = 'Not saved: choose a channel'

export const NOTHING_TO_SAVE = 'Nothing to save: change something first.'
export const SAVING = 'It is being saved.'
export const NOT_SAVED = 'Not saved'
export const NOT_CONFIRMED = 'Not confirmed'
export const CHANGED_MEANWHILE = 'Somebody else changed this setting meanwhile. Close the dialog and open it again to see it.'
export const NOTHING_SENT = 'Nothing was sent: save again once the platform answers.'
