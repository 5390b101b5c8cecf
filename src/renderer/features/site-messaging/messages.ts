/** Texts quoted by the requirements, verbatim, and our own in their style. */

export const WHATSAPP_CONFIG = 'WhatsApp provider config'
export const WHATSAPP_SETTINGS = 'WhatsApp provider settings'
export const NOT_READ_BACK = 'The platform does not show what is stored. What you save here replaces it.'
export const SELECT_SYSTEM = 'Please select system'
export const CONFIGURATION_SAVED = 'Configuration saved successfully...'
export const ENTER_PHONE_ID = 'Please enter Phone ID'
export const ENTER_PRODUCT_ID = 'Please enter Product ID'
export const ENTER_TOKEN = 'Please enter Token'
export const ENTER_API_KEY = 'Please enter API Key'
export const CONFIGURATION_FAILED = 'The configuration could not be loaded.'
export const CONFIGURATION_NOT_SAVED = 'The configuration could not be saved.'

export const NOTIFICATIONS_MASTER = 'Notifications Master'
export const COMMUNICATION_CHANNELS = 'Communication channels'
export const CHANNELS_OFF =
  'The communication channels of this site are off: nobody is told of these events until they are on. Switched here, they are saved with Edit Site.'
export const NOTIFICATIONS_SAVED = 'Saved Successfully'
export const NOTIFICATIONS_FAILED = 'The notifications could not be loaded.'
export const NOTIFICATIONS_NOT_SAVED = 'The notifications could not be saved.'
export const USERS_FAILED = 'The users of the site could not be loaded.'
export const NO_USER = 'Not saved: choose a user'
export const NO_CHANNEL = 'Not saved: choose a channel'
